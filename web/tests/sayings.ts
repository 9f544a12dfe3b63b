// The page says what Python says, to the letter: tests/web/sayings.py has played the games and said it all.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Fields } from "../src/table/scene";
import type { Choice, GameEvent, Geometry, Prompt, Reason, Refusal } from "../src/wire/messages";
import { Chronicle } from "../src/words/chronicle";
import { actName, said } from "../src/words/phrases";
import { promptSaid } from "../src/words/prompts";
import { reasonSaid } from "../src/words/reasons";
import { within } from "../src/words/refusals";
import { type Line, Story } from "../src/words/story";
import { Texts } from "../src/words/texts";
import { Wording } from "../src/words/wording";

type InEach<Said> = Record<string, Said>; // by language

interface Told {
  seat: number | null;
  beginning: { fields: Fields; turn_of: number };
  end: { fields: Fields; turn_of: number };
  events: GameEvent[];
  lines: InEach<string[]>;
  late: number;
  late_lines: string[];
}

interface Moment {
  seat: number;
  fields: Fields;
  prompt: Prompt;
  choices: Choice[];
  reasons: Reason[];
  said: InEach<{ prompt: string; choices: string[]; reasons: string[] }>;
}

interface Played {
  name: string;
  geometry: Geometry;
  story: Told;
  moments: Moment[];
  acts: InEach<Record<string, string>>;
}

interface Sayings {
  texts: InEach<Record<string, string>>;
  games: Played[];
  refusals: { refusal: Refusal; said: InEach<string> }[];
}

const file = process.env["KOGGE_SAYINGS"];
if (file === undefined) throw new Error("KOGGE_SAYINGS names no file: run tests/web/test_sayings.py");
const sayings = JSON.parse(readFileSync(file, "utf-8")) as Sayings;
const languages = Object.entries(sayings.texts).map(([language, sources]) => new Texts(language, sources));

/** A line as Python writes it: names that begin a sentence stand side by side, each as if it began it alone. */
function asPython(line: Line, reader: number | null, texts: Texts): string {
  const names = 2 * line.seats.length - 1;
  const written = line.segments.map(({ text, seat }, place) => {
    if (place >= names || place === 0) return text;
    return seat === undefined ? " " : seat === reader ? texts.say("you.first") : text;
  });
  return written.join("").split(/\s+/).join(" ").trim();
}

const sceneOf = (game: Played, fields: Fields, seat: number | null) => ({
  geometry: game.geometry,
  fields,
  colors: game.geometry.facts.colors,
  seat,
});

describe.each(languages)("in $language", (texts) => {
  const { language } = texts;

  test.each(sayings.games)("a story that goes on action by action: $name", (game) => {
    const { seat, beginning, events, lines } = game.story;
    const scene = { geometry: game.geometry, fields: beginning.fields, turnOf: beginning.turn_of };
    const story = new Story(scene, seat, texts);
    const actions = new Map<number, GameEvent[]>();
    for (const event of events) actions.set(event.ply, [...(actions.get(event.ply) ?? []), event]);
    for (const action of actions.values()) story.hear(action);
    expect(story.lines.map((line) => asPython(line, seat, texts))).toEqual(lines[language]);
  });

  test.each(sayings.games)("a story that is told at its end: $name", (game) => {
    const { seat, end, events, lines } = game.story;
    const told = new Chronicle().tell(sceneOf(game, end.fields, seat), end.turn_of, events, texts);
    expect(told.map((line) => asPython(line, seat, texts))).toEqual(lines[language]);
  });

  test.each(sayings.games)("what is asked, open and closed: $name", (game) => {
    for (const moment of game.moments) {
      const wording = new Wording(sceneOf(game, moment.fields, moment.seat), moment.seat, texts);
      expect({
        prompt: promptSaid(moment.prompt, wording),
        choices: moment.choices.map((choice) => said(choice, wording)),
        reasons: moment.reasons.map((reason) => reasonSaid(reason, wording)),
      }).toEqual(moment.said[language]);
    }
  });

  test.each(sayings.games)("acts: $name", (game) => {
    for (const [act, said] of Object.entries(game.acts[language] ?? {})) expect(actName(act, texts)).toBe(said);
  });

  test("refusals", () => {
    for (const { refusal, said } of sayings.refusals) expect(within(refusal, texts)).toBe(said[language]);
  });
});

test.each(sayings.games)("the end of a story, to somebody who came late: $name", (game) => {
  const { seat, end, events, late, late_lines } = game.story;
  const english = languages.find((texts) => texts.language === "en") as Texts;
  const lately = events.filter((event) => event.ply >= late);
  const told = new Chronicle().tell(sceneOf(game, end.fields, seat), end.turn_of, lately, english);
  expect(told.map((line) => asPython(line, seat, english))).toEqual(late_lines);
});
