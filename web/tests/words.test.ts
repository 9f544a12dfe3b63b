// What the page says in its own way: where nothing is typed, where people have names, and where something goes wrong.

import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Scene } from "../src/table/scene";
import { Refused, Unreachable } from "../src/wire/http";
import type { GameEvent, Position, Prompt, ReasonPart, Refusal } from "../src/wire/messages";
import { Chronicle } from "../src/words/chronicle";
import { namesOf } from "../src/words/names";
import { saidPart } from "../src/words/phrases";
import { promptSaid, waitingSaid } from "../src/words/prompts";
import { refusalSaid, troubleSaid, within } from "../src/words/refusals";
import { speech } from "../src/words/speech.svelte";
import { Texts } from "../src/words/texts";
import { Wording } from "../src/words/wording";

const FOLDER = "../src/kogge/texts";
const read = (language: string): Texts =>
  new Texts(language, Object.fromEntries(readdirSync(`${FOLDER}/${language}`).map((name) => [name, readFileSync(`${FOLDER}/${language}/${name}`, "utf8")])));
const [english, german] = [read("en"), read("de")];

const colors = ["red", "blue", "white"];
const events = {
  rolled: { seat: "seat", total: "number", first: "face", second: "face" },
  road_laid: { seat: "seat", path: "path" },
  refused: { seat: "seat" },
};
const facts = { players: 3, colors, chart: { names: {} } };
const scene = { geometry: { facts, events, words: {}, paths: [] }, fields: {}, colors, seat: 0 } as unknown as Scene;
const wording = new Wording(scene, 0, english);

beforeAll(() => {
  speech.texts = english;
});

describe("a part of an action", () => {
  test("of which no rulebook speaks is said as it is written", () => {
    expect(saidPart({ of: "jewel", value: 0, name: "ruby" }, wording)).toBe("ruby");
    expect(saidPart({ of: "hex", value: 7, name: "7" }, wording)).toBe("hex 7");
  });
});

describe("a prompt", () => {
  const discard: Prompt = { message: "prompt-discard", variants: [], parts: { n: 4 }, slots: { n: "count" } };

  test("tells nobody to type something", () => {
    expect(promptSaid(discard, wording)).toBe("A seven: give up 4 cards.");
    const answer = { message: "prompt-answer_offer", variants: ["call"], parts: {}, slots: {} };
    expect(promptSaid(answer, wording)).toBe("Make an offer, or decline.");
  });

  test("is said by the name of its step where nobody has put it into words", () => {
    expect(promptSaid({ ...discard, message: "prompt-paint_ships" }, wording)).toBe("Paint ships.");
  });

  test("tells others whom they wait for, and for what", () => {
    const position = { step: "discard", waiting: [0, 1, 2] } as Position;
    expect(waitingSaid(position, wording)).toBe(`Waiting for ${colors[1]} and ${colors[2]} to give up half of their cards.`);
    expect(waitingSaid({ ...position, step: "paint_ships", waiting: [1] }, wording)).toBe(`Waiting for ${colors[1]}.`);
    expect(waitingSaid({ ...position, waiting: [0] }, wording)).toBe("");
  });

  test("has words for those who wait at every step that asks something", () => {
    const sources = readFileSync(`${FOLDER}/en/prompts.ftl`, "utf8");
    const steps = [...sources.matchAll(/^prompt-(\w+) =/gm)].map((found) => found[1] ?? "");
    expect(steps.length).toBeGreaterThan(25);
    for (const step of steps) expect(german.knows(`words-waiting-${step}`), step).toBe(true);
  });
});

describe("a refusal", () => {
  const refusal = (key: string, parts: Refusal["parts"] = {}): Refusal => ({ of: "refusal", key, parts });

  test("is a sentence", () => {
    expect(refusalSaid(refusal("game_over"), english)).toBe("The game is over.");
    expect(refusalSaid({ ...refusal(""), sentence: "a seed is a number" }, english)).toBe("A seed is a number.");
  });

  test("says why, and not what else could be typed", () => {
    const said = { en: "1 ore is missing." };
    const reason: ReasonPart = { of: "reason", rule: "B-15", key: "too_dear", parts: {}, slots: {}, others: [], said };
    const told = refusal("not_possible", { action: "roll", when: "now", seat: "red", others: [], reason: [reason] });
    expect(refusalSaid(told, english)).toBe("1 ore is missing [B-15].");
    expect(refusalSaid({ ...told, parts: { ...told.parts, reason: [] } }, english)).toBe("That is not possible now.");
  });

  test("quotes what somebody wrote so that it can be read", () => {
    const quoted = (value: string): string => within(refusal("mute_whom", { name: { of: "written", value, cut: 0 } }), english);
    expect(quoted("Ana")).toContain("'Ana'");
    expect(quoted("O'Neil")).toContain(`"O'Neil"`);
    expect(quoted("a\tb\u0007\u202e\\")).toContain(String.raw`'a\tb\x07\u202e\\'`);
  });

  test("and all other trouble says what to do", () => {
    expect(troubleSaid(new Refused(refusal("game_over")))).toBe("The game is over.");
    expect(troubleSaid(new Unreachable("502"))).toContain("try again");
    expect(troubleSaid(new TypeError("x is undefined"))).toContain("Load it again");
  });
});

describe("names", () => {
  const seat = (name: string, kind: "person" | "bot" | "open" = "person") => ({ name, kind });

  test("are those of people, unless two have the same", () => {
    expect(namesOf([seat("Ana"), seat("greedy", "bot"), seat(""), seat("Bo")])).toEqual(["Ana", null, null, "Bo"]);
    expect(namesOf([seat("Ana"), seat("Ana")])).toEqual([null, null]);
  });

  test("stand in sentences instead of colours, but not for the reader", () => {
    const named = new Wording(scene, 0, german, ["Ana", "Bo", null]);
    expect([0, 1, 2].map((one) => named.seat(one))).toEqual(["du", "Bo", german.name("color", colors[2] ?? "")]);
  });
});

describe("a chronicle", () => {
  const rolled = (ply: number, seat: number): GameEvent => ({ ply, kind: "rolled", seat, total: 8, first: 5, second: 3 });
  const road = (ply: number, path: number): GameEvent => ({ ply, kind: "road_laid", seat: 1, path });
  const tell = (chronicle: Chronicle, events: GameEvent[]): string[] =>
    chronicle.tell(scene, 1, events, english, [null, "Bo"]).map((line) => line.text);

  test("goes on where it was, and begins anew after an undo", () => {
    const chronicle = new Chronicle();
    const events = [rolled(7, 1), road(8, 3)];
    expect(tell(chronicle, events)).toEqual(["Bo rolled 8 (5+3), built a road on path 3."]);
    expect(tell(chronicle, [...events, rolled(9, 0)])).toEqual(["Bo rolled 8 (5+3), built a road on path 3.", "You rolled 8 (5+3)."]);
    expect(tell(chronicle, [rolled(7, 1)])).toEqual(["Bo rolled 8 (5+3)."]);
  });

  test("knows of which seats, actions, kinds and places it tells", () => {
    const [line] = new Chronicle().tell(scene, 1, [rolled(7, 1), road(8, 3)], english);
    expect(line).toMatchObject({ seats: [1], first: 7, last: 8, kinds: ["rolled", "road_laid"], places: [{ of: "path", value: 3 }] });
    expect(line?.segments[0]).toEqual({ text: colors[1], seat: 1 });
  });

  test("lists those who did the same by name", () => {
    const said = (seat: number): GameEvent => ({ ply: 5 + seat, kind: "refused", seat });
    expect(tell(new Chronicle(), [said(1), said(0), said(2)])).toEqual([`Bo, you and ${colors[2]} declined.`]);
  });
});
