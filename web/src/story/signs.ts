// The sign before a line of the log: what it is about, as the board and the hand draw it.

import type { Sign } from "../chapters/chapter";
import { CHAPTERS } from "../chapters/chapters";

/** From the weightiest kind on: of several things that are told in one line, the first that is found here. */
const SIGNS: Sign[] = [
  ["won", "marker"],
  ["shared_win", "marker"],
  ["awarded", "marker"],
  ["kontor_placed", "kontor"],
  ["goods_delivered", "goods"],
  ["upgraded", "city"],
  ["settled", "settlement"],
  ["neutral_settled", "settlement"],
  ["card_played", "scrolls"],
  ["discovered", "hull"],
  ["delivered", "hall"],
  ...CHAPTERS.toReversed().flatMap(({ done }) => done),
  ["stole", "robber"],
  ["robber_moved", "robber"],
  ["pirate_came", "skull"],
  ["chased", "skull"],
  ["stripped", "skull"],
  ["ship_launched", "ship"],
  ["route_laid", "route"],
  ["road_laid", "road"],
  ["merchant_hired", "merchant"],
  ["caravan_formed", "caravan"],
  ["merchant_walked", "merchant"],
  ["caravan_drove", "caravan"],
  ["card_drawn", "scrolls"],
  ["ship_sailed", "ship"],
  ["traded", "cards"],
  ["got", "cards"],
  ["discarded", "cards"],
  ["dealt", "cards"],
  ["proposed", "cards"],
  ...CHAPTERS.flatMap(({ found = [] }) => found),
];
const DICE = new Set(["rolled", "rolled_to_start", "hero_rolled"]);

/** The sign for a line that tells of these kinds; nothing for what is only said. */
export function signOf(kinds: readonly string[]): string {
  const found = SIGNS.find(([kind]) => kinds.includes(kind));
  if (found !== undefined) return found[1];
  return kinds.some((kind) => DICE.has(kind)) ? "die-5" : "";
}
