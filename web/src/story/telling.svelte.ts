// The log of a table, line by line: what happened in the game as `words/story` says it, and what happened at the table.

import type { Sitting, Tidings } from "../table/sitting.svelte";
import type { Happened } from "../wire/messages";
import { capital } from "../words/capital";
import { Chronicle } from "../words/chronicle";
import { type Line, Story } from "../words/story";
import { t, texts } from "../words/speech.svelte";
import { Wording } from "../words/wording";
import { namesAt } from "./reader";

/** Something that is no part of the game, told between the lines of the story. */
export interface Aside {
  text: string;
  /** How many lines of the story came before it. */
  after: number;
}

/** The story of one table as it grows. */
export class Telling {
  lines: readonly Line[] = $state.raw([]);
  private readonly chronicle = new Chronicle();
  private asides = new Map<Happened, number>();

  /** Take in what a table knows now. */
  follow(sitting: Sitting): void {
    this.lines = this.chronicle.tell(sitting, sitting.position?.turn_of ?? 0, sitting.events, texts(), namesAt(sitting));
    for (const one of sitting.happened) if (!this.asides.has(one)) this.asides.set(one, one.what === "start" ? 0 : this.lines.length);
  }

  /** What happened at the table besides, in words. */
  asidesAt(sitting: Sitting): Aside[] {
    return sitting.happened.map((one) => ({ text: aside(one, sitting), after: this.asides.get(one) ?? this.lines.length })).filter(({ text }) => text !== "");
  }
}

/** What has just happened, in sentences: for those who hear it. */
export function sentences({ events, before }: Tidings, sitting: Sitting, turnOf: number): string {
  const story = new Story({ geometry: sitting.geometry, fields: before, turnOf }, sitting.seat, texts(), namesAt(sitting));
  story.hear(events);
  return story.lines.map((line) => capital(line.text)).join(" ");
}

/** What happened at the table, told of everyone by name. */
function aside({ what, seat, bot, why }: Happened, sitting: Sitting): string {
  const who = new Wording(sitting, null, texts(), namesAt(sitting)).seat(seat);
  switch (what) {
    case "sit":
      return capital(t("story-sat", { who }));
    case "start":
      return t("story-began");
    case "undo":
      return seat !== null && seat === sitting.seat ? t("story-undone.you") : capital(t("story-undone", { who }));
    case "over":
      return ""; // the story tells it
    case "abandoned":
    case "rematch":
      return t(`join-happened-${what}`);
    default:
      return capital(t(`join-happened-${what}`, { who, bot: bot ?? "", why: why ?? "" }));
  }
}
