// Where the buttons of a board stand, so that they cover nothing that can be chosen.

import type { Point } from "./sheet";

const CORNERS = ["bottom right", "bottom left", "top right", "top left"];
const LONG = 172; // pixels that the buttons take in a corner, with some room for a finger
const SHORT = 76;

/** A corner of a room in which none of some points is: the one that is used now, or another; if none is free, the same. */
export function freeCorner(points: readonly Point[], { width, height }: { width: number; height: number }, now: string): string {
  const [wide, high] = width < height ? [LONG, SHORT] : [SHORT, LONG]; // beside each other where the room is tall
  const isFree = (corner: string): boolean =>
    !points.some(
      ({ x, y }) => (corner.includes("right") ? width - x : x) < wide && (corner.includes("bottom") ? height - y : y) < high,
    );
  return [now, ...CORNERS].find(isFree) ?? now;
}
