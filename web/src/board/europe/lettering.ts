// Names on the map: how wide they are, where they break, and places for them where they hide nothing.

import type { Point } from "../sheet";

/** The room that something takes: its middle, and half of width and height. */
export interface Box extends Point {
  wide: number;
  high: number;
}

const NARROW = new Set("fijlrtI.,'- \u00a0");
const WIDE = new Set("mwMWÆŒ&");
const BETWEEN_LINES = 1.08;

/** About how wide a text is, in a bold or a wide face. */
export function width(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += NARROW.has(letter) ? 0.36 : WIDE.has(letter) ? 0.92 : 0.61;
  return size * ems;
}

/** A name in one line, or broken at the blank nearest to its middle if it is longer. */
export function linesOf(text: string, longest: number): string[] {
  const blanks = [...text].flatMap((letter, place) => (letter === " " ? [place] : []));
  if (text.length <= longest || blanks.length === 0) return [text];
  const off = (place: number): number => Math.abs(2 * place - text.length);
  const cut = blanks.reduce((best, place) => (off(place) < off(best) ? place : best));
  return [text.slice(0, cut), text.slice(cut + 1)];
}

/** How far down each of several lines stands, so that all are around 0. */
export function downs(lines: readonly string[], size: number): number[] {
  return lines.map((_, line) => size * BETWEEN_LINES * (line - (lines.length - 1) / 2));
}

/** The size at which lines fit into a room, or the usual size if they do so anyway. */
export function fitting(lines: readonly string[], size: number, room: number): number {
  return Math.min(size, (size * room) / Math.max(1, ...lines.map((text) => width(text, size))));
}

/** The room that lines of text take around a point. */
export function roomOf(lines: readonly string[], { x, y }: Point, size: number): Box {
  const wide = Math.max(...lines.map((text) => width(text, size))) / 2;
  return { x, y, wide, high: size * (0.5 + (BETWEEN_LINES * (lines.length - 1)) / 2) };
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x - one.wide, other.x - other.wide);
  const down = Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y - one.high, other.y - other.high);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The first of several boxes that hides nothing, or else the one that hides least. */
export function clearest(boxes: readonly Box[], taken: readonly Box[]): Box | undefined {
  let best = boxes[0];
  let least = Infinity;
  for (const box of boxes) {
    const hidden = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    if (hidden < least) [best, least] = [box, hidden];
    if (hidden === 0) break;
  }
  return best;
}

/** How far a point is from the rim of a box, 0 if it lies inside. */
export function distance(at: Point, box: Box): number {
  return Math.hypot(Math.max(0, Math.abs(at.x - box.x) - box.wide), Math.max(0, Math.abs(at.y - box.y) - box.high));
}

/** What lies so near to a point that something beside it could touch it. */
export function near<Thing extends Point>({ x, y }: Point, things: readonly Thing[], reach: number): Thing[] {
  return things.filter((thing) => Math.abs(thing.x - x) < reach && Math.abs(thing.y - y) < reach);
}
