// Acts and choices in words: what a seat may do, as its reader would say it. The same words as `kogge.phrases`.

import type { Choice, ChosenPart, Doing } from "../wire/messages";
import { texts as spoken } from "./speech.svelte";
import type { Parts, Texts } from "./texts";
import { isNumbered, type Wording } from "./wording";

const SECOND = "second_"; // before the name of a part of which there has been one already

/** What an act is called: `build a city`; by its own name if nobody has put it into words. */
export const actName = (act: string, texts: Texts = spoken()): string => texts.name("act", act);

/** An action with its parts: `build a city at 12 (ore 3, grain 10)`; as it is written if nobody has said it. */
export function phrase(choice: Doing, wording: Wording): string {
  const message = `choice-${choice.act}`;
  if (!wording.texts.knows(message)) return choice.text;
  const parts: Parts = {};
  for (const part of choice.parts) parts[part.of in parts ? `${SECOND}${part.of}` : part.of] = saidPart(part, wording);
  return wording.texts.say(message, parts);
}

/** A choice with all that matters to whoever chooses: how far it is, if it is a journey, and what it costs. */
export function said(choice: Choice, wording: Wording): string {
  const { texts } = wording;
  const told = phrase(choice, wording);
  const price = goods(choice.price, texts);
  if (choice.steps.length > 1) {
    const moves = choice.steps.filter((step) => step.split(" ")[0] === choice.act); // and not what buys further ones
    return texts.say(price === "" ? "choice-far" : "choice-far.priced", { choice: told, steps: moves.length, price });
  }
  return price === "" ? told : texts.say("choice-priced", { choice: told, price });
}

/** One of the things that an action names. */
export function saidPart(part: ChosenPart, wording: Wording): string {
  if (part.of === "seat") return wording.seat(part.value);
  if (part.of === "resource" || part.of === "good") return wording.good(part.name);
  if (isNumbered(part.of)) return part.name;
  return wording.place(part.of, part.value) ?? (wording.knows(part.of) ? wording.named(part.of, part.value) : part.name);
}

/** Cards and gold by kind: `1 grain and 2 gold`; nothing if there are none. */
export const goods = (amounts: Record<string, number>, texts: Texts = spoken()): string =>
  texts.listed(Object.entries(amounts).map(([word, n]) => texts.counted("good", word, n)));
