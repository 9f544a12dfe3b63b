// What is told of each event: a message of the same name, with the event's own parts, unless said otherwise here.
// Some are told together with others of the same action, and some not at all.

import type { GameEvent } from "../../wire/messages";
import { known, partOf } from "./atlas";
import { Clause, Several } from "./clause";
import { byItself, type Page, silent, type Teller, type Tellers } from "./page";
import { ROLLS } from "./rolls";

/** Goods that come or go one by one, told together. */
const collected: Teller = (page, event) => [page.clause(event, "", { good: page.atlas.goods(event) })];

/** Trade with the bank, if something was paid for it in the same action; what is bought in a row is told at once. */
const got: Teller = (page, event) => {
  const { atlas } = page;
  const price = page.of("paid");
  const good = atlas.goods(event);
  const paid = atlas.goods(...price);
  if (price[0] === undefined) return [page.clause(event, "", { good })];
  if (isGold(page, price[0])) return [page.clause(event, "bought", { good, price: paid })];
  if (isGold(page, event)) return [page.clause(event, "sold", { good, price: paid })];
  return [page.clause(event, "exchanged", { good: good.said(atlas.texts), price: paid.said(atlas.texts) })];
};

const isGold = (page: Page, event: GameEvent): boolean => page.atlas.word("good", known(event, "good")) === "gold";

// The robber and cards

/** Nobody moves it to where it stands at first. */
const movedRobber: Teller = (page, event) => (event.seat === null ? [] : [page.clause(event)]);

/** What it was is told to those who may know. */
const unlessHidden =
  (part: string): Teller =>
  (page, event) => [page.clause(event, partOf(event, part) === null ? "hidden" : "")];

const played: Teller = (page, event) => {
  const card = page.atlas.word("card", known(event, "card"));
  return [page.clause(event, "", { card: page.atlas.texts.name("card", card, "played") })];
};

/** A monopoly, with who had to give how many. */
const named: Teller = (page, event) => {
  const { atlas } = page;
  const given = page.of("monopolized").map((one) => atlas.texts.say(one.kind, page.said(one, "other", "n")));
  const parts = { ...atlas.parts(event), given: new Several(given, "list-and") };
  return [new Clause(event.seat, given.length > 0 ? "named.bringing" : "named", parts)];
};

const awarded: Teller = (page, event) => [page.sentence(event, event.seat === null ? "nobody" : "")];

// Building

/** A greater home that somebody begins with is told as such. */
export const settled: Teller = (page, event) => {
  const place = partOf(event, "intersection");
  const isGreater = page.of("upgraded").some((one) => partOf(one, "intersection") === place);
  return isGreater ? [] : [page.clause(event)];
};

/** What takes the place of settlements in this game. */
const upgraded: Teller = (page, event) => {
  const home = page.atlas.texts.name("home", page.atlas.word("home", 1));
  return [page.clause(event, "", { home, ...page.atlas.parts(event) })];
};

// Trade between players

/** The whole proposal; of those who answer with one, as a counter-offer. */
const proposed: Teller = (page, event) => {
  const { atlas } = page;
  const parts = { given: atlas.goods(...page.of("offered")), wanted: atlas.goods(...page.of("asked")) };
  return [new Clause(event.seat, event.seat === atlas.turnOf ? "proposed" : "proposed.counter", parts)];
};

/** Worth telling only where others have heard of the proposal, and by the one who made it. */
const withdrew: Teller = (page, event) =>
  page.atlas.isTrading && event.seat === page.atlas.turnOf ? [page.clause(event)] : [];

/** Both sides of a deal, told of the one whose turn it is. */
const traded: Teller = (page, event) => {
  if (!page.isFirst(event)) return [];
  const { atlas } = page;
  const dealer = atlas.turnOf;
  const found = page.of("traded");
  const partner = event.seat === dealer ? partOf(event, "other") : event.seat;
  return [
    new Clause(dealer, "traded", {
      given: atlas.goods(...found.filter((one) => one.seat === dealer)),
      got: atlas.goods(...found.filter((one) => one.seat !== dealer)),
      other: atlas.seat(partner, "object"),
      object: atlas.person(partner),
    }),
  ];
};

// Number tokens

/** Tokens that come to the board in the course of the game; the number of a freed river is told with it. */
const tokenLaid: Teller = (page, event) => {
  if (page.has("token_lifted")) return [];
  const hex = known(event, "hex");
  const token = known(event, "token");
  if (page.has("lair_freed")) return [page.sentence(event, "freed", { hex: String(hex), token })];
  if (!page.atlas.hasBegun) return [];
  const name = page.atlas.called("hex", hex);
  return [page.clause(event, name === "" ? "" : "named", { land: page.atlas.land(hex), name, token })];
};

/** A token that is moved. */
const tokenLifted: Teller = (page, event) => {
  const { atlas } = page;
  const places = page.of("token_laid").map((to) => atlas.briefHex(known(to, "hex")));
  const hex = atlas.briefHex(known(event, "hex"));
  return [page.clause(event, "", { token: known(event, "token"), hex, to: places[0] ?? "" })];
};

const sharedWin: Teller = (page, event) => [
  new Clause(null, "shared_win", { seat: new Several([page.atlas.seat(event.seat)], "list-and") }),
];

export const BASE: Tellers = {
  ...ROLLS,
  started: byItself,
  dealt: collected,
  discarded: collected,
  got,
  robber_moved: movedRobber,
  stole: unlessHidden("good"),
  card_drawn: unlessHidden("card"),
  card_played: played,
  named,
  awarded,
  settled,
  upgraded,
  neutral_settled: byItself,
  proposed,
  withdrew,
  traded,
  token_laid: tokenLaid,
  token_lifted: tokenLifted,
  won: byItself,
  ended: byItself,
  shared_win: sharedWin,
  monopolized: silent, // a part of other clauses
  toll_paid: silent,
  scored: silent, // the table shows the points, and what brings them is told
  paid: silent, // prices are known; where they are not, what was bought is told with its price
  offered: silent, // told when the proposal is complete
  asked: silent,
  hex_laid: silent, // the board shows it
  harbor_laid: silent,
};
