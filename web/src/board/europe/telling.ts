// What things on a map are, in words: for a pointer that rests on them.

import { cell, NOBODY, type Scene } from "../../table/scene";
import { speech, t } from "../../words/speech.svelte";
import { isMarked } from "../land";
import { ownerName, seatName } from "../owners";
import { at, titled, titledPath } from "../telling";
import { called } from "./atlas";

/** By what `data-what` begins with. */
export const mapTellers = {
  sea: ({ geometry }: Scene, k: number): string => called(geometry.facts.chart.waters[k]?.[0], speech.language),
  double_arrow: (scene: Scene, e: number): string => at(titledPath(scene, e), t("picture-double_arrow")),
  city,
  kontor,
  route: (scene: Scene, e: number): string =>
    at(titledPath(scene, e), t("picture-route", { owner: ownerName(scene, cell(scene, "route", e)) })),
  merchant: (scene: Scene, seat: number, number: number): string =>
    at(titled(scene, "intersection", cell(scene, "merchant", seat, number)), traveller(scene, "merchant", seat, number)),
  caravan: (scene: Scene, seat: number, number: number): string =>
    at(titledPath(scene, cell(scene, "caravan", seat, number)), traveller(scene, "caravan", seat, number)),
};

/** A city space: its name, its kind, and the gold of its coast. */
function city(scene: Scene, n: number): string {
  const kind = isMarked(scene.geometry, "violet_city", n) ? "picture-violet_city" : "picture-brown_city";
  const gold = scene.geometry.facts.coast_gold[n] ?? 0;
  return at(titled(scene, "intersection", n), gold > 0 ? t(`${kind}.gold`, { gold }) : t(kind));
}

function kontor(scene: Scene, n: number): string {
  const owner = cell(scene, "kontor", n);
  if (owner === NOBODY) return city(scene, n);
  const message = cell(scene, "goods_at", n, 0, 0) > 0 ? "picture-kontor.goods" : "picture-kontor";
  return at(titled(scene, "intersection", n), t(message, { owner: ownerName(scene, owner) }));
}

const traveller = (scene: Scene, of: "merchant" | "caravan", seat: number, number: number): string =>
  t(`picture-${of}`, { seat: seatName(scene, seat), number: number + 1 });
