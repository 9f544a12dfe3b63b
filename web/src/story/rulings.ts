// Which rule explains what has happened: for whoever clicks at a line of the log.

import { together } from "../chapters/chapters";
import type { Scene } from "../table/scene";
import type { GameEvent } from "../wire/messages";
import { type Family, familyOf } from "../hints/course";

const BOOK: Record<Family, string> = { base: "B", isles: "E", europe: "M" };
const BASE = "B";

/** The rules behind each kind of event, by book; where the islands have none of their own, that of the base game holds. */
const RULES: Partial<Record<GameEvent["kind"], string>> = {
  rolled_to_start: "B-13 M-11",
  dealt: "B-17 E-15 M-12",
  rolled: "B-25 E-21 M-21",
  kept_back: "B-26 M-22",
  went_short: "B-27 M-23",
  consoled: "E-21 M-24",
  discarded: "B-31 E-23 M-25",
  robber_moved: "B-32 M-25",
  stole: "B-33 E-52 M-25",
  got: "B-73 E-24 M-32",
  card_drawn: "B-40 M-41",
  card_played: "B-41 M-41",
  card_shown: "B-43",
  road_laid: "B-50",
  settled: "B-52 E-39",
  upgraded: "B-53 E-36",
  offers_called: "B-70 M-30",
  proposed: "B-70 M-30",
  traded: "B-72 M-30",
  won: "B-80 E-08 M-80",
  ship_launched: "E-31",
  ship_sailed: "E-41",
  wind_caught: "E-42",
  discovered: "E-46",
  found: "E-47",
  pirate_came: "E-51",
  tribute_paid: "E-53",
  stripped: "E-52",
  chased: "E-55",
  marker_moved: "E-60",
  leader_changed: "E-63",
  delivered: "E-84",
  kontor_placed: "M-62",
  goods_uncovered: "M-63",
  coast_paid: "M-64",
  token_laid: "M-65",
  route_laid: "M-45",
  connected: "M-47",
  merchant_hired: "M-43",
  merchant_walked: "M-60",
  caravan_formed: "M-44",
  caravan_drove: "M-70",
  toll_paid: "M-72",
  goods_delivered: "M-75",
  reshuffled: "M-42",
  ...together(({ rulings }) => rulings),
};
const SEVEN = 7;
const SEVENS = "B-30 E-23 M-25";
const CARDS: Record<string, string> = { knight: "B-44", road_building: "B-46", discovery: "B-47", monopoly: "B-48", victory_point: "B-43" };
const AWARDS: Record<string, string> = { longest_route: "B-60", largest_army: "B-45" };

/** The id of the rule behind an event; nothing if there is none that would explain it. */
export function ruleOf(event: GameEvent, scene: Scene): string | null {
  const family = familyOf(scene);
  if (family === null) return null;
  const { words } = scene.geometry;
  const known = (of: string, value: number | null): string => words[of]?.[value ?? -1] ?? "";
  if (event.kind === "card_played" && family === "base") return CARDS[known("card", event.card)] ?? null;
  if (event.kind === "awarded") return AWARDS[known("award", event.award)] ?? null;
  const found = event.kind === "rolled" && event.total === SEVEN ? SEVENS : RULES[event.kind];
  const rules = found?.split(" ") ?? [];
  const of = (book: string): string | undefined => rules.find((rule) => rule.startsWith(book));
  return of(BOOK[family]) ?? (family === "isles" ? of(BASE) : undefined) ?? null;
}

/** The rules behind some events, each once, in the order of the events. */
export const rulesOf = (events: readonly GameEvent[], scene: Scene): string[] => [
  ...new Set(events.map((event) => ruleOf(event, scene)).filter((rule) => rule !== null)),
];
