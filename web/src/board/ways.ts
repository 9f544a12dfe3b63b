// The way of a journey as a line on the board.

import { type Point, type Sheet, through } from "./sheet";

/** A line along the places of a way: intersections, or paths from each of which one goes on at its end. */
export function wayLine(sheet: Sheet, of: string, way: readonly number[]): string {
  return way.length === 0 ? "" : through(of === "path" ? alongPaths(sheet, way) : way.map((place) => sheet.at(of, place)));
}

function alongPaths(sheet: Sheet, way: readonly number[]): Point[] {
  return way.flatMap((path, k) => {
    const joint = k === 0 ? undefined : shared(sheet, way[k - 1] ?? path, path);
    return joint === undefined ? [sheet.middle(path)] : [sheet.node(joint), sheet.middle(path)];
  });
}

/** The intersection at which two paths meet. */
function shared({ geometry }: Sheet, one: number, other: number): number | undefined {
  return geometry.paths[one]?.find((node) => geometry.paths[other]?.includes(node));
}

