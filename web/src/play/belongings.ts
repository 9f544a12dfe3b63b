// Where on the board somebody's pieces are.

import { column, type Scene } from "../table/scene";
import type { Lit } from "../table/spots";

const FIELDS: [field: string, of: Lit["of"]][] = [
  ["home", "intersection"],
  ["kontor", "intersection"],
  ["road", "path"],
  ["route", "path"],
];

/** The places of a seat's homes, kontors, roads and routes; none for nobody. */
export function belongings(scene: Scene, seat: number | null): Lit[] {
  if (seat === null) return [];
  return FIELDS.flatMap(([field, of]) => column(scene, field).flatMap((owner, value) => (owner === seat ? [{ of, value }] : [])));
}
