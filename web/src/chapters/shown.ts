// What the chapters draw on the board, and their panels beside it, in the order of the rulebook.

import type { Component } from "svelte";
import type { Sheet } from "../board/sheet";
import type { Panel } from "../isles/panel";
import type { Scene } from "../table/scene";
import { BY_NAME, chapterOf } from "./chapters";

const layers = import.meta.glob<Component<{ scene: Scene; sheet: Sheet }>>("./*/Layer.svelte", { eager: true, import: "default" });
const panels = import.meta.glob<Component<Panel>>("./*/Panel.svelte", { eager: true, import: "default" });

/** A component with the field without which a game does not show it. */
interface Shown<Drawn> {
  about: string;
  Drawn: Drawn;
}

export const LAYERS = ordered(layers);
export const PANELS = ordered(panels);

function ordered<Drawn>(found: Record<string, Drawn>): Shown<Drawn>[] {
  const byChapter = new Map(Object.entries(found).map(([path, drawn]) => [chapterOf(path), drawn]));
  return [...BY_NAME].flatMap(([name, { about }]) => {
    const drawn = byChapter.get(name);
    return drawn === undefined ? [] : [{ about, Drawn: drawn }];
  });
}
