// What ships and basins hold, and which of the open choices concern each: nothing of it is a rule.

import { freight } from "../board/land";
import { places } from "../table/places";
import { cell, column, NOBODY, row, type Scene } from "../table/scene";
import type { Choice } from "../wire/messages";

/** A ship at sea, or the basin of a harbour settlement, of one seat. */
export interface Hold {
  /** Its number in the field `cargo`: the ships, then the basins. */
  number: number;
  /** The number of the ship, from 0; of a basin the number of the harbour. */
  of: "ship" | "harbour";
  index: number;
  /** The path or the intersection where it is. */
  place: number;
  load: number;
  /** The pieces of the load: a large one takes both slots. */
  pieces: string[];
}

/** The pieces of a load, one after the other. */
export const piecesOf = ({ geometry }: Scene, load: number): string[] => freight(geometry, load);

/** All holds of a seat that are on the board. */
export function holdsOf(scene: Scene, seat: number): Hold[] {
  const ships = scene.geometry.facts.stowage?.ships ?? 0;
  const cargo = row(scene, "cargo", seat);
  const found = (of: Hold["of"], field: string, before: number): Hold[] =>
    row(scene, field, seat).flatMap((place, index) => {
      if (place === null || place === NOBODY) return [];
      const load = cargo[before + index] ?? 0;
      return [{ number: before + index, of, index, place, load, pieces: piecesOf(scene, load) }];
    });
  return [...found("ship", "ship", 0), ...found("harbour", "harbour", ships)];
}

/** Slots of a hold for drawing: two small pieces, or one that takes both; small ones may share a hold. */
export function slotsOf(scene: Scene, hold: Pick<Hold, "pieces">): (string | null)[] {
  const [first] = hold.pieces;
  if (first !== undefined && hold.pieces.length === 1 && isLarge(scene, first)) return [first];
  return [hold.pieces[0] ?? null, hold.pieces[1] ?? null];
}

/** Does a piece fill a hold? Then no load has it together with anything else, nor twice. */
export function isLarge({ geometry }: Scene, piece: string): boolean {
  const { pieces = [], contents = [] } = geometry.facts.stowage ?? {};
  const k = pieces.indexOf(piece);
  return !contents.some((counts) => (counts[k] ?? 0) > 0 && counts.reduce((sum, n) => sum + n, 0) > 1);
}

/** The choices that concern a hold, but journeys, which are chosen on the board. */
export function choicesOf(hold: Hold, choices: readonly Choice[]): Choice[] {
  return choices.filter(({ parts: [first], way }) => {
    if (first === undefined || way.length > 0) return false;
    return first.of === "hold" ? first.value === hold.number : first.of === hold.of && first.value === hold.index;
  });
}

/** What a `stow` would change: pieces that come aboard, and pieces that leave. */
export interface Exchange {
  choice: Choice;
  ship: number;
  loaded: string[];
  unloaded: string[];
}

/** Every open exchange between a ship and a basin. */
export function exchanges(scene: Scene, holds: readonly Hold[], choices: readonly Choice[]): Exchange[] {
  return choices.flatMap((choice) => {
    const [ship, load] = choice.parts;
    if (choice.act !== "stow" || ship === undefined || load === undefined) return [];
    const before = holds.find((hold) => hold.of === "ship" && hold.index === ship.value)?.pieces ?? [];
    const after = piecesOf(scene, load.value);
    return [{ choice, ship: ship.value, loaded: without(after, before), unloaded: without(before, after) }];
  });
}

/** The one exchange that a click on a slot means: a piece goes to the other side, an empty slot is filled. */
export function meantBy(scene: Scene, hold: Hold, piece: string | null, open: readonly Exchange[]): Choice | null {
  const single = open.filter(({ loaded, unloaded }) => loaded.length + unloaded.length === 1);
  const near = single.filter(({ ship }) => (hold.of === "ship" ? ship === hold.index : isBeside(scene, hold, ship)));
  const meant = near.filter(({ loaded, unloaded }) => {
    const [comes, goes] = hold.of === "ship" ? [loaded, unloaded] : [unloaded, loaded];
    return piece === null ? comes.length === 1 : goes[0] === piece;
  });
  return meant.length === 1 ? (meant[0]?.choice ?? null) : null;
}

/** Does a ship of the reader's lie at a harbour? One end of its route is there. */
function isBeside(scene: Scene, harbour: Hold, ship: number): boolean {
  const path = cell(scene, "ship", scene.seat ?? 0, ship);
  return places(scene.geometry).pathNodes[path]?.includes(harbour.place) ?? false;
}

/** What is left of a list when each of another has been taken out of it once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...list];
  for (const one of others) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** How far a ship of the seat whose turn it is can still go, and how that stands. */
export interface Voyage {
  left: number;
  status: string;
  hasWind: boolean;
  hasPaid: boolean;
  isCrowded: boolean;
}

export function voyage(scene: Scene, seat: number, ship: number): Voyage {
  const hasWind = cell(scene, "wind_bought", ship, 0, 0) > 0;
  const more = hasWind ? (scene.geometry.facts.trips["ship"]?.more ?? 0) : 0;
  const left = cell(scene, "movement_points", seat, 0, 0) + more - cell(scene, "steps_sailed", ship, 0, 0);
  return {
    left,
    status: scene.geometry.fields["ship_status"]?.values[column(scene, "ship_status")[ship] ?? 0] ?? "",
    hasWind,
    hasPaid: cell(scene, "tribute_paid", ship, 0, 0) > 0,
    isCrowded: cell(scene, "crowded_ship") === ship,
  };
}
