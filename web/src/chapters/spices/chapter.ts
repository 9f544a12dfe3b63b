// Villages, their sacks, and what they teach.

import { cell, NOBODY, type Scene } from "../../table/scene";
import { t, texts } from "../../words/speech.svelte";
import type { Chapter } from "../chapter";

const isFound = (scene: Scene, h: number): boolean => cell(scene, "village", h) !== NOBODY;

const lesson = (scene: Scene, h: number): string =>
  texts().name("picture-lesson", scene.geometry.facts.lessons[cell(scene, "village", h)] ?? "");

const sacks = (scene: Scene, h: number): string => t("picture-sacks", { n: cell(scene, "village_sacks", h, 0, 0) });

export const chapter: Chapter = {
  rules: "E-90",
  about: "village",
  unseen: { villages_left: "villages" },
  deeds: ["trade_spice"],
  trades: ["sell_to_village"],
  freight: { spice_traded: { icon: "sack", isLanded: false } },
  done: [
    ["learnt", "hut"],
    ["spice_traded", "sack"],
  ],
  found: [["village_found", "hut"]],
  rulings: { village_found: "E-90", spice_traded: "E-91", learnt: "E-95" },
  things: (scene, h) => (isFound(scene, h) ? [`village ${h}`] : []),
  names: {
    village: (scene, h) => t("picture-village", { hex: String(h), lesson: lesson(scene, h), sacks: sacks(scene, h) }),
  },
  told: (scene, h) => (isFound(scene, h) ? [lesson(scene, h), sacks(scene, h)] : []),
};
