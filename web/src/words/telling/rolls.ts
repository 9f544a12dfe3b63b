// What is told of the dice: what they show, and what they bring to whom.

import type { GameEvent } from "../../wire/messages";
import { known } from "./atlas";
import { Clause, Several } from "./clause";
import { type Page, silent, type Teller, type Tellers } from "./page";

const rolledToStart: Teller = (page, event) => {
  const one = page.atlas.texts.say("rolled_to_start.one", page.said(event, "seat", "total", "first", "second"));
  return [new Clause(null, "rolled_to_start", { rolls: new Several([one]) })];
};

/** The dice, and what they brought to whom: that is a sentence of its own. */
const rolled: Teller = (page, event) => {
  const told = [...yields(page), ...keptBack(page), ...shortages(page), ...consolations(page)];
  const parts = page.atlas.parts(event);
  if (told.length === 0) return [new Clause(event.seat, "rolled", parts)];
  parts["yields"] = page.atlas.texts.listed(told, "list-semicolon", "list-semicolon");
  return [new Clause(event.seat, "rolled.bringing", parts, true)];
};

/** What everyone got: by seat, then by good, with the hexes that it comes from. */
function yields(page: Page): string[] {
  const { atlas } = page;
  const found = page.of("produced");
  const seats = unique(found.map((event) => event.seat).filter((seat) => seat !== null)).sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = found.filter((event) => event.seat === seat);
    const told = unique(own.map((event) => known(event, "good"))).map((good) => {
      const alike = own.filter((event) => known(event, "good") === good);
      const hex = atlas.texts.listed(alike.map((event) => atlas.briefHex(known(event, "hex"))));
      return atlas.texts.say("produced", { good: atlas.goods(...alike).said(atlas.texts), hex });
    });
    return share(page, seat, atlas.texts.listed(told, "list-comma"));
  });
}

/** What one seat gets of something in which others have their part: `you 2 gold`. */
function share(page: Page, seat: number | null, goods: string): string {
  const { atlas } = page;
  return atlas.texts.say("share", { goods, seat: atlas.seat(seat), whom: atlas.seat(seat, "whom") });
}

/** What the robber cost. */
function keptBack(page: Page): string[] {
  const { texts } = page.atlas;
  const found = page.of("kept_back");
  if (found.length === 0) return [];
  const shares = unique(found.map((event) => event.seat)).map((seat) => {
    const own = found.filter((event) => event.seat === seat);
    return share(page, seat, page.atlas.goods(...own).said(texts));
  });
  return [texts.say("kept_back", { shares: texts.listed(shares, "list-and") })];
}

/** What the bank could not pay; the only one entitled gets the rest. */
const shortages = (page: Page): string[] =>
  page.of("went_short", "got_the_rest").map((event) => page.atlas.texts.say(event.kind, page.said(event, "seat", "good")));

/** Those who got gold instead of cards, together. */
function consolations(page: Page): string[] {
  const { atlas } = page;
  const found = page.of("consoled");
  const amounts = unique(found.map((event) => known(event, "n"))).sort((a, b) => a - b);
  return amounts.map((n) => {
    const alike = found.filter((event) => known(event, "n") === n);
    const named = (variant: string): string => atlas.texts.listed(alike.map((event) => atlas.seat(event.seat, variant)));
    const good = atlas.goods(...alike.slice(0, 1)).said(atlas.texts);
    return atlas.texts.say("consoled", { good, seat: named(""), seat_count: alike.length, whom: named("whom") });
  });
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** The events whose places are shown with the roll. */
export const broughtBy = (page: Page, event: GameEvent): GameEvent[] => (event.kind === "rolled" ? page.of("produced") : []);

export const ROLLS: Tellers = {
  rolled_to_start: rolledToStart,
  rolled,
  produced: silent,
  kept_back: silent,
  went_short: silent,
  got_the_rest: silent,
  consoled: silent,
};
