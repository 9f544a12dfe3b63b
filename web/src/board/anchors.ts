// Where on the board something is, and where that is on the screen: for what glows, moves and flies.

import { cell, type Fields, NOBODY, type Scene } from "../table/scene";
import type { Geometry } from "../wire/messages";
import { caravans, merchants } from "./europe/travellers";
import { type Berth, berths, MOORED_BY } from "./moorings";
import { type Point, sheetOf } from "./sheet";

const BESIDE_THE_TOKEN = { x: 50, y: 2 };
const PIRATE_RISE = 18;

/** Whose turn it is matters to travellers: the one that is on its way stands last. */
type Told = Scene & { readonly position?: { turn_of: number | null } | null };

/** Where a place or a piece is on the board: `("hex", 7)`, `("ship", 0, 2)` the first ship of seat 2, `("robber", 0)`. */
export function anchor(scene: Told, of: string, value: number, seat = NOBODY): Point | null {
  const isOurs = (one: { seat: number; number: number }): boolean => one.seat === seat && one.number === value;
  const turnOf = scene.position?.turn_of ?? null;
  switch (of) {
    case "hex":
    case "intersection":
    case "path":
      return sheetOf(scene.geometry).at(of, value);
    case "ship":
      return shipsAt(scene).find((berth) => berth.seat === seat && berth.ship === value)?.at ?? null;
    case "merchant":
      return merchants(scene, turnOf).find(isOurs)?.at ?? null;
    case "caravan":
      return caravans(scene, turnOf).find(isOurs)?.at ?? null;
    case "robber":
      return robberAt(scene)?.at ?? null;
    case "pirate":
      return pirateAt(scene);
    default:
      return null;
  }
}

/** The robber stands beside the number token, and in the middle of a hex that has none. */
export function robberAt(scene: Scene): { at: Point; scale: number } | null {
  const h = cell(scene, "robber");
  if (h === NOBODY) return null;
  return robberOn(scene, h);
}

/** Where the robber would stand on a hex. */
export function robberOn(scene: Scene, h: number): { at: Point; scale: number } {
  const { x, y } = sheetOf(scene.geometry).hex(h);
  const hasToken = cell(scene, "number", h, 0, 0) > 0 || Boolean(scene.geometry.facts.spots[h]);
  if (!hasToken) return { at: { x, y }, scale: 1.25 };
  return { at: { x: x + BESIDE_THE_TOKEN.x, y: y + BESIDE_THE_TOKEN.y }, scale: 0.95 };
}

export function pirateAt(scene: Scene): Point | null {
  const h = cell(scene, "pirate");
  return h === NOBODY ? null : pirateOn(scene, h);
}

/** Where the pirate would lie on a hex. */
export function pirateOn(scene: Scene, h: number): Point {
  const { x, y } = sheetOf(scene.geometry).hex(h);
  return { x, y: y - PIRATE_RISE };
}

const known = new WeakMap<Geometry, { fields: Fields; found: Berth[] }>();

/** Where all ships lie; computed anew when something has moved that matters to them. */
export function shipsAt(scene: Scene): Berth[] {
  const { fields, geometry } = scene;
  const last = known.get(geometry);
  if (last !== undefined && MOORED_BY.every((name) => last.fields[name] === fields[name])) return last.found;
  const found = berths(sheetOf(geometry), fields);
  known.set(geometry, { fields, found });
  return found;
}

/** Where a point of the board is in the window; `null` while no board is shown. */
export function onScreen(scene: Scene, { x, y }: Point, board = document.querySelector("svg[data-board]")): Point | null {
  if (board === null) return null;
  const { frame } = sheetOf(scene.geometry);
  const { left, top, width } = board.getBoundingClientRect();
  const scale = width / frame.width;
  return { x: left + (x - frame.x) * scale, y: top + (y - frame.y) * scale };
}

/** How many pixels a unit of the board takes now. */
export function unit(scene: Scene, board = document.querySelector("svg[data-board]")): number {
  return (board?.getBoundingClientRect().width ?? 0) / sheetOf(scene.geometry).frame.width;
}
