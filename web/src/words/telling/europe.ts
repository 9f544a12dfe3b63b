// What is told of kontors, routes, merchants and caravans.

import { known, partOf } from "./atlas";
import { Clause, Several, Sum } from "./clause";
import { byItself, type Page, type Teller, type Tellers } from "./page";

/** A kontor that nobody plays is told of nobody. */
const placed: Teller = (page, event) => [
  page.atlas.isNeutral(event.seat) ? page.sentence(event, "neutral") : page.clause(event),
];

/** To whose kontor, and how many that makes. */
const delivered: Teller = (page, event) => {
  const { atlas } = page;
  const scored = page.of("scored").reduce((sum, one) => sum + known(one, "n"), 0);
  const points = (atlas.points[known(event, "seat")] ?? 0) + scored;
  const intersection = atlas.briefIntersection(known(event, "intersection"));
  const variant = atlas.isNeutral(partOf(event, "other")) ? "neutral" : "";
  return [page.clause(event, variant, { ...atlas.parts(event), intersection, points })];
};

/** Who got how much because cities were joined; the line that was chosen between them is told with the rest. */
const connected: Teller = (page, event) => {
  const { atlas } = page;
  const names = { seat: atlas.seat(event.seat), whom: atlas.seat(event.seat, "whom") };
  const [route] = page.of("route_laid");
  const shares = Sum.of("connected.share", known(event, "n"), names);
  return [new Clause(route === undefined ? atlas.turnOf : route.seat, "connected", { shares })];
};

// Merchants and caravans

/** A clause on a merchant and where it is, in short. */
const atCity: Teller = (page, event) => {
  const intersection = page.atlas.briefIntersection(known(event, "intersection"));
  return [page.clause(event, "", { ...page.atlas.parts(event), intersection })];
};

/** A merchant who founds a kontor goes back to the supply, and everyone knows. */
const left: Teller = (page, event) => (page.has("kontor_placed") ? [] : atCity(page, event));

/** Steps of a merchant are told as one walk, with all that it cost. */
const walked: Teller = (page, event) => {
  const { atlas } = page;
  const intersection = new Several([atlas.briefIntersection(known(event, "intersection"))]);
  const price = atlas.goods(...page.of("paid"));
  return [page.clause(event, "", { ...atlas.parts(event, "merchant"), intersection, price })];
};

/** Steps of a caravan are told as one drive, with salt and toll. */
const drove: Teller = (page, event) => {
  const { caravan = "", path = "" } = page.atlas.parts(event, "caravan", "path");
  const price = page.atlas.goods(...page.of("paid"));
  return [page.clause(event, "", { caravan, path: new Several([String(path)]), price, tolls: tolls(page) })];
};

/** What was paid to whom. */
function tolls(page: Page): Sum {
  const { atlas } = page;
  return page.of("toll_paid").reduce((total, event) => {
    const other = partOf(event, "other");
    const whom = { object: atlas.person(other), other: atlas.seat(other, "object") };
    return total.joined(Sum.of(event.kind, known(event, "n"), whom));
  }, Sum.nothing);
}

export const EUROPE: Tellers = {
  kontor_placed: placed,
  goods_delivered: delivered,
  connected,
  merchant_hired: atCity,
  merchant_left: left,
  merchant_walked: walked,
  caravan_drove: drove,
  reshuffled: byItself,
};
