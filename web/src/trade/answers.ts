// A running offer: who has laid what on the table, and how the others have answered so far.

import { cell, has, type Scene } from "../table/scene";
import type { Position } from "../wire/messages";
import { asked, type Goods, offered, NOTHING, total, withMore } from "./goods";

const STEPS = new Set(["compose_offer", "answer_offer", "close_deal"]); // of a trade between players

/** How somebody has answered: `composing` is somebody who is making another offer just now. */
export type Word = "silent" | "declined" | "accepted" | "countered" | "composing";

export interface Answer {
  seat: number;
  word: Word;
  /** Of a counter-offer: what the seat would give, and for what. */
  given: Goods;
  wanted: Goods;
}

export interface Offer {
  seat: number;
  given: Goods;
  wanted: Goods;
  /** Has the offer been put to the others, or is it still being composed? */
  isOut: boolean;
  /** The others asked for offers: nothing lies on the table yet. */
  isCall: boolean;
  /** Of all the others, to the left of whoever offers. */
  answers: Answer[];
}

/** The trade that goes on between players; `null` if there is none. */
export function running(scene: Scene, position: Position): Offer | null {
  if (!STEPS.has(position.step) || !has(scene, "offered", "asked", "answer")) return null;
  const seat = position.turn_of;
  const [given, wanted] = [offered(scene, seat), asked(scene, seat)];
  const isOut = position.step !== "compose_offer" || position.to_act !== seat;
  const players = scene.geometry.facts.players;
  const others = Array.from({ length: players - 1 }, (_, place) => (seat + 1 + place) % players);
  const isCall = isOut && total(given) === 0 && total(wanted) === 0;
  return { seat, given, wanted, isOut, isCall, answers: others.map((other) => answerOf(scene, position, other)) };
}

/** What a seat has answered, be it played already or given ahead. */
function answerOf(scene: Scene, position: Position, seat: number): Answer {
  const ahead = position.given.find((one) => one.seat === seat);
  if (ahead !== undefined) return ahead.done ? said(seat, ahead.text ?? "") : { seat, word: "composing", given: NOTHING, wanted: NOTHING };
  const words = scene.geometry.fields["answer"]?.values ?? [];
  const word = (words[cell(scene, "answer", seat, 0, 0)] ?? "silent") as Word;
  const [given, wanted] = [offered(scene, seat), asked(scene, seat)];
  const isComposing = word === "silent" && position.step === "compose_offer" && position.to_act === seat;
  return { seat, word: isComposing ? "composing" : word, given, wanted };
}

/** An answer that was given ahead, by its text: `accept`, `counter; offer ore; ask wool; propose`. */
export function said(seat: number, text: string): Answer {
  const acts = text.split(";").map((act) => act.trim().split(/\s+/));
  const of = (word: string): Goods =>
    acts
      .filter(([act]) => act === word)
      .flatMap(([, ...goods]) => goods)
      .reduce((goods, good) => withMore(goods, good, 1), NOTHING);
  const first = acts[0]?.[0];
  if (first === "counter") return { seat, word: "countered", given: of("offer"), wanted: of("ask") };
  return { seat, word: first === "accept" ? "accepted" : "declined", given: NOTHING, wanted: NOTHING };
}

/** By what an offer is known again within a turn: who makes it, and what it is. */
export function mark(offer: Offer, turn: number): string {
  const listed = (goods: Goods): string => Object.entries(goods).sort().join(" ");
  return `${turn}: ${offer.seat} ${listed(offer.given)} for ${listed(offer.wanted)}`;
}
