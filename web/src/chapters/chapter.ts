// What a chapter of the rules adds to the page besides what it looks like. Its folder has it as `chapter` in chapter.ts,
// what it draws on the board in Layer.svelte, and its panel in Panel.svelte.

import type { Scene } from "../table/scene";
import type { GameEvent } from "../wire/messages";
import type { Tellers } from "../words/telling/page";

type Kind = GameEvent["kind"];
/** A kind of event, and the shape that is the sign before the line in which it is told. */
export type Sign = [Kind, string];

/** What goes between a ship and a hex by an event of some kind. */
export interface Freight {
  icon: string;
  isLanded: boolean;
}

export interface Chapter {
  /** The first of its rules: chapters come in the order of the book. */
  rules: string;
  /** The field that a game with this chapter has. */
  about: string;
  /** Fields of what still lies face down in each region, and the ends of the messages on it. */
  unseen?: Record<string, string>;
  /** Acts by which its mission goes on: they are worth a hint. */
  deeds: string[];
  /** Acts that trade cards for gold with somebody else than the bank. */
  trades?: string[];
  freight?: Partial<Record<Kind, Freight>>;
  /** Signs of what is done, and of what is merely found, each from the weightiest on. */
  done: Sign[];
  found?: Sign[];
  /** The rules behind its events. */
  rulings: Partial<Record<Kind, string>>;
  /** Events for which their message is not enough. */
  tellers?: Tellers;
  /** The names of its things on a hex, each with its number. */
  things?: (scene: Scene, h: number) => string[];
  /** What things of such names are in words, by their first word; they have numbers after it. */
  names: Record<string, (scene: Scene, first: number) => string>;
  /** In words, what is on a hex besides its terrain and its number. */
  told: (scene: Scene, h: number) => string[];
}
