import { describe, expect, it, vi } from "vitest";
import { unreadOf } from "../src/story/chatter.svelte";
import { beats, joined, late } from "../src/story/motions";
import { LONGEST, pace, Reel } from "../src/story/reel.svelte";
import { lastRoll } from "../src/story/rolls";
import { ruleOf, rulesOf } from "../src/story/rulings";
import { signOf } from "../src/story/signs";
import { soundsOf } from "../src/story/sound";
import { things, type Whereabouts } from "../src/story/stage";
import { woven } from "../src/story/telling.svelte";
import type { Scene } from "../src/table/scene";
import type { Chat, GameEvent, Geometry } from "../src/wire/messages";
import type { Line } from "../src/words/story";

const words = {
  good: ["wood", "brick", "wool", "grain", "ore", "gold"],
  card: ["knight", "road_building"],
  mission: ["lairs", "fish", "spices"],
};
const scene: Scene = { geometry: { words } as unknown as Geometry, fields: { ship: [[4, -1, -1]] }, colors: [], seat: 0 };
const told = (...events: object[]): GameEvent[] => events.map((event) => ({ ply: 1, seat: 0, ...event }) as GameEvent);
const seen = (...events: object[]) => beats(told(...events), { merchant: [[7, -1]], ship: [[4, -1, -1]] }, scene);

describe("what is seen of events", () => {
  it("lets all cards of a roll fly at once, from their hexes to those who get them", () => {
    const [dice, first, ...rest] = seen(
      { kind: "rolled", total: 8, first: 3, second: 5 },
      { kind: "produced", hex: 3, good: 2, n: 2 },
      { kind: "produced", seat: 1, hex: 9, good: 4, n: 1 },
    );
    expect(dice).toEqual([{ does: "roll" }]);
    expect(rest).toEqual([]);
    expect(first).toEqual([
      { does: "fly", icon: "wool", n: 2, from: { of: "hex", value: 3 }, to: { of: "seat", value: 0, good: "wool" } },
      { does: "fly", icon: "ore", n: 1, from: { of: "hex", value: 9 }, to: { of: "seat", value: 1, good: "ore" } },
    ]);
  });

  it("shows a stolen card that nobody may know as a card, from the victim to the thief", () => {
    expect(seen({ kind: "stole", other: 2, good: null, n: 1 })).toEqual([
      [{ does: "fly", icon: "card", n: 1, from: { of: "seat", value: 2 }, to: { of: "seat", value: 0 } }],
    ]);
  });

  it("lets what is given go from the giver", () => {
    const [[trade] = [], [price] = []] = [seen({ kind: "traded", other: 2, good: 0, n: 1 })[0], seen({ kind: "paid", good: 0, n: 1 })[0]];
    expect(trade).toMatchObject({ from: { of: "seat", value: 0 }, to: { of: "seat", value: 2 } });
    expect(price).toMatchObject({ from: { of: "seat", value: 0 }, to: { of: "bank" } });
  });

  it("shows a price with what it is paid for, and marks what is seen too late", () => {
    const [built, ...rest] = seen({ kind: "paid", good: 0, n: 1 }, { kind: "paid", good: 1, n: 1 }, { kind: "road_laid", path: 3 });
    expect(rest).toEqual([]);
    expect(built?.map(({ does }) => does)).toEqual(["fly", "fly", "drop"]);
    expect(late(built ?? []).at(-1)).toEqual({ does: "mark", at: { of: "path", value: 3 } });
  });

  it("makes one way of the steps of a ship, and another of the next ship", () => {
    const sail = (ship: number, from: number, path: number) => ({ kind: "ship_sailed", ship, from, path });
    const [first, second] = seen(sail(0, 4, 5), sail(0, 5, 6), sail(1, 9, 10));
    expect(first).toEqual([{ does: "walk", piece: "ship", name: "ship 0 0", seat: 0, way: [4, 5, 6].map((value) => ({ of: "path", value })) }]);
    expect(second).toMatchObject([{ name: "ship 0 1", way: [{ value: 9 }, { value: 10 }] }]);
  });

  it("joins the ways of a ship that are told one after the other", () => {
    const sail = (ship: number, from: number, path: number) => seen({ kind: "ship_sailed", ship, from, path })[0] ?? [];
    expect(joined(sail(0, 4, 5), sail(0, 5, 6))).toMatchObject([{ way: [{ value: 4 }, { value: 5 }, { value: 6 }] }]);
    expect(joined(sail(0, 4, 5), sail(1, 5, 6))).toBeNull();
  });

  it("knows where a merchant stood before", () => {
    const walk = (intersection: number) => ({ kind: "merchant_walked", merchant: 0, intersection });
    expect(seen(walk(8), walk(9))).toMatchObject([[{ way: [{ value: 7 }, { value: 8 }, { value: 9 }] }]]);
  });

  it("drops a robber that comes from nowhere, turns tiles, shows cards and marks the rest", () => {
    expect(seen({ kind: "robber_moved", hex: 4, from: -1 })).toMatchObject([[{ does: "drop", name: "robber" }]]);
    expect(seen({ kind: "settled", intersection: 9 })).toMatchObject([[{ does: "drop", name: "home 9" }]]);
    expect(seen({ kind: "ship_launched", ship: 1, path: 9 })).toMatchObject([[{ does: "drop", name: "ship 0 1" }]]);
    expect(seen({ kind: "discovered", hex: 4, terrain: 1 })).toMatchObject([[{ does: "turn" }]]);
    expect(seen({ kind: "card_played", card: 0 })).toMatchObject([[{ does: "show", card: "knight" }]]);
    expect(seen({ kind: "lair_found", hex: 4 })).toMatchObject([[{ does: "mark" }]]);
    expect(seen({ kind: "marker_moved", mission: 1, step: 2 })).toMatchObject([[{ at: { of: "mission", word: "fish", value: 0 } }]]);
    expect(seen({ kind: "turn_began", turn: 3 }, { kind: "kept_back", hex: 1, good: 1, n: 1 })).toEqual([]);
  });

  it("lets a catch go aboard the ship", () => {
    expect(seen({ kind: "fish_caught", hex: 2, token: 4, ship: 0 })).toMatchObject([[{ icon: "fish", from: { of: "hex" }, to: { of: "path", value: 4 } }]]);
  });
});

describe("what is on the layer above the page", () => {
  const where: Whereabouts = {
    point: (end) => (end.of === "bank" ? null : { x: 10 * end.value, y: 0 }),
    piece: () => null,
    standing: () => null,
    side: () => 40,
  };
  const flight = seen({ kind: "produced", hex: 3, good: 2, n: 9 })[0] ?? [];

  it("is gone within the time of the beat, however much flies", () => {
    const flying = things(flight, LONGEST, where, false);
    expect(flying).toHaveLength(3);
    for (const { delay, lasts } of flying) expect(delay + lasts).toBeLessThanOrEqual(LONGEST);
  });

  it("is a ring at both ends of the way where nothing shall move", () => {
    expect(things(flight, LONGEST, where, true)).toMatchObject([{ look: "ring", way: [{ x: 30 }] }, { look: "ring", way: [{ x: 0 }] }]);
  });

  it("is nothing where nothing is on the screen", () => {
    expect(things(flight, LONGEST, { ...where, point: () => null }, false)).toEqual([]);
  });
});

describe("the reel", () => {
  it("gets faster the more beats wait", () => {
    expect([0, 1, 2, 3, 6].map(pace)).toEqual([600, 600, 600, 300, 150]);
  });

  it("plays one after the other, leaves out the oldest when crowded, and goes on after what fails", async () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    const reel = new Reel<number>(async (beat, milliseconds) => {
      shown.push(beat);
      if (beat === 17) throw new Error("not to be shown");
      await new Promise((over) => setTimeout(over, milliseconds));
    });
    reel.add(Array.from({ length: 20 }, (_, beat) => beat));
    expect(reel.isLong).toBe(true);
    await vi.runAllTimersAsync();
    expect(shown).toEqual([13, 14, 15, 16, 17, 18, 19]);
    expect(reel.waiting).toBe(0);
    vi.useRealTimers();
  });

  it("skips what waits and cuts what is shown", async () => {
    const shown: number[] = [];
    const reel = new Reel<number>((beat, _, cut) => {
      shown.push(beat);
      return new Promise((over) => cut.addEventListener("abort", () => over()));
    });
    reel.add([1, 2, 3]);
    reel.skip();
    await Promise.resolve();
    await Promise.resolve();
    expect(shown).toEqual([1]);
    reel.add([4]);
    await vi.waitFor(() => expect(shown).toEqual([1, 4]));
  });
});

describe("dice and sounds", () => {
  it("shows the last roll with both faces, and rolls of one die", () => {
    const events = told({ kind: "rolled", total: 8, first: 3, second: 5 }, { kind: "produced", hex: 1, good: 1, n: 1 });
    expect(lastRoll(events)).toMatchObject({ kind: "rolled", faces: [3, 5], total: 8 });
    expect(lastRoll([...events, ...told({ kind: "chased", rolled: 6 })])).toMatchObject({ kind: "chased", faces: [6], total: 6 });
    expect(lastRoll(told({ kind: "rolled", total: 8, first: null, second: null }))).toMatchObject({ faces: [], total: 8 });
    expect(lastRoll([])).toBeNull();
  });

  it("makes each sound once, and none for the own offer", () => {
    const events = told({ kind: "road_laid", path: 1 }, { kind: "road_laid", path: 2 }, { kind: "proposed" }, { kind: "won", points: 10 });
    expect(soundsOf(events, 0)).toEqual(["build", "win"]);
    expect(soundsOf(events, 1)).toEqual(["build", "offer", "win"]);
  });
});

describe("the log", () => {
  const line = (text: string): Line => ({ segments: [{ text }], text, seats: [], kinds: [], first: 0, last: 0, places: [] });
  const lines = ["one", "two", "three"].map(line);

  it("has what happened at the table between the lines", () => {
    const entries = woven(lines, [{ text: "begins", after: 0 }, { text: "is back", after: 2 }, { text: "last", after: 3 }], 0);
    expect(entries.map(({ text }) => text)).toEqual(["begins", "one", "two", "is back", "three", "last"]);
  });

  it("leaves out what was before, and keeps what came after lines that were taken back", () => {
    const entries = woven(lines, [{ text: "begins", after: 0 }, { text: "undone", after: 5 }], 1);
    expect(entries.map(({ text, place }) => [text, place])).toEqual([["two", 1], ["three", 2], ["undone", null]]);
  });

  it("has the sign of the weightiest thing in a line", () => {
    expect(signOf(["turn_began", "rolled"])).toBe("die-5");
    expect(signOf(["rolled", "road_laid", "settled"])).toBe("settlement");
    expect(signOf(["refused"])).toBe("");
  });

  it("counts what nobody has read: not the own lines, nor those of muted people", () => {
    const said = (n: number, guest: string, seat: number | null) => ({ n, guest, seat }) as Chat;
    const chat = [said(1, "a", 0), said(2, "b", 1), said(3, "c", null), said(4, "a", 0)];
    expect(unreadOf(chat, -1, [], [0])).toBe(2);
    expect(unreadOf(chat, 2, [], [0])).toBe(1);
    expect(unreadOf(chat, -1, ["c"], [0])).toBe(1);
  });

  it("finds the rule of the book that is played by", () => {
    const played = (...fields: string[]): Scene => ({ ...scene, geometry: { words, fields: Object.fromEntries(fields.map((name) => [name, {}])) } as unknown as Geometry });
    const [roll, knight] = told({ kind: "rolled", total: 8 }, { kind: "card_played", card: 0 });
    if (roll === undefined || knight === undefined) throw new Error("there are two events");
    expect(ruleOf(roll, played("home"))).toBe("B-25");
    expect(ruleOf(roll, played("home", "ship"))).toBe("E-21");
    expect(ruleOf(roll, played("kontor"))).toBe("M-21");
    expect(ruleOf(knight, played("home"))).toBe("B-44");
    expect(rulesOf([roll, roll, knight], played("home"))).toEqual(["B-25", "B-44"]);
  });
});
