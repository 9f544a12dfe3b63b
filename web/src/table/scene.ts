// A position on a board, as it is drawn: of a table that is played at, or of a replay.

import type { Geometry } from "../wire/messages";

/** The cells of a view by field: rows and columns as `geometry.fields` says; `null` is what the seat may not know. */
export type Fields = Record<string, (number | null)[][]>;
/** A cell that has changed: field, row, column, value. */
export type Change = [string, number, number, number | null];

export const NOBODY = -1;
/** Fields of which several are one row (per seat and resource), one column (per hex), or one cell. */
export interface Scene {
  readonly geometry: Geometry;
  readonly fields: Fields;
  /** Colours of the seats, then of pieces that nobody plays. */
  readonly colors: string[];
  /** The seat from which it is seen; `null` for a spectator. */
  readonly seat: number | null;
}

/** All cells of a field of single cells: one for each hex, path, seat ...; none if the game does not have it. */
export function column(scene: Pick<Scene, "fields">, name: string): (number | null)[] {
  return scene.fields[name]?.map((row) => row[0] ?? null) ?? [];
}

/** A row of a field: what a seat has of each resource ... */
export function row(scene: Pick<Scene, "fields">, name: string, index: number): (number | null)[] {
  return scene.fields[name]?.[index] ?? [];
}

/** One cell; `absent` if the game does not have it, or if it is hidden. */
export function cell(scene: Pick<Scene, "fields">, name: string, rowIndex = 0, columnIndex = 0, absent = NOBODY): number {
  return scene.fields[name]?.[rowIndex]?.[columnIndex] ?? absent;
}

export const has = (scene: Scene, ...names: string[]): boolean => names.every((name) => name in scene.geometry.fields);

/** The fields after some changes; what did not change is the same object. */
export function changed(fields: Fields, changes: readonly Change[]): Fields {
  const next = { ...fields };
  const fresh = new Set<string>();
  for (const [name, rowIndex, columnIndex, value] of changes) {
    const rows = next[name];
    if (rows === undefined) continue;
    const own = fresh.has(name) ? rows : [...rows];
    own[rowIndex] = (own[rowIndex] ?? []).with(columnIndex, value);
    next[name] = own;
    fresh.add(name);
  }
  return next;
}
