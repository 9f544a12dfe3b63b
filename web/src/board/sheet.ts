// Where hexes, intersections and paths lie on paper: in units of which `SIDE` make the side of a hex, as in kogge.svg.

import { places, type Places } from "../table/places";
import type { Geometry } from "../wire/messages";

export interface Point {
  x: number;
  y: number;
}
/** Left, top, width and height. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const SIDE = 100;
const HALF = (Math.sqrt(3) / 2) * SIDE; // of the width of a hex
const CORNERS = [
  { x: 0, y: -SIDE },
  { x: HALF, y: -SIDE / 2 },
  { x: HALF, y: SIDE / 2 },
  { x: 0, y: SIDE },
  { x: -HALF, y: SIDE / 2 },
  { x: -HALF, y: -SIDE / 2 },
];
const SEA_WIDTH = 112; // from the outermost corner of the land to the end of the sea
const FRAME_WIDTH = 64; // the same, where the sea is part of the board
export const RIM = 8;

/** The outline of a hex around the origin, for `d`, drawn together to this share of its size. */
export const hexagon = (share = 1): string => closed(CORNERS.map(({ x, y }) => ({ x: x * share, y: y * share })));

/** A line through points, back to where it begins. */
export const closed = (points: readonly Point[]): string => `${through(points)}Z`;

/** A line through points. */
export const through = (points: readonly Point[]): string => `M${points.map(written).join("L")}`;

export const moved = ({ x, y }: Point, scale = 1, turn = 0): string =>
  `translate(${short(x)} ${short(y)})${turn === 0 ? "" : ` rotate(${short(turn)})`}${scale === 1 ? "" : ` scale(${scale})`}`;

/** The point that lies this share of the way from one to another. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const written = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
const short = (n: number): number => Math.round(n * 100) / 100;

/** A board on paper. */
export class Sheet {
  readonly places: Places;
  readonly nodes: Point[];
  readonly hexes: Point[];
  /** The smallest convex shape around the board. */
  readonly shore: Point[];
  /** All that is drawn. */
  readonly frame: Frame;

  constructor(readonly geometry: Geometry) {
    const onPaper = ([x = 0, y = 0]: number[]): Point => ({ x: x * SIDE, y: y * SIDE });
    this.places = places(geometry);
    this.nodes = geometry.intersections.map(onPaper);
    this.hexes = geometry.hexes.map(cellMiddle);
    const seas = geometry.facts.chart.waters.flatMap(([, cells]) => cells.map(cellMiddle));
    const corners = [...this.hexes, ...seas].flatMap((at) => CORNERS.map((corner) => added(at, corner)));
    this.shore = hull([...this.nodes, ...corners]);
    this.frame = around(this.shore, this.seaWidth + RIM + 4);
  }

  node(n: number): Point {
    return this.nodes[n] ?? { x: 0, y: 0 };
  }

  hex(h: number): Point {
    return this.hexes[h] ?? { x: 0, y: 0 };
  }

  /** The northern tip of a hex. */
  top(h: number): Point {
    return added(this.hex(h), { x: 0, y: -SIDE });
  }

  /** The two ends of a path. */
  path(e: number): [Point, Point] {
    const [a = 0, b = 0] = this.geometry.paths[e] ?? [];
    return [this.node(a), this.node(b)];
  }

  middle(e: number): Point {
    return between(...this.path(e), 0.5);
  }

  /** The angle of a path, in degrees. */
  slope(e: number): number {
    const [a, b] = this.path(e);
    return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  }

  /** Where a place is, by what it is of. */
  at(of: string, value: number): Point {
    if (of === "hex") return this.hex(value);
    return of === "path" ? this.middle(value) : this.node(value);
  }

  outline(h: number): Point[] {
    return CORNERS.map((corner) => added(this.hex(h), corner));
  }

  /** How far the sea, or the frame, goes on beyond the board. */
  get seaWidth(): number {
    return "ship" in this.geometry.fields || this.isPrinted ? FRAME_WIDTH : SEA_WIDTH;
  }

  /** Is the board a map on which seas are printed? */
  get isPrinted(): boolean {
    return this.geometry.facts.chart.waters.length > 0;
  }
}

const sheets = new WeakMap<Geometry, Sheet>();

/** The sheet of a board, measured once. */
export function sheetOf(geometry: Geometry): Sheet {
  const known = sheets.get(geometry) ?? new Sheet(geometry);
  sheets.set(geometry, known);
  return known;
}

const cellMiddle = ([q = 0, r = 0]: readonly number[]): Point => ({ x: Math.sqrt(3) * (q + r / 2) * SIDE, y: 1.5 * r * SIDE });
const added = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The frame of points with so much room around them. */
function around(points: readonly Point[], rim: number): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
  return { x: left, y: top, width: Math.max(...xs) + rim - left, height: Math.max(...ys) + rim - top };
}

/** The corners of the smallest convex shape around the points. */
function hull(points: readonly Point[]): Point[] {
  const ordered = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(ordered), ...halfHull(ordered.reverse())];
}

/** One side of the hull, without its last corner, which begins the other side. */
function halfHull(ordered: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of ordered) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2)!, kept.at(-1)!, point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-6;
