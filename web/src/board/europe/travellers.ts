// Where merchants and caravans stand, so that none hides another, a kontor or a route.

import { cell, column, NOBODY, type Scene } from "../../table/scene";
import { type Point, SIDE, sheetOf } from "../sheet";
import { isNorthern } from "./atlas";

const BESIDE_A_KONTOR = 31;
const TOGETHER = [[-31, -12], [0, 40], [31, -12], [0, -44]] as const; // at a northern tip: off the paths that go aslant
const OFF_THE_ROUTE = 28;
const MOVING = { merchant: "walking_merchant", caravan: "driving_caravan" } as const;

interface Standing {
  seat: number;
  /** Of the seat's merchants or caravans, from 0. */
  number: number;
  /** The intersection or the path. */
  place: number;
  /** Is it on its way just now? */
  isMoving: boolean;
}
export interface Traveller extends Standing {
  at: Point;
}

/** Every merchant on the board: on its intersection, or beside a kontor and each other. */
export function merchants(scene: Scene, turnOf: number | null): Traveller[] {
  const kontors = column(scene, "kontor");
  const sheet = sheetOf(scene.geometry);
  return standing(scene, "merchant", turnOf).flatMap((group) =>
    group.map((one, k) => {
      const at = sheet.node(one.place);
      const [dx, dy] = TOGETHER[k % TOGETHER.length] ?? TOGETHER[0];
      if (group.length > 1) return { ...one, at: { x: at.x + dx, y: at.y + (isNorthern(at) ? dy : -dy) } };
      const isHoused = kontors[one.place] !== NOBODY;
      return { ...one, at: isHoused ? { x: at.x - BESIDE_A_KONTOR, y: at.y } : { x: at.x, y: at.y - 6 } };
    }),
  );
}

/** Every caravan on the board: on either side of its route, and a third one, which is passing, on it. */
export function caravans(scene: Scene, turnOf: number | null): Traveller[] {
  const sheet = sheetOf(scene.geometry);
  return standing(scene, "caravan", turnOf).flatMap((group) =>
    group.map((one, k) => {
      const { x, y } = sheet.middle(one.place);
      const [a, b] = sheet.path(one.place);
      const [dx, dy] = [((a.y - b.y) / SIDE) * OFF_THE_ROUTE, ((b.x - a.x) / SIDE) * OFF_THE_ROUTE];
      const up = dy > 0 || (dy === 0 && dx > 0) ? -1 : 1;
      const aside = k === 0 ? up : k === 1 ? -up : 0;
      return { ...one, at: { x: x + aside * dx, y: y + aside * dy } };
    }),
  );
}

/** The travellers at each place that has any; the one that is on its way comes last. */
function standing(scene: Scene, field: "merchant" | "caravan", turnOf: number | null): Standing[][] {
  const moving = cell(scene, MOVING[field]);
  const found = new Map<number, Standing[]>();
  for (const [seat, places] of (scene.fields[field] ?? []).entries()) {
    for (const [number, place] of places.entries()) {
      if (place === null || place === NOBODY) continue;
      const one = { seat, number, place, isMoving: seat === turnOf && number === moving };
      found.set(place, [...(found.get(place) ?? []), one]);
    }
  }
  return [...found.values()].map((group) => group.sort((a, b) => Number(a.isMoving) - Number(b.isMoving)));
}
