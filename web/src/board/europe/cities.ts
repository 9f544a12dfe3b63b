// City spaces, and where their names are written: nothing that happens in the game moves them.

import type { Geometry } from "../../wire/messages";
import { type Point, type Sheet, sheetOf } from "../sheet";
import { isNorthern, LAND_NAME, landNames, nameOf, seaNames } from "./atlas";
import { type Box, clearest, distance, near, roomOf, width } from "./lettering";

export const COIN = 0.53; // radius, of the size of the letters beside it
const DRAWN = 0.98; // of the width that is kept free for a name, in the faces of most browsers
const SPOT = 32; // radius of the place for a number
const KONTOR = { wide: 19, high: 23 }; // half of what a kontor hides
const BESIDE = 22; // from a city to its name
const SLIM = 0.8; // a printed name in thin letters may be touched at its rim
const APART = 9; // from a name to the next
const CLEARLY = 0.8; // a name is so much nearer to its own city than to any other
const REACH = 300; // from a city: no name and what it could hide are farther
const ROUTE = 0.1; // of a path, to either side of its middle: where one sees whose route lies there

export interface City extends Point {
  n: number;
  isViolet: boolean;
  /** What the coast pays to whoever founds a kontor here. */
  gold: number;
}
/** The name of a city begins at `x` and has `y` in its middle; behind it is room for a coin. */
export interface CityName extends Point {
  n: number;
  name: string;
  coin: Point;
  gold: number;
}

/** Every place where a kontor can stand. */
export function cities(geometry: Geometry): City[] {
  const { places, coast_gold } = geometry.facts;
  const sheet = sheetOf(geometry);
  const of = (kind: string, isViolet: boolean): City[] =>
    (places[kind]?.at ?? []).map((n) => ({ ...sheet.node(n), n, isViolet, gold: coast_gold[n] ?? 0 }));
  return [...of("violet_city", true), ...of("brown_city", false)].sort((a, b) => a.n - b.n);
}

/** The name of every city, in letters of this size, where it hides least; `alone` if lands show theirs not. */
export function cityNames(geometry: Geometry, language: string, size: number, alone: boolean): CityName[] {
  const all = cities(geometry);
  const taken = printed(sheetOf(geometry), language, alone);
  taken.push(...all.map(({ x, y }) => ({ x, y, ...KONTOR })));
  const named = all.map((city) => ({ city, name: nameOf(geometry, "intersection", city.n, language) }));
  const longestFirst = named.filter(({ name }) => name !== "").sort((a, b) => b.name.length - a.name.length);
  const found = longestFirst.flatMap(({ city, name }) => {
    const box = clearest(ownPlaces(city, all, namePlaces(city, name, size)), near(city, taken, REACH));
    if (box === undefined) return [];
    const { x, y, wide } = box;
    taken.push({ ...box, wide: wide + APART });
    return [{ n: city.n, name, x: x - wide, y, coin: { x: x - wide + DRAWN * width(name, size) + 5 + COIN * size, y }, gold: city.gold }];
  });
  return found.sort((a, b) => a.n - b.n);
}

/** What is on the map besides, and should stay visible: numbers, names, and the middles of paths. */
function printed(sheet: Sheet, language: string, alone: boolean): Box[] {
  const { geometry } = sheet;
  return [
    ...sheet.hexes.map((at) => ({ ...at, wide: SPOT, high: SPOT })),
    ...(alone ? [] : landNames(geometry, language).map((name) => roomOf(name.lines, name, SLIM * LAND_NAME))),
    ...seaNames(geometry, language).map((name) => roomOf(name.lines, name, SLIM * name.size)),
    ...geometry.paths.map((_, e) => {
      const [a, b] = sheet.path(e);
      return { ...sheet.middle(e), wide: 6 + Math.abs(b.x - a.x) * ROUTE, high: 6 + Math.abs(b.y - a.y) * ROUTE };
    }),
  ];
}

/** The places at which a name can't be taken for that of another city, which is as near. */
function ownPlaces(city: City, all: readonly City[], places: Box[]): Box[] {
  const others = near(city, all, 2 * REACH).filter((other) => other !== city);
  const own = places.filter((box) => others.every((other) => distance(city, box) < CLEARLY * distance(other, box)));
  return own.length > 0 ? own : places;
}

/** Right or left of a city, clear of its paths; or between those that go aslant. */
function namePlaces(city: City, name: string, size: number): Box[] {
  const wide = (width(name, size) + (city.gold > 0 ? 2 * COIN * size + 5 : 0)) / 2;
  const away = isNorthern(city) ? -1 : 1;
  const beside = BESIDE + wide;
  const sides = [9.5, 22].flatMap((down) => [[beside, down], [-beside, down]] as const);
  const steps = [...sides, [0, -48], [0.6 * beside, 34], [-0.6 * beside, 34]] as const;
  return steps.map(([dx, dy]) => ({ x: city.x + dx, y: city.y + dy * away, wide, high: size * 0.42 }));
}
