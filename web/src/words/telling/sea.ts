// What is told of ships, crews and missions.

import type { GameEvent } from "../../wire/messages";
import { known } from "./atlas";
import { settled } from "./base";
import { Several } from "./clause";
import { byItself, onHex, silent, type Teller, type Tellers } from "./page";

/** A settlement is founded at home, or by the settler of a ship, which goes back to the supply. */
const landed: Teller = (page, event) => {
  const [ship] = page.of("ship_removed");
  if (ship === undefined) return settled(page, event);
  return [page.clause(event, "landed", { ...page.atlas.parts(ship, "ship"), ...page.atlas.parts(event) })];
};

const removed: Teller = (page, event) => (page.has("settled") ? [] : [page.clause(event)]);

/** Steps of a ship are told as one voyage, with all tribute that was paid on it. */
const sailed: Teller = (page, event) => {
  const { ship = "", path = "" } = page.atlas.parts(event, "ship", "path");
  const tribute = page.atlas.goods(...page.of("tribute_paid"));
  return [page.clause(event, "", { ship, path: new Several([String(path)]), tribute })];
};

const caughtWind: Teller = (page, event) => [
  page.clause(event, "", { ...page.atlas.parts(event), price: page.atlas.goods(...page.of("paid")) }),
];

/** Pieces that are built, thrown out or stowed; what becomes of others is told by where they go. */
const loaded: Teller = (page, event) => {
  if (page.has("settled", "delivered", "ship_removed") || page.events.some(goesOverSide)) return [];
  const parts = page.atlas.parts(event);
  const supplied = page.of("supplied");
  if (supplied.length > 0) {
    return supplied.map((piece) => {
      const variant = known(piece, "n") < 0 ? "built" : "thrown";
      return page.clause(event, variant, { ...parts, ...page.atlas.parts(piece, "piece") });
    });
  }
  const { stowage } = page.atlas.geometry.facts;
  if (stowage === null || known(event, "hold") >= stowage.ships) return [];
  const isEmpty = !stowage.contents[known(event, "load")]?.some((n) => n > 0);
  return [page.clause(event, isEmpty ? "emptied" : "", parts)];
};

/** Does something come aboard a ship from a hex, or go ashore? */
const goesOverSide = (event: GameEvent): boolean => "ship" in event && "hex" in event;

/** The die decides. */
const chased: Teller = (page, event) => [page.clause(event, page.has("pirate_left") ? "off" : "")];

export const SEA: Tellers = {
  settled: landed,
  ship_removed: removed,
  ship_sailed: sailed,
  wind_caught: caughtWind,
  loaded,
  discovered: onHex,
  chased,
  leader_changed: byItself,
  supplied: silent, // told by what becomes of the piece
  tribute_paid: silent, // told with the voyage
  pirate_left: silent, // told by what drove the pirate away
};
