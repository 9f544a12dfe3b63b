// Which open place a pointer means: fingers are wide, and places lie close together.

import type { Spot } from "../table/spots";
import type { Point } from "./sheet";

/** A spot, and where on the board it is. */
export interface Placed {
  spot: Spot;
  at: Point;
  key: string;
}

const FINGER = 22; // pixels: half of what a finger covers
const REACH = 26; // units, however large the board is shown
const SIZES: Partial<Record<Spot["of"], number>> = { hex: 70, ship: 24, merchant: 18, caravan: 20 }; // what is no mere point

/** Does a key choose what has the focus? */
export const isPick = (key: string): boolean => key === "Enter" || key === " ";

/** The spot that is meant by a point of the board, on which a unit takes so many pixels. */
export function nearest(placed: readonly Placed[], at: Point, pixels: number): Placed | undefined {
  const reach = Math.max(REACH, FINGER / pixels);
  let best: Placed | undefined;
  let least = Infinity;
  for (const one of placed) {
    const off = Math.hypot(one.at.x - at.x, one.at.y - at.y) - (SIZES[one.spot.of] ?? 0);
    if (off < reach && off < least) [best, least] = [one, off];
  }
  return best;
}
