// Whose a piece is, in words and by letter, in the language that is spoken now.

import type { Scene } from "../table/scene";
import { NOBODY } from "../table/scene";
import { t, texts } from "../words/speech.svelte";
import { colorOf, isNeutral } from "./land";

/** What a seat is called on the board: its colour. */
export function seatName(scene: Scene, seat: number): string {
  if (seat === NOBODY) return t("picture-nobody");
  const color = colorOf(scene, seat);
  return color === "" ? t("picture-colorless") : texts().name("color", color);
}

/** What pieces of a seat are marked with. */
export const letterOf = (scene: Scene, seat: number): string => seatName(scene, seat).slice(0, 1).toUpperCase();

/** Whose a piece is: `blue`, `neutral white`. */
export function ownerName(scene: Scene, owner: number): string {
  const color = seatName(scene, owner);
  return isNeutral(scene, owner) && colorOf(scene, owner) !== "" ? t("picture-neutral", { color }) : color;
}
