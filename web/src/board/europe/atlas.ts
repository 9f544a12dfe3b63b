// A board that is a map: its seas and shores, lands and paths, as one draws them. All of it is printed: it never changes.

import type { Geometry } from "../../wire/messages";
import { closed, type Point, SIDE, sheetOf, through } from "../sheet";
import { fitting, linesOf } from "./lettering";

const HALF = (Math.sqrt(3) / 2) * SIDE; // of the width of a hex
/** The neighbours of a hex; the side towards the k-th lies between its corners k - 1 and k, clockwise from the top. */
const AROUND = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;
const SEA_NAME = 24; // size of the letters, at most
const SEA_WIDTH = 138; // of a sea's name, at most
const LONGEST_SEA = 11; // letters in one line
export const LAND_NAME = 17;
const LONGEST_LAND = 12;
const LAND_WIDTH = 122; // of a land's name, at most
const NORTH = 58; // from the middle of a land to its name

type Called = Record<string, string>;
type Cell = readonly number[];

/** A name, line by line, and where it is written. */
export interface Lettered extends Point {
  lines: string[];
  size: number;
}

/** What the board has in several languages, in one of them or else in English. */
export const called = (names: Called | undefined, language: string): string => names?.[language] || names?.["en"] || "";

/** What a hex or an intersection is called, or nothing. */
export function nameOf({ facts }: Geometry, of: "hex" | "intersection", place: number, language: string): string {
  return called(facts.chart.names[of]?.[place], language);
}

function middle([q = 0, r = 0]: Cell): Point {
  return { x: Math.sqrt(3) * (q + r / 2) * SIDE, y: 1.5 * r * SIDE };
}

/** The corners of a hex of land or sea, clockwise from its top. */
function corners(cell: Cell): Point[] {
  const { x, y } = middle(cell);
  const [up, down] = [y - SIDE / 2, y + SIDE / 2];
  const [left, right] = [x - HALF, x + HALF];
  return [{ x, y: y - SIDE }, { x: right, y: up }, { x: right, y: down }, { x, y: y + SIDE }, { x: left, y: down }, { x: left, y: up }];
}

/** Is the intersection the northern tip of a hex? Then one path goes up from it, and two go down aslant. */
export const isNorthern = ({ y }: Point): boolean => Math.round((2 * y) / SIDE) % 3 === 1;

/** Every printed sea as one shape. */
export const seas = ({ facts }: Geometry): string[] =>
  facts.chart.waters.map(([, cells]) => cells.map((cell) => closed(corners(cell))).join(""));

/** The sides of the lands beyond which there is sea. */
export function shores({ hexes, facts }: Geometry): string {
  const wet = new Set(facts.chart.waters.flatMap(([, cells]) => cells.map(String)));
  const sides = hexes.flatMap((cell) => {
    const [q = 0, r = 0] = cell;
    const tips = corners(cell);
    const side = (k: number): Point[] => [tips.at(k - 1) ?? middle(cell), tips[k] ?? middle(cell)];
    return AROUND.flatMap(([dq, dr], k) => (wet.has(String([q + dq, r + dr])) ? [through(side(k))] : []));
  });
  return sides.join("");
}

/** All lands as one shape. */
export const lands = ({ hexes }: Geometry): string => hexes.map((cell) => closed(corners(cell))).join("");

/** Paths over land, and lanes across the sea. */
export function trails(geometry: Geometry): { land: string; sea: string } {
  const sheet = sheetOf(geometry);
  const isLand = (e: number): boolean => (sheet.places.pathHexes[e]?.length ?? 0) > 0;
  const drawn = (wanted: boolean): string =>
    geometry.paths.map((_, e) => (isLand(e) === wanted ? through(sheet.path(e)) : "")).join("");
  return { land: drawn(true), sea: drawn(false) };
}

/** A dot on every intersection, as lines without length: their round ends are the dots. */
export const dots = (geometry: Geometry): string => sheetOf(geometry).nodes.map((at) => `${through([at])}h0`).join("");

/** Each sea's name in one of its hexes, the one nearest to the middle of the sea. */
export function seaNames({ facts }: Geometry, language: string): Lettered[] {
  return facts.chart.waters.flatMap(([names, cells]) => {
    const name = called(names, language);
    const at = middlemost(cells.map(middle));
    const lines = linesOf(name, LONGEST_SEA);
    return name !== "" && at !== undefined ? [{ ...at, lines, size: fitting(lines, SEA_NAME, SEA_WIDTH) }] : [];
  });
}

function middlemost(points: readonly Point[]): Point | undefined {
  const mean = (of: "x" | "y"): number => points.reduce((sum, at) => sum + at[of], 0) / points.length;
  const [x, y] = [mean("x"), mean("y")];
  const far = (at: Point): number => Math.hypot(at.x - x, at.y - y);
  return points.reduce<Point | undefined>((best, at) => (best !== undefined && far(at) > far(best) - 1e-6 ? best : at), undefined);
}

/** What each land is called, in the north of its hex. */
export function landNames(geometry: Geometry, language: string): Lettered[] {
  const sheet = sheetOf(geometry);
  return geometry.hexes.flatMap((_, h) => {
    const name = nameOf(geometry, "hex", h, language);
    if (name === "") return [];
    const lines = linesOf(name, LONGEST_LAND);
    const { x, y } = sheet.hex(h);
    return [{ x, y: y - NORTH, lines, size: fitting(lines, LAND_NAME, LAND_WIDTH) }];
  });
}
