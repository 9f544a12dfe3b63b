// How a list of choices becomes one choice: by an act, and then by part after part. It knows no act and no rule.

import type { Choice, ChosenPart } from "../wire/messages";

const PLACES = new Set(["hex", "intersection", "path"]);
const PIECES = new Set(["ship", "merchant", "caravan"]);

export const isPlace = (of: string): boolean => PLACES.has(of);
export const isPiece = (of: string): boolean => PIECES.has(of);
export const isOnBoard = (of: string): boolean => isPlace(of) || isPiece(of);

/** A part of an action, by number. */
export type Picked = Pick<ChosenPart, "of" | "value">;

/** What somebody is about to do: an act, if one is armed, and the parts that are picked, in their order. */
export interface Aim {
  act: string | null;
  picked: Picked[];
}

/** One thing that can be picked next, with all choices that are left then; without a `part` it is the act itself. */
export interface Opening {
  act: string;
  part: ChosenPart | null;
  /** The parts that are picked when this one is. */
  picked: Picked[];
  choices: Choice[];
}

export const isSame = (one: Picked, other: Picked): boolean => one.of === other.of && one.value === other.value;

/** The choices that an aim leaves. */
export function narrowed(choices: readonly Choice[], { act, picked }: Aim): Choice[] {
  const fits = (choice: Choice): boolean =>
    picked.every((part, place) => choice.parts[place] !== undefined && isSame(part, choice.parts[place]));
  return choices.filter((choice) => (act === null || choice.act === act) && fits(choice));
}

/** Choices by their act, in the order in which acts come first. */
export function byAct(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.act, [...(found.get(choice.act) ?? []), choice]);
  return found;
}

/** What can be picked next, act by act. What is the same in all choices of an act need not be picked. */
export function openings(choices: readonly Choice[], aim: Aim): Opening[] {
  const found: Opening[] = [];
  for (const [act, same] of byAct(narrowed(choices, aim))) found.push(...next(act, same, aim.picked.length, aim.act === null));
  return found;
}

function next(act: string, choices: Choice[], from: number, isUnarmed: boolean): Opening[] {
  const place = nextPlace(choices, from, isUnarmed && from === 0);
  if (place < 0) return [{ act, part: null, picked: choices[0]?.parts ?? [], choices }];
  const found = new Map<number, Opening>();
  for (const choice of choices) {
    const part = choice.parts[place] as ChosenPart;
    const opening = found.get(part.value);
    if (opening === undefined) found.set(part.value, { act, part, picked: choice.parts.slice(0, place + 1), choices: [choice] });
    else opening.choices.push(choice);
  }
  return [...found.values()];
}

/** Which part is to be picked next: -1 if none is. A place is always picked, so that it is seen before it is taken. */
function nextPlace(choices: readonly Choice[], from: number, isFirst: boolean): number {
  const parts = choices[0]?.parts ?? [];
  for (let place = from; place < parts.length; place += 1) {
    const of = parts[place]?.of ?? "";
    const differs = choices.some((choice) => choice.parts[place]?.value !== parts[place]?.value);
    if (differs || isPlace(of) || (isFirst && isPiece(of))) return place;
  }
  return -1;
}
