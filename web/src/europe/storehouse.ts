// What is in the warehouse of a seat: goods that were delivered, that lie open, and that lie under kontors.

import { cell, type Scene } from "../table/scene";

export interface Storehouse {
  seat: number;
  delivered: number;
  open: number;
  covered: number;
}

/** The goods of a seat; all of them together are what wins. */
export function storehouse(scene: Scene, seat: number): Storehouse {
  const delivered = cell(scene, "points", seat, 0, 0);
  const open = cell(scene, "goods_uncovered", seat, 0, 0);
  return { seat, delivered, open, covered: Math.max(0, scene.geometry.facts.goal.count - delivered - open) };
}
