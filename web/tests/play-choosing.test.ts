// Choices of real positions (made by playing games in Python), narrowed by clicks.

import { describe, expect, it } from "vitest";
import { type Asked, Choosing } from "../src/play/choosing.svelte";
import { isPiece } from "../src/play/narrowing";
import type { Choice } from "../src/wire/messages";
import made from "./fixtures/choosing.json";

type Name = keyof typeof made;

class Table {
  played: string[] = [];
  choices: Choice[] | null;
  position: Asked["position"];
  geometry: Asked["geometry"];
  seat: number;

  constructor(name: Name) {
    const from = made[name];
    this.choices = from.choices as unknown as Choice[];
    this.position = from.position;
    this.geometry = from.geometry as unknown as Asked["geometry"];
    this.seat = from.seat;
  }

  act(...actions: string[]): Promise<void> {
    this.played.push(...actions);
    return Promise.resolve();
  }
}

function at(name: Name): { table: Table; choosing: Choosing } {
  const table = new Table(name);
  return { table, choosing: new Choosing(table, { choice: (choice) => choice.text, act: (act) => act }) };
}

const of = (table: Table, act: string): Choice[] => (table.choices ?? []).filter((choice) => choice.act === act);
const last = (choice: Choice): { of: string; value: number } => choice.parts.at(-1)!;
const spotsOf = (choosing: Choosing): string[] => choosing.spots.map((spot) => `${spot.of} ${spot.value}`).sort();

describe("What, then where", () => {
  it("an armed act shows its places, and the click on one plays", () => {
    const { table, choosing } = at("base-action");
    choosing.arm("build_road");
    const roads = of(table, "build_road");
    expect(spotsOf(choosing)).toEqual(roads.map((road) => `path ${last(road).value}`).sort());
    expect(choosing.spots.every((spot) => spot.piece === "road" && spot.plays?.startsWith("build_road"))).toBe(true);
    choosing.choose(last(roads[0]!));
    expect(table.played).toEqual([roads[0]!.text]);
  });

  it("a single place is shown before it is taken", () => {
    const { table, choosing } = at("base-action");
    table.choices = [...of(table, "build_city").slice(0, 1), ...of(table, "end_turn")];
    expect(choosing.plainly("build_city")).toBeNull();
    choosing.arm("build_city");
    expect(table.played).toEqual([]);
    expect(choosing.spots).toHaveLength(1);
  });

  it("an act without parts is played at once", () => {
    const { table, choosing } = at("base-action");
    choosing.arm("end_turn");
    expect(table.played).toEqual(["end_turn"]);
  });

  it("arming twice, and Esc, put an act down", () => {
    const { choosing } = at("base-action");
    choosing.arm("build_road");
    choosing.arm("build_road");
    expect(choosing.aim.act).toBeNull();
    choosing.arm("build_road");
    choosing.back();
    expect(choosing.aim.act).toBeNull();
    expect(choosing.canGoBack).toBe(false);
  });

  it("what is not on the board is picked from a list", () => {
    const { table, choosing } = at("isles-crew");
    choosing.arm("build_crew");
    expect(choosing.list.map((opening) => opening.choices[0]!.text)).toEqual(of(table, "build_crew").map((crew) => crew.text));
    choosing.pick(choosing.list[1]!);
    expect(table.played).toEqual([of(table, "build_crew")[1]!.text]);
  });
});

describe("Where, then what", () => {
  it("a place offers what can be done there, and a second click does it", () => {
    const { table, choosing } = at("base-action");
    const town = of(table, "build_city")[0]!;
    choosing.choose(last(town));
    expect(table.played).toEqual([]);
    expect(choosing.menu?.openings.map((opening) => opening.act)).toEqual(["build_city"]);
    choosing.pick(choosing.menu!.openings[0]!);
    expect(table.played).toEqual([town.text]);
  });

  it("trades are no places", () => {
    const { choosing } = at("base-action");
    expect(choosing.list).toEqual([]);
    expect(new Set(choosing.openings.map((opening) => opening.act))).not.toContain("bank_trade");
  });
});

describe("Steps that ask for one thing", () => {
  it("arm it by themselves", () => {
    const { table, choosing } = at("base-robber");
    expect(choosing.aim.act).toBe("move_robber");
    expect(choosing.canGoBack).toBe(false);
    choosing.choose(last(of(table, "move_robber")[3]!));
    expect(table.played).toEqual([of(table, "move_robber")[3]!.text]);
  });

  it("never arm a card, nor anything beside the dice", () => {
    const { table, choosing } = at("base-action");
    const part = (value: number): Choice["parts"] => [{ of: "resource", value, name: `${value}` }];
    const plain = of(table, "end_turn")[0]!;
    const cards = [0, 1].map((value) => ({ ...plain, act: "play_monopoly", text: `play_monopoly ${value}`, parts: part(value) }));
    table.geometry = { ...table.geometry, steps: { action: ["roll", "play_monopoly"] } };
    table.choices = [{ ...plain, act: "roll", text: "roll" }, ...cards];
    expect(choosing.aim.act).toBeNull();
    expect(choosing.list).toEqual([]);
  });

  it("arm nothing beside the end of a turn", () => {
    const { choosing } = at("isles-tribute");
    expect(choosing.aim.act).toBeNull();
    expect(choosing.spots.length).toBeGreaterThan(0);
  });

  it("list whom to rob, even if it is only one", () => {
    const { table, choosing } = at("base-rob");
    expect(choosing.list.map((opening) => opening.choices[0]!.text)).toEqual(of(table, "rob").map((rob) => rob.text));
  });

  it("show the way on of whoever is on the way", () => {
    const { table, choosing } = at("europe-drive");
    expect(spotsOf(choosing)).toContain(`path ${last(of(table, "drive")[0]!).value}`);
  });
});

describe("Journeys", () => {
  it("a click on a ship shows where it can go, by what that costs", () => {
    const { table, choosing } = at("isles-movement");
    const ship = of(table, "sail")[0]!.parts[0]!;
    expect(choosing.spots.every((spot) => isPiece(spot.of) && spot.seat === table.seat)).toBe(true);
    choosing.choose(ship);
    const far = of(table, "sail").filter((sail) => sail.parts[0]!.value === ship.value);
    expect(choosing.spots.filter((spot) => spot.of === "path")).toHaveLength(far.length);
    const bands = new Map(choosing.spots.filter((spot) => spot.of === "path").map((spot) => [spot.value, spot]));
    const windy = far.find((sail) => "wool" in sail.price && !("gold" in sail.price));
    if (windy !== undefined) expect(bands.get(last(windy).value)).toMatchObject({ band: 1, way: windy.way, sign: `${windy.way.length}` });
    const calm = far.find((sail) => Object.keys(sail.price).length === 0)!;
    choosing.choose(last(calm));
    expect(table.played).toEqual([calm.text]);
  });

  it("what costs wool is asked for once", () => {
    const { table, choosing } = at("isles-movement");
    const windy = of(table, "sail").find((sail) => "wool" in sail.price)!;
    choosing.choose(windy.parts[0]!);
    choosing.choose(last(windy));
    expect(table.played).toEqual([]);
    expect(choosing.asking).toBe(windy);
    choosing.play(windy);
    expect(table.played).toEqual([windy.text]);
  });

  it("tribute is two clicks for whoever could read it before, and asked for under a finger", () => {
    const { table, choosing } = at("isles-tribute");
    const tribute = of(table, "sail").find((sail) => Object.keys(sail.price).join() === "gold")!;
    expect(choosing.spots.find((spot) => spot.value === last(tribute).value)).toMatchObject({ band: 2, plays: tribute.text });
    choosing.isTouched = true;
    choosing.choose(last(tribute));
    expect(choosing.asking).toBe(tribute);
    choosing.back();
    choosing.isTouched = false;
    choosing.choose(last(tribute));
    expect(table.played).toEqual([tribute.text]);
  });

  it("a ship that is picked stays picked at the next decision, and another can be taken instead", () => {
    const { table, choosing } = at("isles-movement");
    const [first, second] = [...new Set(of(table, "sail").map((sail) => sail.parts[0]!.value))];
    choosing.choose({ of: "ship", value: first! });
    expect(choosing.list.some((opening) => opening.act === "stow" || opening.act === "buy_wind")).toBe(true);
    table.choices = [...table.choices!];
    expect(choosing.aim.picked).toMatchObject([{ of: "ship", value: first }]);
    choosing.choose({ of: "ship", value: second! });
    expect(choosing.aim.picked).toMatchObject([{ of: "ship", value: second }]);
  });

  it("merchants and caravans are places to click beside what can be built", () => {
    const { table, choosing } = at("europe-action");
    const { value } = of(table, "walk")[0]!.parts[0]!;
    expect(spotsOf(choosing)).toContain(`merchant ${value}`);
    expect(choosing.spots.some((spot) => spot.way !== undefined)).toBe(false);
    choosing.choose({ of: "merchant", value });
    expect(choosing.spots.filter((spot) => spot.way !== undefined).length).toBe(of(table, "walk").filter((walk) => walk.parts[0]!.value === value).length);
  });
});

describe("What throws something away", () => {
  it("is asked for once more, and is forgotten at the next decision", () => {
    const { table, choosing } = at("europe-action");
    const anew = of(table, "reform_caravan")[0]!;
    choosing.play(anew);
    expect(choosing.asking).toBe(anew);
    table.choices = [...table.choices!];
    expect(choosing.asking).toBeNull();
    expect(table.played).toEqual([]);
  });
});
