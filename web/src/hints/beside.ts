// Where a hint finds room: beside what it points at, over nothing that can be clicked, and over the sea rather than land.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14; // pixels between a hint and what it points at
const EDGE = 8; // pixels to the edge of the screen
const STEP = 48; // pixels between two places that are tried
const FAR = 3; // what a pixel of distance counts beside a square pixel that is covered
const ON_LAND = 0.2; // covering land counts that much of covering what can be clicked
const ON_TARGET = 50; // covering the target itself is that much worse

/** How much of one box another covers, in square pixels. */
export function covered(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The box around several. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  return { left, top, width, height: Math.max(...boxes.map((box) => box.top + box.height)) - top };
}

/** The middle of a box, which covers nothing. */
export const middle = ({ left, top, width, height }: Box): Box => ({ left: left + width / 2, top: top + height / 2, width: 0, height: 0 });

interface Size {
  width: number;
  height: number;
}

/** Where a card of this size covers least of what can be clicked, then least land, and then is nearest to its target. */
export function beside(target: Box, card: Size, screen: Size, clickable: readonly Box[], land: readonly Box[] = []): Box {
  const x = target.left + target.width / 2;
  const y = target.top + target.height / 2;
  const across = [x - card.width / 2, target.left - card.width - GAP, target.left + target.width + GAP, ...along(screen.width - card.width)];
  const down = [target.top - card.height - GAP, target.top + target.height + GAP, y - card.height / 2, ...along(screen.height - card.height)];
  let best: Box = { left: EDGE, top: EDGE, ...card };
  let least = Infinity;
  for (const left of across) {
    for (const top of down) {
      const box = within({ left, top, ...card }, screen);
      const distance = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
      let cost = ON_TARGET * covered(box, target) + FAR * distance;
      if (cost < least) cost += sumCovered(box, clickable); // what is worse already need not be looked at more closely
      if (cost < least) cost += ON_LAND * sumCovered(box, land);
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

/** On a small screen: under one edge if nothing that must be seen is there, else under the next, or under the last. */
export function under(edges: readonly number[], card: Size, left: number, seen: readonly Box[]): Box {
  const boxes = edges.map((top) => ({ left, top, ...card }));
  return boxes.find((box) => sumCovered(box, seen) === 0) ?? boxes.at(-1) ?? { left, top: EDGE, ...card };
}

const sumCovered = (box: Box, others: readonly Box[]): number => others.reduce((sum, one) => sum + covered(box, one), 0);

/** Places on the screen, one after the other, to its edge. */
const along = (length: number): number[] => Array.from({ length: Math.max(1, Math.ceil(length / STEP) + 1) }, (_, n) => n * STEP);

function within(box: Box, screen: { width: number; height: number }): Box {
  const left = Math.max(EDGE, Math.min(box.left, screen.width - box.width - EDGE));
  const top = Math.max(EDGE, Math.min(box.top, screen.height - box.height - EDGE));
  return { ...box, left, top };
}
