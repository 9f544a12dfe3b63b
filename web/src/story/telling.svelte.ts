// The log of a table, line by line: what happened in the game as `words/story` says it, and what happened at the table.

import { type Fields, NOBODY } from "../table/scene";
import type { Sitting, Tidings } from "../table/sitting.svelte";
import type { GameEvent, Geometry, Happened } from "../wire/messages";
import { capital } from "../words/capital";
import { type Line, Story } from "../words/story";
import { t, texts } from "../words/speech.svelte";
import type { Texts } from "../words/texts";
import { type Names, Wording } from "../words/wording";
import { namesAt } from "./reader";

/** Something that is no part of the game, told between the lines of the story. */
export interface Aside {
  text: string;
  /** How many lines of the story came before it. */
  after: number;
}

/** The story of one table as it grows: it is begun anew only when the past, the reader or the language has changed. */
export class Telling {
  lines: readonly Line[] = $state.raw([]);
  private story: Story | null = null;
  private heard: readonly GameEvent[] = [];
  private told: { texts: Texts; names: string; reader: number | null } | null = null;
  private asides = new Map<Happened, number>();

  /** Take in what a table knows now. */
  follow(sitting: Sitting): void {
    const { events, seat } = sitting;
    const names = namesAt(sitting);
    const now = { texts: texts(), names: names.join("\n"), reader: seat };
    const isSame = this.told !== null && now.texts === this.told.texts && now.names === this.told.names && now.reader === this.told.reader;
    const isLonger = events.length >= this.heard.length && events[this.heard.length - 1] === this.heard.at(-1);
    if (this.story === null || !isSame || !isLonger) this.begin(sitting, names);
    else if (events.length > this.heard.length) this.story.hear(events.slice(this.heard.length));
    [this.heard, this.told] = [events, now];
    this.lines = this.story?.lines ?? [];
    for (const one of sitting.happened) if (!this.asides.has(one)) this.asides.set(one, one.what === "start" ? 0 : this.lines.length);
  }

  /** What happened at the table besides, in words. */
  asidesAt(sitting: Sitting): Aside[] {
    return sitting.happened.map((one) => ({ text: aside(one, sitting), after: this.asides.get(one) ?? this.lines.length })).filter(({ text }) => text !== "");
  }

  private begin(sitting: Sitting, names: Names): void {
    const { geometry, fields, events, seat } = sitting;
    const turnOf = turnBefore(events, sitting.position?.turn_of ?? 0, geometry.facts.players);
    this.story = new Story({ geometry, fields: fieldsBefore(fields, events, geometry), turnOf }, seat, texts(), names);
    this.story.hear(events);
  }
}

/** Whose turn it was before some events. */
export function turnBefore(events: readonly GameEvent[], now: number, players: number): number {
  const first = events.find((event) => event.kind === "turn_began");
  return first?.seat === undefined || first.seat === null ? now : (first.seat + players - 1) % players;
}

/** The fields that names depend on (land, numbers, points, the turn), as they were before some events. */
export function fieldsBefore(fields: Fields, events: readonly GameEvent[], geometry: Geometry): Fields {
  const copy = (name: string): (number | null)[][] => fields[name]?.map((row) => [...row]) ?? [];
  const before: Fields = { ...fields };
  for (const name of ["terrain", "number", "points", "turn", "shoal_hex"]) if (name in fields) before[name] = copy(name);
  const hidden = geometry.words["terrain"]?.indexOf("unexplored") ?? NOBODY;
  const put = (name: string, row: number | null, value: number): void => {
    const cells = before[name]?.[row ?? NOBODY];
    if (cells !== undefined) cells[0] = value;
  };
  for (const event of events.toReversed()) {
    if (event.kind === "discovered" && hidden >= 0) put("terrain", event.hex, hidden);
    else if (event.kind === "token_laid") put("number", event.hex, 0);
    else if (event.kind === "token_lifted") put("number", event.hex, event.token ?? 0);
    else if (event.kind === "shoal_numbered") put("shoal_hex", event.token, NOBODY);
    else if (event.kind === "scored") put("points", event.seat, (before["points"]?.[event.seat ?? NOBODY]?.[0] ?? 0) - event.n);
    else if (event.kind === "turn_began") put("turn", 0, event.turn - 1);
  }
  return before;
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
