// What a first game of each family is worth a hint for, and when: by the acts that are open, never by a game's name.

import { CHAPTERS } from "../chapters/chapters";
import { has, type Scene } from "../table/scene";

export type Family = "base" | "isles" | "europe";

export interface Hint {
  key: string;
  /** It is due while one of these acts is open to the one who reads. */
  acts: string[];
  /** What it points at: the first of these that is on the screen. */
  targets: string[];
}

/** What matters for which hint is due. */
export interface Moment {
  isAsked: boolean;
  acts: ReadonlySet<string>;
  seat: number | null;
}

const arms = (...acts: string[]): string[] => acts.map((act) => `[data-arms="${act}"]`);
const plays = (act: string): string => `[data-plays="${act}"]`;
const OWN = '[data-seat-card="$seat"]';
const LAST = ["end_turn", "set_sail"]; // open from the roll on

const settle: Hint = {
  key: "settle",
  acts: ["found_settlement", "found_harbour_settlement", "place_kontor", "build_settlement"],
  targets: [...arms("build_settlement"), '[data-spot^="intersection"]'],
};
const roll: Hint = { key: "roll", acts: ["roll"], targets: [plays("roll"), ...arms("roll")] };
const trade: Hint = {
  key: "trade",
  acts: ["bank_trade", "open_trade", "buy_resource"],
  targets: [...arms("bank_trade", "open_trade", "trade"), "[data-trade]"],
};
const win: Hint = { key: "win", acts: LAST, targets: [OWN] };

const COURSES: Record<Family, Hint[]> = {
  base: [
    settle,
    roll,
    { key: "robber", acts: ["move_robber"], targets: ['[data-spot^="hex"]'] },
    { key: "hand", acts: LAST, targets: [":has(> [data-hand])"] },
    { key: "build", acts: ["build_road", "build_city"], targets: arms("build_road", "build_city") },
    { key: "card", acts: ["buy_card"], targets: [...arms("buy_card"), plays("buy_card")] },
    trade,
    win,
  ],
  isles: [
    settle,
    roll,
    { key: "pirate", acts: ["place_pirate"], targets: ['[data-spot^="hex"]'] },
    { key: "build", acts: ["build_ship", "build_settler", "build_road"], targets: arms("build_ship", "build_settler", "build_road") },
    { key: "set_sail", acts: ["set_sail"], targets: [plays("set_sail"), ...arms("set_sail")] },
    { key: "sail", acts: ["sail"], targets: [...arms("sail"), '[data-spot^="ship"]', '[data-spot^="path"]'] },
    {
      key: "mission",
      acts: [...CHAPTERS.flatMap(({ deeds }) => deeds), "build_crew"],
      targets: ["[data-mission]", ...arms("build_crew", "land_crew")],
    },
    win,
  ],
  europe: [
    settle,
    roll,
    { key: "route", acts: ["build_route"], targets: arms("build_route") },
    { key: "merchant", acts: ["hire_merchant", "walk"], targets: [...arms("hire_merchant", "walk"), '[data-spot^="merchant"]'] },
    { key: "caravan", acts: ["form_caravan", "drive"], targets: [...arms("form_caravan", "drive"), '[data-spot^="caravan"]'] },
    { key: "deliver", acts: ["deliver"], targets: arms("deliver") },
    trade,
    win,
  ],
};

/** Which family a board is of, by what stands on it. */
export function familyOf(scene: Scene): Family | null {
  if (has(scene, "kontor")) return "europe";
  if (has(scene, "ship")) return "isles";
  return has(scene, "home") ? "base" : null;
}

/** The hints that are due, the most pressing first. */
export function due(family: Family, { isAsked, acts }: Moment, learnt: ReadonlySet<string>): Hint[] {
  if (!isAsked) return [];
  return COURSES[family].filter((hint) => !learnt.has(hint.key) && hint.acts.some((act) => acts.has(act)));
}

/** Where to look for what a hint points at, as selectors. */
export const targetsOf = (hint: Hint, seat: number | null): string[] => hint.targets.map((one) => one.replace("$seat", String(seat)));

/** All hints of a family. */
export const keysOf = (family: Family): string[] => COURSES[family].map(({ key }) => key);

// What has been learnt is kept in the browser, by family.

const KEPT = "kogge.hints";

export function learntOf(family: Family): Set<string> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<Family, string[]>>;
    return new Set(kept[family] ?? []);
  } catch {
    return new Set();
  }
}

export function keep(family: Family, learnt: ReadonlySet<string>): void {
  let kept: Partial<Record<Family, string[]>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as typeof kept;
  } catch {
    // what can't be read is written anew
  }
  localStorage.setItem(KEPT, JSON.stringify({ ...kept, [family]: [...learnt] }));
}
