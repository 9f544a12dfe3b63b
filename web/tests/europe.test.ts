// The map of Merchants of Europe and what lies beside it, in a real position: a merchant of orange could found a kontor.

import { describe, expect, it } from "vitest";
import { landNames, seaNames, seas, shores, trails } from "../src/board/europe/atlas";
import { cities, cityNames } from "../src/board/europe/cities";
import { clearest, linesOf, overlap, width } from "../src/board/europe/lettering";
import { caravans, merchants } from "../src/board/europe/travellers";
import { sheetOf } from "../src/board/sheet";
import { storehouse } from "../src/europe/storehouse";
import { atSea, bareLands, foundedAt } from "../src/europe/tokens";
import type { Scene } from "../src/table/scene";
import type { Choice } from "../src/wire/messages";
import made from "./fixtures/europe.json";

const scene = { ...made, colors: made.geometry.facts.colors } as unknown as Scene;
const { geometry } = scene;
const choices = made.choices as unknown as Choice[];

describe("the atlas", () => {
  it("has every sea, and a name in each language", () => {
    expect(seas(geometry)).toHaveLength(geometry.facts.chart.waters.length);
    expect(seaNames(geometry, "en").map(({ lines }) => lines.join(" "))).toContain("Norwegian Sea");
    expect(seaNames(geometry, "de").map(({ lines }) => lines.join(" "))).toContain("Skagerrak");
    expect(landNames(geometry, "es")[3]?.lines).toEqual(["Finlandia"]);
  });

  it("draws every path once, and shores only where land meets sea", () => {
    const { land, sea } = trails(geometry);
    const lines = (d: string): number => d.split("M").length - 1;
    expect(lines(land) + lines(sea)).toBe(geometry.paths.length);
    expect(lines(sea)).toBeGreaterThan(20);
    expect(lines(shores(geometry))).toBeLessThan(lines(land));
  });
});

describe("names of cities", () => {
  it("are beside every city, with the gold of its coast", () => {
    const names = cityNames(geometry, "en", 19, false);
    expect(names).toHaveLength(cities(geometry).length);
    expect(names.find(({ name }) => name === "Edinburgh")?.gold).toBe(2);
  });

  it("hide neither numbers nor each other", () => {
    for (const language of ["en", "es", "de"]) {
      const boxes = cityNames(geometry, language, 19, false).map(({ x, y, name }) => {
        const wide = width(name, 19) / 2;
        return { x: x + wide, y, wide, high: 8 };
      });
      const numbers = sheetOf(geometry).hexes.map((at) => ({ ...at, wide: 27, high: 27 }));
      const hidden = boxes.filter((box, k) => [...numbers, ...boxes.slice(k + 1)].some((other) => overlap(box, other) > 40));
      expect(hidden.length).toBeLessThan(4);
    }
  });
});

describe("lettering", () => {
  it("breaks long names at the blank nearest to the middle", () => {
    expect(linesOf("Gulf of Finland", 11)).toEqual(["Gulf of", "Finland"]);
    expect(linesOf("Constantinople", 11)).toEqual(["Constantinople"]);
  });

  it("takes the first box that hides nothing, or that hides least", () => {
    const box = (x: number) => ({ x, y: 0, wide: 5, high: 5 });
    expect(clearest([box(0), box(20)], [box(2)])).toEqual(box(20));
    expect(clearest([box(0), box(6)], [box(2), box(15)])?.x).toBe(6);
    expect(clearest([], [])).toBeUndefined();
  });
});

describe("travellers", () => {
  it("stand where the fields say, and the one that walks is marked", () => {
    const walking = merchants(scene, made.position.turn_of).filter(({ isMoving }) => isMoving);
    expect(walking.map(({ seat, place }) => [seat, place])).toEqual([[3, 188]]);
    expect(merchants(scene, null).some(({ isMoving }) => isMoving)).toBe(false);
  });

  it("don't stand on each other", () => {
    const all = caravans(scene, null);
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(all.length);
  });
});

describe("beside the map", () => {
  it("lie the goods of each seat", () => {
    expect(storehouse(scene, 3)).toEqual({ seat: 3, delivered: 4, open: 1, covered: 3 });
  });

  it("lie tokens, and one knows which a kontor here would bring", () => {
    expect(atSea(scene, "green")).toEqual([9, 11]);
    expect(atSea(scene, "grey")).toEqual([]);
    expect(foundedAt(scene, choices)).toBe(188);
    expect(foundedAt(scene, [])).toBeNull();
    expect(bareLands(scene, 188).map(({ color }) => color)).toEqual(["grey"]);
  });
});
