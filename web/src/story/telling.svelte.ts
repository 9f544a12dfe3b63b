// The log of a table, line by line: what happened in the game, and what happened at the table in between.

import type { Sitting, Tidings } from "../table/sitting.svelte";
import type { Happened } from "../wire/messages";
import { capital } from "../words/capital";
import { Chronicle } from "../words/chronicle";
import { t, texts } from "../words/speech.svelte";
import { type Line, Story } from "../words/story";
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
  private readonly asides = new Map<Happened, number>();

  /** Take in what a table knows now. */
  follow(sitting: Sitting): void {
    this.lines = this.chronicle.tell(sitting, sitting.position?.turn_of ?? 0, sitting.events, texts(), namesAt(sitting));
    for (const one of sitting.happened) {
      if (!this.asides.has(one)) this.asides.set(one, one.what === "start" ? 0 : this.lines.length);
    }
  }

  /** What happened at the table besides, in words. */
  asidesAt(sitting: Sitting): Aside[] {
    const told = sitting.happened.map((one) => ({ text: aside(one, sitting), after: this.asides.get(one) ?? this.lines.length }));
    return told.filter(({ text }) => text !== "");
  }
}

/** What stands in the log: a line of the story, or something that is told aside. */
export interface Entry {
  key: string;
  /** Which line of the story it is; without one it is told aside. */
  place: number | null;
  line: Line | null;
  text: string;
}

/** Lines from a place on, with what happened at the table in between. */
export function woven(lines: readonly Line[], asides: readonly Aside[], from: number): Entry[] {
  const made: Entry[] = [];
  const tellAside = (place: number): void => {
    for (const [n, one] of asides.entries()) {
      const isLost = place === lines.length && one.after > place; // lines that were taken back were before it
      if (one.after === place || isLost) made.push({ key: `aside ${n}`, place: null, line: null, text: one.text });
    }
  };
  for (const [n, line] of lines.slice(from).entries()) {
    tellAside(from + n);
    made.push({ key: `line ${from + n}`, place: from + n, line, text: line.text });
  }
  tellAside(lines.length);
  return made;
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
