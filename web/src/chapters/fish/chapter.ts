// Fish hexes, and the shoals that come to them.

import { cells } from "../../board/land";
import { cell, type Scene } from "../../table/scene";
import { t } from "../../words/speech.svelte";
import type { Teller } from "../../words/telling/page";
import type { Chapter } from "../chapter";

const isThere = (scene: Scene, number: number): boolean => cell(scene, "shoal", number, 0, 0) > 0;

/** The die decides whether a shoal comes. */
const fished: Teller = (page, event) => [page.clause(event, page.has("shoal_came") ? "" : "vain")];

function shoal(scene: Scene, number: number): string {
  const parts = { hex: String(cell(scene, "shoal_hex", number)), number };
  return isThere(scene, number) ? t("picture-shoal", parts) : t("picture-shoal.gone", parts);
}

function told(scene: Scene, h: number): string[] {
  const numbers = cells(scene.fields["shoal_hex"]).flatMap((there, number) => (there === h ? [number] : []));
  return numbers.map((number) => t(isThere(scene, number) ? "picture-told-hex.fish" : "picture-told-hex.no_fish", { number }));
}

export const chapter: Chapter = {
  rules: "E-80",
  about: "shoal",
  unseen: { shoal_numbers_left: "shoals" },
  deeds: ["roll_for_fish", "catch_fish"],
  freight: { fish_caught: { icon: "fish", isLanded: false } },
  done: [["fish_caught", "fish"]],
  found: [["fish_rolled", "fish"]],
  rulings: { fish_rolled: "E-82", fish_caught: "E-83", shoal_left: "E-85" },
  tellers: { fish_rolled: fished },
  names: { shoal },
  told,
};
