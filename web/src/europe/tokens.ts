// Number tokens at sea, and the lands that would get one by a kontor.

import { several } from "../isles/places";
import { places } from "../table/places";
import { cell, column, NOBODY, row, type Scene } from "../table/scene";
import type { Choice } from "../wire/messages";

/** The numbers on the tokens of a colour that lie face down. */
export const atSea = (scene: Scene, color: string): number[] =>
  several(row(scene, "tokens_at_sea", scene.geometry.facts.tokens.findIndex((token) => token.color === color)));

/** Where a kontor may be founded just now: by the merchant that stands there, or where a land is being chosen. */
export function foundedAt(scene: Scene, choices: readonly Choice[] | null): number | null {
  const chosen = cell(scene, "founded_at");
  if (chosen !== NOBODY) return chosen;
  if (scene.seat === null || !choices?.some(({ act }) => act === "found_kontor")) return null;
  const merchant = cell(scene, "walking_merchant");
  const place = merchant === NOBODY ? NOBODY : cell(scene, "merchant", scene.seat, merchant);
  return place === NOBODY ? null : place;
}

/** The lands at an intersection that have a spot and no number yet. */
export function bareLands(scene: Scene, node: number): { hex: number; color: string }[] {
  const numbers = column(scene, "number");
  return (places(scene.geometry).nodeHexes[node] ?? []).flatMap((hex) => {
    const color = scene.geometry.facts.spots[hex] ?? "";
    return color !== "" && numbers[hex] === 0 ? [{ hex, color }] : [];
  });
}
