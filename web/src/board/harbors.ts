// Where the ships of harbours lie: off the coast, before the path between the two intersections of each.

import { places } from "../table/places";
import type { Geometry } from "../wire/messages";
import { between, type Point, type Sheet } from "./sheet";

const OFF_THE_COAST = 60;
export const ANYTHING = "anything";

export interface Harbor {
  path: number;
  good: string;
  rate: string;
  at: Point;
  /** From its intersections towards the ship. */
  jetties: [Point, Point][];
}

/** Every harbour, of the kind at each intersection (-1: none). */
export function harborsOf(sheet: Sheet, kinds: readonly number[]): Harbor[] {
  return [...sides(sheet.geometry, kinds)].map(([path, kind]) => {
    const at = anchorage(sheet, path);
    const { name = "", rate = 0 } = sheet.geometry.facts.harbors[kind] ?? {};
    return {
      path,
      at,
      good: sheet.geometry.facts.resources.includes(name) ? name : ANYTHING,
      rate: `${rate}:1`,
      jetties: (sheet.geometry.paths[path] ?? []).map((n) => jetty(sheet.node(n), at)),
    };
  });
}

/** The paths between two intersections of the same harbour, each with its kind. */
function sides(geometry: Geometry, kinds: readonly number[]): Map<number, number> {
  const { paths } = geometry;
  const { pathHexes } = places(geometry);
  const ends = (e: number): number[] => paths[e] ?? [];
  const kindOf = (e: number): number => {
    const [a = -1, b = -1] = ends(e).map((n) => kinds[n] ?? -1);
    return a === b ? a : -1;
  };
  const likely = paths.map((_, e) => e).filter((e) => pathHexes[e]?.length === 1 && kindOf(e) >= 0);
  const crowd = new Map(likely.map((e) => [e, likely.filter((other) => ends(other).some((n) => ends(e).includes(n))).length]));
  likely.sort((a, b) => (crowd.get(a) ?? 0) - (crowd.get(b) ?? 0)); // of equal harbours side by side, the outer ones first
  const served = new Set<number>();
  const found = new Map<number, number>();
  for (const e of likely) {
    if (ends(e).some((n) => served.has(n))) continue;
    for (const n of ends(e)) served.add(n);
    found.set(e, kindOf(e));
  }
  return found;
}

function anchorage(sheet: Sheet, path: number): Point {
  const inland = sheet.hex(sheet.places.pathHexes[path]?.[0] ?? 0);
  const shore = sheet.middle(path);
  return between(inland, shore, 1 + OFF_THE_COAST / Math.hypot(shore.x - inland.x, shore.y - inland.y));
}

/** Planks from an intersection towards a ship. */
const jetty = (node: Point, ship: Point): [Point, Point] => [between(node, ship, 0.1), between(node, ship, 0.68)];
