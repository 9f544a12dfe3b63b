// What the bank, and who else buys and sells, would take and give: read from the choices, which have their prices and gains.

import { TRADES as OF_CHAPTERS } from "../chapters/chapters";
import type { Choice } from "../wire/messages";
import { type Goods, isSame, total, withMore } from "./goods";

const ACTS = new Set(["bank_trade", "sell_resource", "buy_resource", ...OF_CHAPTERS]);
const MOST = 6; // trades with the bank that are made at once

/** Is it a trade of goods for goods that needs nobody else? */
export const isWithBank = (act: string): boolean => ACTS.has(act);

/** The trades with the bank that are open now. */
export const bankChoices = (choices: readonly Choice[] | null): Choice[] => (choices ?? []).filter((one) => isWithBank(one.act));

/** The amounts of a good for which something can be had at once, the smallest first. */
export function amounts(choices: readonly Choice[], good: string): number[] {
  const found = choices.filter((one) => Object.keys(one.price).length === 1).map((one) => one.price[good] ?? 0);
  return [...new Set(found)].filter((n) => n > 0).sort((one, other) => one - other);
}

/** What is given for exactly these goods, by the good that one gets: the first act that brings it. */
export function bargains(choices: readonly Choice[], given: Goods): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const [got, ...more] = Object.keys(choice.gain);
    if (got === undefined || more.length > 0 || !isSame(choice.price, given) || found.has(got)) continue;
    found.set(got, choice);
  }
  return found;
}

/** The trades that together take what is given for what is wanted; `null` if the sum does not fit. */
export function fitting(choices: readonly Choice[], given: Goods, wanted: Goods): Choice[] | null {
  if (total(given) === 0 || total(wanted) === 0) return null;
  return search(choices, given, wanted, MOST);
}

function search(choices: readonly Choice[], given: Goods, wanted: Goods, most: number): Choice[] | null {
  if (total(given) === 0 && total(wanted) === 0) return [];
  if (most === 0 || total(given) === 0 || total(wanted) === 0) return null;
  for (const [place, choice] of choices.entries()) {
    const left = less(given, choice.price);
    const open = left && less(wanted, choice.gain);
    const rest = left && open && search(choices.slice(place), left, open, most - 1);
    if (rest) return [choice, ...rest];
  }
  return null;
}

/** Goods without some of them; `null` if they are not all there. */
function less(goods: Goods, without: Goods): Goods | null {
  let left = goods;
  for (const [word, n] of Object.entries(without)) {
    if ((left[word] ?? 0) < n) return null;
    left = withMore(left, word, -n);
  }
  return left;
}

/** Several trades as one request: all are made, or none. */
export const together = (choices: readonly Choice[]): string => choices.map((one) => one.text).join("; ");
