// What stands on the players' cards, of real positions that were made by playing games in Python.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { figures, neutrals, played, reserves } from "../src/company/figures";
import { called, left, remark, told } from "../src/company/standing";
import type { Scene } from "../src/table/scene";
import type { Position, SeatShown, TableShown } from "../src/wire/messages";
import { Texts } from "../src/words/texts";
import made from "./fixtures/trade.json";

const FOLDER = "../src/kogge/texts/en";
const texts = new Texts("en", Object.fromEntries(readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, "utf8")])));

function scene(game: keyof typeof made, changes: Scene["fields"] = {}): Scene {
  const { geometry, own_turn } = made[game];
  const fields = { ...(own_turn.fields as unknown as Scene["fields"]), ...changes };
  return { geometry: geometry as unknown as Scene["geometry"], fields, colors: geometry.facts.colors, seat: own_turn.seat };
}

const SEAT: SeatShown = {
  seat: 0,
  color: "red",
  kind: "person",
  name: "Ana",
  guest: "g",
  here: true,
  bot: null,
  stood_in_for: null,
  has_added: false,
  clock: null,
};
const TABLE = { state: "playing" } as TableShown;
const POSITION = made.base.own_turn.position as unknown as Position;

describe("figures", () => {
  it("are those that the game counts", () => {
    expect(figures(scene("base"), 0, texts).map((one) => one.of)).toEqual(["hand_size", "card_count", "knights", "route_length"]);
    const isles = figures(scene("spices"), 0, texts).map((one) => one.of);
    expect(isles).toContain("gold");
    expect(isles).toContain("spices_track");
    expect(isles).not.toContain("knights");
  });

  it("warn of a hand that a seven would halve, and of cards that are due", () => {
    const [hand] = figures(scene("base"), 0, texts);
    expect(hand).toMatchObject({ n: 15, isUrgent: true });
    const [due] = figures(scene("base", { discards_due: [[7], [0], [0], [0]] }), 0, texts);
    expect(due).toMatchObject({ of: "discards_due", n: 7, isUrgent: true });
  });

  it("tell an award and what it is worth", () => {
    const honoured = scene("base", { longest_route: [[0]], route_length: [[5], [1], [1], [1]] });
    const route = (seat: number) => figures(honoured, seat, texts).find((one) => one.of === "route_length")!;
    expect(route(0)).toMatchObject({ n: 5, award: 2, said: "route of 5; The longest trade route: 2 points" });
    expect(route(1).award).toBe(0);
  });

  it("tell what is left to build with, and which cards were played", () => {
    expect(reserves(scene("base"), 0, texts).map((one) => one.said)).toEqual(["13 roads", "3 settlements", "4 cities"]);
    const cards = scene("base", { played_cards: [[2, 0, 1, 0, 0]] });
    expect(played(cards, 0, texts)).toEqual(["1 discovery"]);
  });

  it("tell the colours that nobody plays", () => {
    expect(neutrals(scene("base"))).toEqual([]);
    const three = scene("base");
    const facts = { ...three.geometry.facts, players: 3 };
    expect(neutrals({ ...three, geometry: { ...three.geometry, facts } })).toEqual([three.colors[3]]);
  });
});

describe("a seat", () => {
  it("is called by whoever sits there", () => {
    expect(called(SEAT, texts)).toBe("Ana");
    expect(called({ ...SEAT, kind: "bot", bot: "greedy", name: "" }, texts)).toBe("Ada");
    expect(called({ ...SEAT, seat: 2, kind: "bot", bot: "greedy", name: "" }, texts)).toBe("Maud");
    expect(called({ ...SEAT, kind: "open", name: "" }, texts)).toBe("Open seat");
  });

  it("has one remark, the most telling", () => {
    expect(remark(SEAT, TABLE, POSITION, texts)).toBe("to decide");
    expect(remark({ ...SEAT, here: false }, TABLE, POSITION, texts)).toBe("not here");
    expect(remark({ ...SEAT, here: false, stood_in_for: "greedy" }, TABLE, POSITION, texts)).toBe("the bot greedy plays meanwhile");
    expect(remark({ ...SEAT, seat: 2 }, TABLE, POSITION, texts)).toBe("");
    expect(remark(SEAT, { state: "over" } as TableShown, { ...POSITION, winners: [0] }, texts)).toBe("has won");
  });

  it("has a clock that runs while the seat is waited for", () => {
    expect(left(90, 1000, 6000, true)).toBe(85);
    expect(left(90, 1000, 6000, false)).toBe(90);
    expect([told(245), told(3723), told(-4), told(9.2)]).toEqual(["4:05", "1:02:03", "0:00", "0:10"]);
  });
});
