// Pirate lairs, and the crews that conquer them.

import { cell, type Scene } from "../../table/scene";
import { t } from "../../words/speech.svelte";
import { onHex, silent } from "../../words/telling/page";
import type { Chapter } from "../chapter";

const stands = (scene: Scene, h: number): boolean => cell(scene, "lair", h, 0, 0) > 0;

export const chapter: Chapter = {
  rules: "E-70",
  about: "lair",
  deeds: ["land_crew"],
  freight: { crew_landed: { icon: "crew", isLanded: true }, crew_fetched: { icon: "crew", isLanded: false } },
  done: [
    ["lair_conquered", "lair"],
    ["crew_landed", "crew"],
  ],
  found: [["lair_found", "lair"]],
  rulings: {
    lair_found: "E-70",
    crew_landed: "E-72",
    lair_conquered: "E-74",
    hero_rolled: "E-75",
    hero_chosen: "E-75",
    lair_freed: "E-76",
  },
  tellers: {
    crew_landed: onHex,
    crew_fetched: onHex,
    lair_conquered: onHex,
    rewarded: onHex,
    lair_freed: silent, // told with the number of the river
  },
  things: (scene, h) => (stands(scene, h) ? [`lair ${h}`] : []),
  names: { lair: (_, h) => t("picture-lair", { hex: String(h) }) },
  told: (scene, h) => (stands(scene, h) ? [t("picture-told-hex.lair")] : []),
};
