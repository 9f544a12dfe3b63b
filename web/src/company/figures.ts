// What stands on a player's card: each thing that a game counts, with a sign, a number, and what it is in words.

import { signs } from "../drawn/shapes";
import { cell, column, has, row, type Scene } from "../table/scene";
import type { Texts } from "../words/texts";

/** One number of a seat. */
export interface Figure {
  /** What it is; also by what it is told apart from the others of the card. */
  of: string;
  icon: string;
  n: number;
  /** All of it in words. */
  said: string;
  /** Points of an award that the seat has for it; 0 if none. */
  award: number;
  /** Does it want attention: something that is due, or in danger? */
  isUrgent: boolean;
}

/** The sign of a mission; a skull alone would not be seen on a card. */
const iconOf = (mission: string): string => (signs[mission] === "skull" ? "lair" : (signs[mission] ?? "marker"));

const figure = (of: string, icon: string, n: number, said: string, more: Partial<Figure> = {}): Figure => ({
  of,
  icon,
  n,
  said,
  award: 0,
  isUrgent: false,
  ...more,
});

/** What matters all the time: cards, gold, knights, routes, goods, missions; what the game does not have is not there. */
export function figures(scene: Scene, seat: number, texts: Texts): Figure[] {
  return [
    ...discards(scene, seat, texts),
    ...hand(scene, seat, texts),
    ...counted(scene, seat, "gold", "coin", (n) => texts.counted("good", "gold", n)),
    ...counted(scene, seat, "card_count", "scrolls", (n) => texts.say("picture-development_cards", { n })),
    ...knights(scene, seat, texts),
    ...routes(scene, seat, texts),
    ...counted(scene, seat, "goods_uncovered", "goods", (n) => texts.say("company-uncovered", { n })),
    ...missions(scene, seat, texts),
  ];
}

/** What a seat still has to build with. */
export function reserves(scene: Scene, seat: number, texts: Texts): Figure[] {
  const own = Object.values(scene.geometry.facts.supplies).filter((supply) => !supply.shared);
  return own.flatMap(({ piece, field }) =>
    counted(scene, seat, field, piece, (n) => texts.counted("picture-left", piece, n)),
  );
}

/** The development cards that a seat has played, but for those that are counted as an army. */
export function played(scene: Scene, seat: number, texts: Texts): string[] {
  const words = scene.geometry.fields["played_cards"]?.columns ?? [];
  return row(scene, "played_cards", seat).flatMap((n, card) => {
    const word = words[card] ?? "";
    if (!n || word === "knight") return [];
    return [texts.say("company-played-card", { n, card: texts.name("card", word) })];
  });
}

function counted(scene: Scene, seat: number, field: string, icon: string, said: (n: number) => string): Figure[] {
  if (!has(scene, field)) return [];
  const n = cell(scene, field, seat, 0, 0);
  return [figure(field, icon, n, said(n))];
}

function discards(scene: Scene, seat: number, texts: Texts): Figure[] {
  const n = cell(scene, "discards_due", seat, 0, 0);
  return n <= 0 ? [] : [figure("discards_due", "cards", n, texts.say("company-discards", { n }), { isUrgent: true })];
}

function hand(scene: Scene, seat: number, texts: Texts): Figure[] {
  if (!has(scene, "hand_size")) return [];
  const n = cell(scene, "hand_size", seat, 0, 0);
  const limit = scene.geometry.facts.counts["hand_limit"] ?? Infinity;
  const cards = texts.say("picture-cards", { n });
  const isUrgent = n > limit;
  return [figure("hand_size", "cards", n, isUrgent ? texts.say("company-hand-over", { cards, limit }) : cards, { isUrgent })];
}

function knights(scene: Scene, seat: number, texts: Texts): Figure[] {
  const knight = scene.geometry.fields["played_cards"]?.columns.indexOf("knight") ?? -1;
  if (knight < 0) return [];
  const n = cell(scene, "played_cards", seat, knight, 0);
  return [honoured(scene, seat, "largest_army", figure("knights", "knight", n, texts.say("picture-knights", { n })), texts)];
}

function routes(scene: Scene, seat: number, texts: Texts): Figure[] {
  if (!has(scene, "route_length")) return [];
  const n = cell(scene, "route_length", seat, 0, 0);
  const length = figure("route_length", "road", n, texts.say("picture-route_length", { n }));
  return [honoured(scene, seat, "longest_route", length, texts)];
}

/** A figure for which there is an award, with what that is worth if the seat has it. */
function honoured(scene: Scene, seat: number, award: string, plain: Figure, texts: Texts): Figure {
  const points = scene.geometry.facts.awards[award]?.points ?? 0;
  if (cell(scene, award) !== seat || points === 0) return plain;
  const told = texts.say("company-award", { award: texts.say(`award-${award}`), points });
  return { ...plain, award: points, said: texts.say("list-semicolon", { first: plain.said, next: told }) };
}

function missions(scene: Scene, seat: number, texts: Texts): Figure[] {
  return Object.values(scene.geometry.facts.missions).flatMap(({ mission, points, card }) => {
    if (!has(scene, `${mission}_track`)) return [];
    const step = cell(scene, `${mission}_track`, seat, 0, 0);
    const worth = points[step] ?? 0;
    const name = texts.name("mission", mission);
    const track = texts.say("company-track", { mission: name, step, last: points.length - 1, points: worth });
    const isLeader = cell(scene, `${mission}_leader`) === seat;
    const said = isLeader ? texts.say("company-lead", { track, card }) : track;
    return [figure(`${mission}_track`, iconOf(mission), step, said, { award: isLeader ? card : 0 })];
  });
}

/** The colours of pieces on the board that nobody plays. */
export function neutrals(scene: Scene): string[] {
  const { players } = scene.geometry.facts;
  const owners = ["home", "road", "kontor", "route"].flatMap((field) => column(scene, field));
  return scene.colors.filter((_, place) => place >= players && owners.includes(place));
}
