// How things move on the screen: small things on a layer above the page, pieces where they stand. Nothing here throws:
// what is not on the screen is not shown.

import type { End, Motion } from "./motions";

export interface Point {
  x: number;
  y: number;
}

/** Where ends and pieces are on the screen now; `null` if they are not there. */
export interface Whereabouts {
  point(end: End): Point | null;
  piece(name: string): SVGGraphicsElement | null;
  /** The place where a piece that walks stands now: it may have gone on meanwhile. */
  standing(name: string): Point | null;
  /** How long the side of a hex is on the screen, in pixels. */
  side(): number;
}

/** Something on the layer: what it looks like, and its ways over the screen. */
export interface Thing {
  id: number;
  look: "icon" | "ring" | "tile" | "card";
  icon: string;
  seat: number | null;
  size: number;
  way: Point[];
  delay: number;
  lasts: number;
}

const MOST_OF_A_KIND = 3; // of many equal cards so many are seen
const MOST = 14; // things in one beat
const SMALL = 26; // pixels of a card that flies
const RING = 54;
const RISE = 70; // pixels from which things come that have no place of their own: the bank's
const STILL = 1000; // milliseconds for which a mark stays where nothing shall move
const SHOWN = 1.6; // a card that is played may be looked at for longer than a beat

let made = 0;

/** The things of a beat that lasts so many milliseconds: all are gone when it is over. */
export function things(beat: readonly Motion[], milliseconds: number, where: Whereabouts, isStill: boolean): Thing[] {
  const found = beat.flatMap((motion) => (isStill ? marks(motion, where) : moving(motion, where))).slice(0, MOST);
  if (isStill) return found.map((one) => ({ ...one, id: (made += 1), delay: 0, lasts: STILL }));
  const gap = found.length > 1 ? (milliseconds * 0.3) / (found.length - 1) : 0;
  return found.map((one, place) => {
    const delay = gap * place;
    const lasts = one.look === "card" ? milliseconds * SHOWN : milliseconds - (found.length > 1 ? milliseconds * 0.3 : 0);
    return { ...one, id: (made += 1), delay, lasts };
  });
}

type Made = Omit<Thing, "id" | "delay" | "lasts">;

const sketch = (look: Thing["look"], icon: string, size: number, way: Point[], seat: number | null = null): Made => ({ look, icon, size, way, seat });

function moving(motion: Motion, where: Whereabouts): Made[] {
  switch (motion.does) {
    case "fly": {
      const way = flightOf(motion.from, motion.to, where);
      return way === null ? [] : Array.from({ length: Math.min(motion.n, MOST_OF_A_KIND) }, () => sketch("icon", motion.icon, SMALL, way));
    }
    case "walk": {
      if (where.piece(motion.name) !== null) return [];
      const way = motion.way.map((end) => where.point(end)).filter((point) => point !== null);
      return way.length === 0 ? [] : [sketch("icon", motion.piece, SMALL, way, motion.seat)];
    }
    case "drop":
      return where.piece(motion.name) === null ? marks(motion, where) : [];
    case "turn": {
      const at = where.point(motion.at);
      return at === null ? [] : [sketch("tile", "", where.side() * 2, [at])];
    }
    default:
      return marks(motion, where);
  }
}

/** The same without any movement: a ring where it ends, and where it begins on the board. */
function marks(motion: Motion, where: Whereabouts): Made[] {
  if (motion.does === "roll") return [];
  if (motion.does === "show") return [sketch("card", motion.card, 0, [], motion.seat)];
  const ends = motion.does === "fly" ? [motion.from, motion.to] : [motion.does === "walk" ? motion.way.at(-1) : motion.at];
  const points = ends.map((end) => end && where.point(end));
  return points.filter((at) => at != null).map((at) => sketch("ring", "", RING, [at]));
}

/** From one end to the other; what comes from the bank falls a little way, what goes there rises. */
function flightOf(from: End, to: End, where: Whereabouts): Point[] | null {
  const start = where.point(from);
  const end = where.point(to);
  if (start !== null && end !== null) return [start, end];
  if (end !== null && from.of === "bank") return [{ x: end.x, y: end.y - RISE }, end];
  if (start !== null && to.of === "bank") return [start, { x: start.x, y: start.y - RISE }];
  return null;
}

/** Let a thing move, and say when it has arrived. */
export function move(element: HTMLElement, thing: Thing, isStill: boolean): Animation {
  const timing = { delay: thing.delay, duration: thing.lasts, fill: "both" as const };
  if (thing.look === "card") return element.animate(shownFrames(isStill), timing);
  const [first = { x: 0, y: 0 }] = thing.way;
  element.style.left = `${first.x - thing.size / 2}px`;
  element.style.top = `${first.y - thing.size / 2}px`;
  if (isStill) return element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], timing);
  if (thing.look === "ring") return element.animate([{ scale: 0.4, opacity: 1 }, { scale: 1.1, opacity: 0.9, offset: 0.5 }, { scale: 1.3, opacity: 0 }], timing);
  if (thing.look === "tile") return element.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { ...timing, easing: "ease-in" });
  return element.animate(flightFrames(thing.way, first), { ...timing, easing: "cubic-bezier(.3,.1,.3,1)" });
}

function shownFrames(isStill: boolean): Keyframe[] {
  const hidden = isStill ? { opacity: 0 } : { opacity: 0, transform: "translateY(16px) scale(.9)" };
  const seen = isStill ? { opacity: 1 } : { opacity: 1, transform: "none" };
  return [hidden, { ...seen, offset: 0.15 }, { ...seen, offset: 0.8 }, { opacity: 0 }];
}

function flightFrames(way: readonly Point[], first: Point): Keyframe[] {
  const steps = way.map(({ x, y }) => ({ transform: `translate(${x - first.x}px, ${y - first.y}px)`, opacity: 1 }));
  const last = steps.at(-1);
  if (last === undefined || way.length < 2) return [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }];
  return [{ ...steps[0], opacity: 0 }, { ...steps[0], offset: 0.08 }, ...steps.slice(1, -1), { ...last, offset: 0.92 }, { ...last, opacity: 0 }];
}

/** Move a piece of the board itself: it stands at the end of its way already. */
export function movePiece(motion: Motion, milliseconds: number, where: Whereabouts): Animation | null {
  if (motion.does !== "walk" && motion.does !== "drop") return null;
  const piece = where.piece(motion.name);
  if (piece === null) return null;
  const timing = { duration: milliseconds, easing: "ease-in-out" };
  if (motion.does === "drop") {
    const height = local(piece, { x: 0, y: -0.9 * where.side() });
    return piece.animate([{ translate: offset(height), opacity: 0 }, { translate: "0px 0px", opacity: 1 }], { ...timing, easing: "cubic-bezier(.5,0,.8,.6)", duration: 0.6 * milliseconds });
  }
  const end = where.standing(motion.name);
  if (end === null) return null;
  const steps = motion.way.map((at) => where.point(at)).filter((point) => point !== null);
  return piece.animate(
    (isAt(steps.at(-1), end) ? steps : [...steps, end]).map(({ x, y }) => ({ translate: offset(local(piece, { x: x - end.x, y: y - end.y })) })),
    timing,
  );
}

const isAt = (one: Point | undefined, other: Point): boolean => one !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 1;

const offset = ({ x, y }: Point): string => `${x}px ${y}px`;

/** A way on the screen as the piece's own drawing measures it. */
function local(piece: SVGGraphicsElement, { x, y }: Point): Point {
  const around = piece.parentElement instanceof SVGGraphicsElement ? piece.parentElement : piece;
  const grid = around.getScreenCTM();
  if (grid === null || grid.a === 0 || grid.d === 0) return { x: 0, y: 0 };
  return { x: x / grid.a, y: y / grid.d };
}
