// Where the ends of what moves are on the screen: places of the board, players' cards, the own hand, tracks.

import { anchor, onScreen, unit } from "../board/anchors";
import { SIDE } from "../board/sheet";
import { cell, NOBODY } from "../table/scene";
import type { Sitting } from "../table/sitting.svelte";
import type { End } from "./motions";
import type { Point, Whereabouts } from "./stage";

/** Where things are for whoever looks at a table. */
export const whereabouts = (sitting: Sitting): Whereabouts => ({
  point: (end) => pointOf(end, sitting),
  piece: pieceOf,
  standing: (name) => standing(name, sitting),
  side: () => unit(sitting) * SIDE,
});

function pointOf(end: End, sitting: Sitting): Point | null {
  switch (end.of) {
    case "bank":
      return null;
    case "seat":
      return inHand(end.value === sitting.seat ? end.good : undefined) ?? middle(`[data-seat-card="${end.value}"] .hand_size`) ?? middle(`[data-seat-card="${end.value}"]`);
    case "mission":
      return middle(`[data-piece="marker ${end.word} ${end.value}"]`) ?? middle(`[data-seat-card="${end.value}"]`);
    default: {
      const at = anchor(sitting, end.of, end.value);
      return at && onScreen(sitting, at);
    }
  }
}

const inHand = (good: string | undefined): Point | null => (good === undefined ? null : middle(`[data-hand="${good}"]`));

/** The middle of the first element that is on the screen and fits. */
function middle(selector: string): Point | null {
  for (const found of document.querySelectorAll(selector)) {
    const { left, top, width, height } = found.getBoundingClientRect();
    if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}

/** The place that the position has for a piece: `ship 0 2` is on a path, the robber on a hex. */
function standing(name: string, sitting: Sitting): Point | null {
  const [piece = "", seat = "0", number = "0"] = name.split(" ");
  const of = piece === "merchant" ? "intersection" : piece === "robber" || piece === "pirate" ? "hex" : "path";
  const value = cell(sitting, piece, Number(seat), Number(number));
  return value === NOBODY ? null : pointOf({ of, value }, sitting);
}

/** The drawing of a piece that walks or has just come. */
function pieceOf(name: string): SVGGraphicsElement | null {
  const found = document.querySelector(`[data-piece="${name}"]`);
  return found instanceof SVGGraphicsElement ? found : null;
}
