// What the numbers in the fields of a board mean: terrains, homes, and who owns what.

import type { Scene } from "../table/scene";
import { NOBODY } from "../table/scene";
import type { Geometry } from "../wire/messages";
import { planted } from "../drawn/shapes";

export const UNSEEN = "unexplored";
const NO_LAND = new Set([UNSEEN, "sea", "shoal", "council"]);
const SIGNS: Record<string, string> = { north: "moon", south: "sun" };

type Rows = (number | null)[][] | undefined;

/** The cells of a field of single cells; nothing hidden is on a board. */
export const cells = (rows: Rows): number[] => rows?.map((row) => row[0] ?? NOBODY) ?? [];

/** The name of the terrain of each hex. */
export function terrains(geometry: Geometry, rows: Rows): string[] {
  const names = geometry.fields["terrain"]?.values ?? [];
  return cells(rows).map((kind) => names[kind] ?? "unknown");
}

/** Can homes stand on the corners of such a hex? */
export const isLand = (terrain: string): boolean => !NO_LAND.has(terrain);

/** The name of the picture on a hex: that of its terrain, unless the board has several of it. */
export const landscape = ({ facts }: Geometry, h: number, terrain: string): string => facts.landscapes[h] ?? terrain;

export const isPlanted = (name: string): boolean => planted.includes(name);

/** Is a place one of those that the board marks, as `council`? */
export const isMarked = ({ facts }: Geometry, kind: string, place: number): boolean =>
  facts.places[kind]?.at.includes(place) ?? false;

/** The sign on the back of a tile: of the north or of the south. */
export const backSign = (geometry: Geometry, h: number): string =>
  SIGNS[isMarked(geometry, "south", h) ? "south" : "north"] ?? "moon";

/** The colour of a seat, or of pieces that nobody plays. */
export const colorOf = (scene: Scene, owner: number): string => scene.colors[owner] ?? "";

/** Does nobody play the pieces of this owner? */
export const isNeutral = ({ geometry }: Scene, owner: number): boolean => owner >= geometry.facts.players;

/** What a home looks like: a game has cities or harbour settlements. */
export function homeLook({ fields }: Geometry, kind: number): string {
  return fields["home_kind"]?.values[kind] ?? "settlement";
}

/** The pieces of a load. */
export function freight({ facts }: Geometry, load: number): string[] {
  const { pieces = [], contents = [] } = facts.stowage ?? {};
  return pieces.flatMap((piece, k) => Array.from({ length: contents[load]?.[k] ?? 0 }, () => piece));
}
