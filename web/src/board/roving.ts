// From one open place to the next by arrow keys, along the board.

import type { Point } from "./sheet";

const ASIDE = 2.2; // a step aside counts so much more than one ahead
const WIDE = 1.8; // of what lies further aside than this share of the way ahead, only the nearest counts, and last

const AHEAD: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Is it a key that leads from place to place? */
export const isLeading = (key: string): boolean => key in AHEAD || ["Home", "End", "PageUp", "PageDown"].includes(key);

/** The number of the point to which a key leads from another; the same if there is none in that direction. */
export function next(points: readonly Point[], from: number, key: string): number {
  if (key === "Home") return inOrder(points)[0] ?? from;
  if (key === "End") return inOrder(points).at(-1) ?? from;
  if (key === "PageDown") return following(points, from, 1);
  if (key === "PageUp") return following(points, from, -1);
  const ahead = AHEAD[key];
  const here = points[from];
  if (ahead === undefined || here === undefined) return from;
  let best = from;
  let least = Infinity;
  for (const [place, there] of points.entries()) {
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const far = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x);
    if (place === from || far < 1) continue;
    const cost = far + ASIDE * aside + (aside > WIDE * far ? 1e6 : 0);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The numbers of points as one reads: from the top, and there from the left. */
export function inOrder(points: readonly Point[]): number[] {
  const rows = (at: Point): number => Math.round(at.y / 25);
  return points
    .map((_, place) => place)
    .sort((a, b) => rows(points[a]!) - rows(points[b]!) || points[a]!.x - points[b]!.x || a - b);
}

/** The next or the last one as one reads, and around. */
function following(points: readonly Point[], from: number, step: 1 | -1): number {
  const order = inOrder(points);
  return order.at((order.indexOf(from) + step) % order.length) ?? from;
}
