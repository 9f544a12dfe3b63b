// Which open place a pointer means: fingers are wide, and places lie close together.

import type { Spot } from "../table/spots";
import type { Point } from "./sheet";

/** A spot, and where on the board it is. */
export interface Placed {
  spot: Spot;
  at: Point;
  key: string;
  /** As near as this to the spot, no other can be meant. */
  room: number;
}

const FINGER = 22; // pixels: half of what a finger covers
const REACH = 26; // units, however large the board is shown
const HEX = 70; // what is no mere point
const LEAST_ROOM = 6;
const TOGETHER = 26; // a piece so near to a place gives way to it
const ASIDE = 16;

/** Does a key choose what has the focus? */
export const isPick = (key: string): boolean => key === "Enter" || key === " ";

/** Spots with their places; a piece stands a little above the place that it is at, if both can be chosen. */
export function spaced(spots: readonly { spot: Spot; at: Point }[]): Placed[] {
  const places = spots.filter(({ spot }) => !isPiece(spot));
  const shifted = spots.map(({ spot, at }) => {
    const crowded = isPiece(spot) && places.some((other) => apart(other.at, at) < TOGETHER);
    return { spot, at: crowded ? { x: at.x, y: at.y - ASIDE } : at };
  });
  return shifted.map(({ spot, at }) => {
    const nearby = shifted.map((other) => (other.spot === spot ? Infinity : apart(other.at, at)));
    return { spot, at, key: `${spot.of} ${spot.value}`, room: Math.max(LEAST_ROOM, Math.min(REACH, ...nearby.map((far) => far / 2))) };
  });
}

const isPiece = ({ of }: Spot): boolean => of === "ship" || of === "merchant" || of === "caravan";
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The spot that is meant by a point of the board, on which a unit takes so many pixels. */
export function nearest(placed: readonly Placed[], at: Point, pixels: number): Placed | undefined {
  const reach = Math.max(REACH, FINGER / pixels);
  let best: Placed | undefined;
  let least = Infinity;
  for (const one of placed) {
    const off = apart(one.at, at) - (one.spot.of === "hex" ? HEX : 0);
    if (off < reach && off < least) [best, least] = [one, off];
  }
  return best;
}
