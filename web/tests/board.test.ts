// The board of real positions is drawn and told as kogge.svg does it, and its places can be reached by finger and key.

import { readdirSync, readFileSync } from "node:fs";
import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import { anchor, shipsAt } from "../src/board/anchors";
import { harborsOf } from "../src/board/harbors";
import { cells } from "../src/board/land";
import { nearest, spaced } from "../src/board/picking";
import { inOrder, next } from "../src/board/roving";
import { sheetOf } from "../src/board/sheet";
import { described } from "../src/board/summary";
import { told } from "../src/board/telling";
import { wayLine } from "../src/board/ways";
import type { Scene } from "../src/table/scene";
import type { Spot } from "../src/table/spots";
import { speech } from "../src/words/speech.svelte";
import { Texts } from "../src/words/texts";
import made from "./fixtures/board.json";

const FOLDER = "../src/kogge/texts/en";
const sources = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, "utf8")]);
const sceneOf = (one: { geometry: { facts: { colors: string[] } } }): Scene => ({ ...one, colors: one.geometry.facts.colors }) as unknown as Scene;
const base = sceneOf(made.base);
const isles = sceneOf(made.isles);

beforeAll(() => {
  speech.texts = new Texts("en", Object.fromEntries(sources) as Record<string, string>);
});

describe("places are where the pictures have them", () => {
  test("harbours lie before their paths", () => {
    const found = harborsOf(sheetOf(base.geometry), cells(base.fields["harbor"])).sort((a, b) => a.path - b.path);
    expect(found.map(({ path }) => path)).toEqual(made.base.harbors.map(([path]) => path));
    for (const [k, [, x = 0, y = 0]] of made.base.harbors.entries()) {
      expect(found[k]?.at.x).toBeCloseTo(x, 1);
      expect(found[k]?.at.y).toBeCloseTo(y, 1);
    }
  });

  test("ships lie where none hides another", () => {
    const found = new Map(shipsAt(isles).map(({ seat, ship, at }) => [`${seat} ${ship}`, at]));
    expect(found.size).toBe(made.isles.ships.length);
    for (const [seat, ship, x = 0, y = 0] of made.isles.ships) {
      expect(found.get(`${seat} ${ship}`)?.x).toBeCloseTo(x, 1);
      expect(found.get(`${seat} ${ship}`)?.y).toBeCloseTo(y, 1);
    }
  });

  test("a ship is not looked for anew while nothing moves that matters to it", () => {
    const before = shipsAt(isles);
    expect(shipsAt({ ...isles, fields: { ...isles.fields, cargo: [] } })).toBe(before);
    expect(shipsAt({ ...isles, fields: { ...isles.fields, ship: [[3]] } })).not.toBe(before);
  });
});

describe("the board in words", () => {
  test("is the description of the picture", () => {
    expect(described(base)).toBe(made.base.told);
    expect(described(isles)).toBe(made.isles.told);
  });

  test("tells what a pointer rests on", () => {
    expect(told(base, "robber")).toMatch(/^robber, on hex \d+$/);
    expect(told(isles, "port 66")).toBe("intersection 66: anchor port of the Council");
    expect(told(isles, "nothing 3")).toBe("");
  });
});

describe("keys and fingers", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 4 },
    { x: 50, y: 90 },
    { x: 60, y: -300 },
  ];

  test("an arrow leads to the nearest place in its direction, and nowhere if there is none", () => {
    expect(next(points, 0, "ArrowRight")).toBe(1);
    expect(next(points, 1, "ArrowLeft")).toBe(0);
    expect(next(points, 0, "ArrowDown")).toBe(2);
    expect(next(points, 2, "ArrowDown")).toBe(2);
    expect(next(points, 0, "x")).toBe(0);
  });

  test("all places can be reached, as one reads", () => {
    expect(inOrder(points)).toEqual([3, 0, 1, 2]);
    expect(next(points, 3, "PageDown")).toBe(0);
    expect(next(points, 2, "PageDown")).toBe(3);
    expect(next(points, 3, "PageUp")).toBe(2);
    expect([next(points, 1, "Home"), next(points, 1, "End")]).toEqual([3, 2]);
  });

  test("a finger means the nearest place, and none that is far away", () => {
    const placed = spaced(points.map((at, value) => ({ at, spot: { of: "path", value, label: "" } })));
    expect(nearest(placed, { x: 80, y: 0 }, 1)?.key).toBe("path 1");
    expect(nearest(placed, { x: 50, y: 30 }, 1)).toBeUndefined();
    expect(nearest(placed, { x: 50, y: 30 }, 0.3)?.key).toBe("path 1");
  });

  test("a ship gives way to the path that it lies on, and no spot covers the middle of another", () => {
    const at = { x: 0, y: 0 };
    const [path, ship] = spaced([{ at, spot: { of: "path", value: 1, label: "" } }, { at, spot: { of: "ship", value: 0, label: "" } }]);
    expect(path?.at).toEqual(at);
    expect(ship?.at.y).toBeLessThan(0);
    expect(path!.room + ship!.room).toBeLessThanOrEqual(-ship!.at.y);
  });

  test("the way of a ship goes through the intersections between its paths", () => {
    const sheet = sheetOf(base.geometry);
    const [a = 0, b = 0] = sheet.places.nodePaths[4] ?? [];
    const { x, y } = sheet.node(4);
    expect(wayLine(sheet, "path", [a, b])).toContain(`L${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}L`);
  });
});

describe("what can be chosen", () => {
  const spots: Spot[] = [
    { of: "path", value: 3, label: "Build a road", piece: "road", plays: "build_road 3" },
    { of: "hex", value: 5, label: "Send the robber", piece: "robber" },
  ];

  test("is a button with its words, and Enter chooses it once", async () => {
    const onchoose = vi.fn();
    const { container, getByRole } = render(Board, { scene: base, spots, onchoose });
    const road = getByRole("button", { name: "Build a road" });
    expect(road.getAttribute("data-spot")).toBe("path 3");
    expect(road.getAttribute("data-plays")).toBe("build_road 3");
    await fireEvent.keyDown(road, { key: "Enter" });
    await fireEvent.keyDown(road, { key: "Enter", repeat: true });
    expect(onchoose.mock.calls).toEqual([[spots[0]]]);
    const inOrderOfTab = [...container.querySelectorAll("[data-spot]")].filter((one) => one.getAttribute("tabindex") === "0");
    expect(inOrderOfTab).toHaveLength(1);
  });

  test("lies on what is drawn", () => {
    const { container } = render(Board, { scene: isles });
    expect(container.querySelectorAll("[data-piece^='ship ']")).toHaveLength(made.isles.ships.length);
    expect(container.querySelectorAll("[data-what^='hex ']").length).toBeGreaterThanOrEqual(isles.geometry.hexes.length);
    expect(anchor(isles, "ship", 99, 0)).toBeNull();
  });
});
