// What a seat has in its hand: cards by resource, and gold.

import { cell, has, row, type Scene } from "../table/scene";

/** How much the seat that is looked from has of each good; `null` for a spectator. */
export function purse(scene: Scene): Record<string, number> | null {
  if (scene.seat === null) return null;
  const hand = row(scene, "hand", scene.seat);
  const found: Record<string, number> = {};
  for (const [place, good] of scene.geometry.facts.resources.entries()) found[good] = hand[place] ?? 0;
  if (has(scene, "gold")) found["gold"] = cell(scene, "gold", scene.seat, 0, 0);
  return found;
}

/** How many pieces of a kind a seat, or everybody, has left to build with; `null` if nobody counts them. */
export function left(scene: Scene, piece: string): number | null {
  const supply = scene.geometry.facts.supplies[piece];
  if (supply === undefined || (scene.seat === null && !supply.shared)) return null;
  return cell(scene, supply.field, supply.shared ? 0 : (scene.seat ?? 0), 0, 0);
}
