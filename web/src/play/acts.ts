// What the table needs to know of acts by their names: where each is offered, in which order, by which key and picture.
// Nothing of it is a rule: whether an act is open, and what it costs, is what the server says.

import { TRADES as OF_CHAPTERS } from "../chapters/chapters";
import type { Facts } from "../wire/messages";

/** Acts that are done in the panel of trades and offers. */
const TRADES = new Set([
  "bank_trade",
  "open_trade",
  "call_for_offers",
  "offer",
  "ask",
  "propose",
  "withdraw",
  "accept",
  "decline",
  "counter",
  "deal",
  "sell_resource",
  "buy_resource",
  ...OF_CHAPTERS,
]);

/** Acts that throw something away for good: they ask once more before they are done. */
const LOSSES = new Set([
  "jettison",
  "rebuild_ship",
  "reform_caravan",
  "rehire_merchant",
  "decline_free_road",
  "decline_free_route",
]);

/** Acts that end something and lead on: they stand last, and apart. */
const ENDS = new Set(["end_turn", "set_sail", "start_building", "end_walk", "end_drive", "rob_nobody", ...LOSSES]);
const LEADS_ON = new Set(["roll", "end_turn", "set_sail", "start_building", "end_walk", "end_drive"]);

/** The order in which people use acts: by the first words of their names. Others come between building and ending. */
const ORDER = ["roll", "found", "place", "lay", "build", "hire", "form", "buy_card", "sail", "walk", "drive", "deliver", "land"];

/** The letter of an act after B: fixed, so that fingers can learn it; shown on the button. */
const LETTERS: Record<string, string> = {
  build_road: "R",
  build_route: "R",
  build_settlement: "S",
  build_city: "C",
  buy_card: "D",
  build_harbour_settlement: "H",
  build_ship: "P",
  build_settler: "L",
  build_crew: "W",
  hire_merchant: "M",
  form_caravan: "V",
};

/** What comes to stand somewhere by an act, where its name does not say it. */
const COMES: Record<string, string> = { land_settler: "settlement", found_kontor: "kontor", land_crew: "crew" };
const UNPLAYED = ["robber", "pirate"];

/** Pictures of acts that put nothing on the board. */
const PICTURES: Record<string, string> = { buy_card: "card", roll: "dice", roll_for_fish: "dice", sail: "ship", walk: "merchant", drive: "caravan" };

export const isTrade = (act: string): boolean => TRADES.has(act);
/** Is an act done in a panel of its own: trades and offers, the choice of cards that are given up? */
export const hasPanel = (act: string): boolean => isTrade(act) || act === "discard";
export const isLoss = (act: string): boolean => LOSSES.has(act);
export const leadsOn = (act: string): boolean => LEADS_ON.has(act);
/** The acts that a letter means: a game has only one of them. */
export const actOf = (letter: string): string[] => Object.keys(LETTERS).filter((act) => LETTERS[act] === letter);
export const letterOf = (act: string): string => LETTERS[act] ?? "";

/** What would come to stand on the board by an act: `road`, `settlement`, `robber` ...; nothing for other acts. */
export function pieceOf(act: string, facts: Facts): string {
  const words = act.split("_");
  const ends = words.map((_, from) => words.slice(from).join("_")).slice(1);
  return COMES[act] ?? ends.find((end) => end in facts.supplies || UNPLAYED.includes(end)) ?? "";
}

/** The picture of an act. */
export const pictureOf = (act: string, facts: Facts): string => PICTURES[act] ?? pieceOf(act, facts);

/** Acts of a step that have a button of their own, in the order in which people use them. */
export function buttons(acts: readonly string[], facts: Facts): string[] {
  const inHand = new Set(facts.cards.map((card) => card.act));
  const own = acts.filter((act) => !hasPanel(act) && !inHand.has(act));
  return own.map((act, place) => ({ act, place, rank: rank(act) })).sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ act }) => act);
}

function rank(act: string): number {
  if (ENDS.has(act)) return ORDER.length + (act === "jettison" || act.startsWith("re") ? 1 : 2);
  const found = ORDER.findIndex((begin) => act.startsWith(begin));
  return act === "roll_for_fish" || found < 0 ? ORDER.length : found;
}
