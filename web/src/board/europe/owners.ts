// Whose a piece is, in words.

import type { Scene } from "../../table/scene";
import { t, texts } from "../../words/speech.svelte";
import { isNeutral } from "../land";

const colorName = ({ colors }: Scene, owner: number): string =>
  colors[owner] === undefined ? t("picture-colorless") : texts().name("color", colors[owner]);

/** What pieces are marked with: the first letter of their colour. */
export const letter = (scene: Scene, owner: number): string => colorName(scene, owner).slice(0, 1).toUpperCase();

/** Whose a piece is: `blue`, `neutral white`. */
export function ownerName(scene: Scene, owner: number): string {
  const color = colorName(scene, owner);
  return isNeutral(scene, owner) && scene.colors[owner] !== undefined ? t("picture-neutral", { color }) : color;
}
