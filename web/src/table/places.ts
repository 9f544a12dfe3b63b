// Which places of a board touch each other: computed once of a geometry, and the same as `kogge.engine.topology`.

import type { Geometry } from "../wire/messages";

const CORNERS = 6;
const GRAIN = 100; // places that are nearer to each other than a hundredth of a hex's side are one

/** Numbers of places, by the number of the place that they touch; in the order of the numbers, or around the hex. */
export interface Places {
  /** The corners of each hex that are intersections, clockwise from its top. */
  hexNodes: number[][];
  /** The sides of each hex that are paths, clockwise from the one after its top. */
  hexPaths: number[][];
  nodeHexes: number[][];
  nodePaths: number[][];
  /** The intersections at the other ends of `nodePaths`, in the same order. */
  nodeNodes: number[][];
  pathNodes: number[][];
  pathHexes: number[][];
}

const measured = new WeakMap<Geometry, Places>();

/** What touches what on a board. */
export function places(geometry: Geometry): Places {
  const known = measured.get(geometry) ?? measure(geometry);
  measured.set(geometry, known);
  return known;
}

/** The path that joins two intersections, if there is one. */
export function pathBetween({ nodeNodes, nodePaths }: Places, one: number, other: number): number | undefined {
  return nodePaths[one]?.[nodeNodes[one]?.indexOf(other) ?? -1];
}

function measure(geometry: Geometry): Places {
  const hexNodes = cornersOf(geometry);
  const pathNodes = geometry.paths;
  const none = (there: unknown[]): number[][] => there.map(() => []);
  const found: Places = {
    hexNodes,
    hexPaths: [],
    nodeHexes: none(geometry.intersections),
    nodePaths: none(geometry.intersections),
    nodeNodes: none(geometry.intersections),
    pathNodes,
    pathHexes: none(pathNodes),
  };
  for (const [path, [from = 0, to = 0]] of pathNodes.entries()) {
    found.nodePaths[from]?.push(path);
    found.nodePaths[to]?.push(path);
    found.nodeNodes[from]?.push(to);
    found.nodeNodes[to]?.push(from);
  }
  for (const [hex, nodes] of hexNodes.entries()) {
    for (const node of nodes) found.nodeHexes[node]?.push(hex);
    const sides = nodes.map((node, place) => pathBetween(found, node, nodes[(place + 1) % nodes.length] ?? node));
    const paths = sides.filter((path) => path !== undefined);
    for (const path of paths) found.pathHexes[path]?.push(hex);
    found.hexPaths.push(paths);
  }
  return found;
}

/** The intersections at the corners of each hex, found by where they lie: hexes have sides of length 1. */
function cornersOf(geometry: Geometry): number[][] {
  const numbers = new Map(geometry.intersections.map((at, node) => [grain(at), node]));
  return geometry.centers.map(([x = 0, y = 0]) =>
    Array.from({ length: CORNERS }, (_, corner) => (Math.PI / 3) * corner)
      .map((turn) => numbers.get(grain([x + Math.sin(turn), y - Math.cos(turn)])))
      .filter((node) => node !== undefined),
  );
}

/** A place by its coordinates, which two ways to compute it may give a little differently. */
const grain = ([x = 0, y = 0]: readonly number[]): string => `${Math.round(x * GRAIN)} ${Math.round(y * GRAIN)}`;
