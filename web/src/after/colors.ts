// How a seat's colour looks in a chart: as its pieces do, and with a dash of its own, so that colour is never alone.

import { livery } from "../drawn/shapes";

export interface Look {
  fill: string;
  edge: string;
  dash: string;
}

const DASHES: Record<string, string> = { orange: "none", red: "9 4", blue: "2 4", white: "12 4 2 4" };

export function look(color: string): Look {
  const { fill, edge } = livery(color);
  return { fill, edge, dash: DASHES[color] ?? "none" };
}
