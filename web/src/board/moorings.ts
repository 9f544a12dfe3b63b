// Where ships lie: at their routes, off the roads, and so that none hides another. The same as kogge.svg.moorings.

import type { Fields } from "../table/scene";
import { NOBODY } from "../table/scene";
import { cells, isLand, isMarked, terrains } from "./land";
import { between, type Point, type Sheet, SIDE } from "./sheet";

const ROOM = { x: 52, y: 62 }; // for a ship beside another
const HOME_ROOM = { x: 44, y: 54 };
const QUAY_ROOM = { x: 50, y: 36 };
const APART = 50; // two ships on the same route
const OFF_THE_ROAD = 42;
const UPRIGHT = 0.1; // a route that goes less far to the east than this goes from north to south
const BELOW = 36; // the middle of a basin, from its intersection
const ABOVE = -39;
const DIE_BELOW = 31; // the die of a fishing ground, from its middle
const ROUNDS = 12;

export interface Berth {
  seat: number;
  ship: number;
  route: number;
  at: Point;
}

/** The fields on which it depends where ships lie. */
export const MOORED_BY = ["ship", "road", "home", "home_kind", "harbour", "shoal_hex", "terrain"] as const;

/** Where every ship lies, the nearer ones last. */
export function berths(sheet: Sheet, fields: Fields): Berth[] {
  const found = [...onRoutes(fields["ship"] ?? []).entries()].flatMap(([route, ships]) =>
    ships.map((one, k) => ({ ...one, at: moored(sheet, fields, route, k, ships.length) })),
  );
  const fixed = obstacles(sheet, fields);
  for (let round = 0; round < ROUNDS; round++) {
    for (const berth of found) for (const [at, room] of fixed) berth.at = cleared(berth.at, at, room);
    for (const [k, one] of found.entries()) {
      for (const other of found.slice(k + 1)) [one.at, other.at] = parted(one.at, other.at, ROOM);
    }
  }
  return found.sort((a, b) => a.at.y - b.at.y);
}

/** The basin of a harbour: above or below its intersection, between the two slanting paths. */
export function quay(sheet: Sheet, n: number): Point {
  const { x, y } = sheet.node(n);
  const falls = (sheet.places.nodeNodes[n] ?? []).map((other) => sheet.node(other).y - y);
  return { x, y: y + (falls.some((fall) => fall > 0 && fall < 0.75 * SIDE) ? BELOW : ABOVE) };
}

/** The die of a fishing ground: below its middle, so that a shoal or a pirate has room. */
export const diePlace = (sheet: Sheet, h: number): Point => ({ x: sheet.hex(h).x, y: sheet.hex(h).y + DIE_BELOW });

/** What would hide ships, and how much room it needs beside them. */
function obstacles(sheet: Sheet, fields: Fields): [Point, Point][] {
  const kinds = cells(fields["home_kind"]);
  const homes = cells(fields["home"]).flatMap((owner, n) => (owner === NOBODY ? [] : [n]));
  const quays = "harbour" in fields ? homes.filter((n) => kinds[n]) : [];
  const ports = sheet.geometry.facts.places["port"]?.at ?? [];
  const dice = cells(fields["shoal_hex"]).filter((h) => h >= 0);
  return [
    ...[...homes, ...ports].map((n): [Point, Point] => [sheet.node(n), HOME_ROOM]),
    ...dice.map((h): [Point, Point] => [diePlace(sheet, h), HOME_ROOM]),
    ...quays.map((n): [Point, Point] => [quay(sheet, n), QUAY_ROOM]),
  ];
}

function onRoutes(ships: readonly (number | null)[][]): Map<number, Omit<Berth, "at">[]> {
  const routes = new Map<number, Omit<Berth, "at">[]>();
  for (const [seat, places] of ships.entries()) {
    for (const [ship, route] of places.entries()) {
      if (route === null || route === NOBODY) continue;
      routes.set(route, [...(routes.get(route) ?? []), { seat, ship, route }]);
    }
  }
  return routes;
}

/** The place of a ship, moved as far as something else needs it. */
const cleared = (ship: Point, at: Point, room: Point): Point => between(ship, parted(ship, at, room)[0], 2);

/** Two places, moved apart until there is room between them, the shorter way. */
function parted(a: Point, b: Point, room: Point): [Point, Point] {
  const x = room.x - Math.abs(b.x - a.x);
  const y = room.y - Math.abs(b.y - a.y);
  if (x <= 0 || y <= 0) return [a, b];
  if (x < y) {
    const half = a.x < b.x ? x / 2 : -x / 2;
    return [{ x: a.x - half, y: a.y }, { x: b.x + half, y: b.y }];
  }
  const half = a.y < b.y ? y / 2 : -y / 2;
  return [{ x: a.x, y: a.y - half }, { x: b.x, y: b.y + half }];
}

/** Where the k-th of some ships on a route lies. */
function moored(sheet: Sheet, fields: Fields, route: number, k: number, ships: number): Point {
  const { x, y } = sheet.middle(route);
  const along = eastward(sheet, route);
  const share = (k - (ships - 1) / 2) * APART;
  const hasRoad = (fields["road"]?.[route]?.[0] ?? NOBODY) !== NOBODY;
  const off = hasRoad ? seaward(sheet, fields, route) : { x: 0, y: 0 };
  if (along.x < UPRIGHT && ships > 1) {
    return { x: x + share + off.x * (OFF_THE_ROAD + APART / 2 - 8), y: y + 10 * (k % 2) }; // beside it, not above each other
  }
  return { x: x + along.x * share + off.x * OFF_THE_ROAD, y: y + along.y * share + off.y * OFF_THE_ROAD };
}

/** The direction of a route, from the west to the east. */
function eastward(sheet: Sheet, route: number): Point {
  const [a, b] = sheet.path(route).sort((one, other) => one.x - other.x || one.y - other.y) as [Point, Point];
  return direction(a, b);
}

/** The direction from a coast to the sea, or to the frame. */
function seaward(sheet: Sheet, fields: Fields, route: number): Point {
  const names = terrains(sheet.geometry, fields["terrain"]);
  const beside = sheet.places.pathHexes[route] ?? [];
  const land = beside.find((h) => isLand(names[h] ?? "")) ?? beside[0] ?? 0;
  return direction(sheet.hex(land), sheet.middle(route));
}

function direction(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** Where the jetty of a port ends: before the hall of the Council. */
export function hallSide(sheet: Sheet, n: number): Point {
  const h = (sheet.places.nodeHexes[n] ?? []).find((one) => isMarked(sheet.geometry, "council", one)) ?? 0;
  const hall = sheet.hex(h);
  return { x: hall.x, y: hall.y + (sheet.node(n).y > hall.y ? 36 : -40) };
}
