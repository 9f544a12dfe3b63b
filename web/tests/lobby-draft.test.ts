import { beforeEach, expect, test } from "vitest";
import { ago } from "../src/lobby/ago";
import { continued, Draft } from "../src/lobby/draft.svelte";
import { byUrgency, isAsked } from "../src/lobby/shelf.svelte";
import { keepUsual, usual } from "../src/lobby/usual";
import type { ScenarioListed, SeatShown, TableListed } from "../src/wire/messages";

const ISLES: ScenarioListed = {
  name: "land-ho",
  title: "Land Ho!",
  summary: "",
  minutes: 30,
  note: "",
  rulebook: "isles",
  players: [2, 3, 4],
  colors: ["blue", "red", "white", "orange"],
  options: [
    { name: "players", kind: "choice", choices: [2, 3, 4], default: 4 },
    { name: "colors", kind: "colors", choices: [], default: "blue,red,white,orange" },
    { name: "trade", kind: "yes or no", choices: ["yes", "no"], default: true },
    { name: "turn_limit", kind: "number", choices: [], default: 1000 },
  ],
};

beforeEach(() => localStorage.clear());

test("a new table is for oneself and bots, and only what is unusual is said", () => {
  const draft = new Draft(ISLES, "greedy");
  expect(draft.wanted.options).toEqual({});
  expect(draft.wanted.seats).toEqual([{ kind: "me" }, ...Array(3).fill({ kind: "bot", bot: "greedy" })]);
  draft.values["trade"] = false;
  draft.players = 2;
  expect(draft.wanted.options).toEqual({ trade: false, players: 2 });
  expect(draft.wanted.seats).toHaveLength(2);
});

test("whoever moves to another seat changes places", () => {
  const draft = new Draft(ISLES, "greedy");
  draft.sit(1, "friend");
  draft.sit(1, "me");
  expect(draft.sitters.slice(0, 2)).toEqual(["friend", "me"]);
  draft.sit(0, "here");
  expect(draft.wanted.seats?.slice(0, 2)).toEqual([{ kind: "me" }, { kind: "me" }]);
});

test("a table is public only where somebody can come", () => {
  const draft = new Draft(ISLES, "greedy");
  draft.isPublic = true;
  expect(draft.wanted.public).toBe(false);
  draft.sit(2, "friend");
  expect(draft.wanted.public).toBe(true);
});

test("no two seats have the same colour", () => {
  const draft = new Draft(ISLES, "greedy");
  draft.chooseColors(true);
  draft.paint(0, "white");
  expect(draft.wanted.options).toEqual({ colors: "white,red,blue,orange" });
  draft.players = 3;
  expect(draft.colors).toHaveLength(3);
});

test("the options of the last game are the usual ones, as far as they still exist", () => {
  keepUsual("land-ho", { trade: false, players: 7, gone: "x", turn_limit: "many" });
  expect(usual(ISLES)).toEqual({ trade: false });
  localStorage.setItem("kogge.options.land-ho", "{");
  expect(usual(ISLES)).toEqual({});
});

test("a record says which game goes on", () => {
  expect(continued("kogge record 1\nscenario: base\nplayers: 3\n")?.scenario).toBe("base");
  expect(continued("kogge record 1\r\nscenario: land-ho\r\nplayers: 3\r\n")?.scenario).toBe("land-ho");
  expect(continued("hello")).toBeNull();
});

const seat = (guest: string, n: number): SeatShown => ({
  ...{ seat: n, color: "red", kind: "person", name: guest, guest, here: true },
  ...{ bot: null, stood_in_for: null, has_added: false, clock: null },
});
const listed = (table: string, state: TableListed["state"], waiting: number[]): TableListed => ({
  ...{ table, state, waiting, scenario: "base", options: {}, public: false, created: "", changed: "", result: null },
  seats: [seat("ana", 0), seat("ben", 1)],
});

test("tables where one is asked come first; ended ones are elsewhere", () => {
  const tables = [listed("a", "open", []), listed("b", "playing", [1]), listed("c", "over", []), listed("d", "playing", [0])];
  expect(byUrgency(tables, "ana").map((one) => one.table)).toEqual(["d", "b", "a"]);
  expect(isAsked(listed("e", "playing", [1]), "ana")).toBe(false);
});

test("times are said as people do", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  expect(ago("2026-03-01T11:59:40Z", "en", now)).toBe("now");
  expect(ago("2026-03-01T11:55:00Z", "de", now)).toBe("vor 5 Minuten");
  expect(ago("2026-02-28T11:55:00Z", "es", now)).toBe("ayer");
  expect(ago("2026-01-01T11:55:00Z", "en", now)).toContain("2026");
});
