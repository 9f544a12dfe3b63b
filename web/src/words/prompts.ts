// What is asked of whoever has a decision to make, and what is said to those who wait for it.

import type { Position, Prompt } from "../wire/messages";
import { capital } from "./capital";
import type { Wording } from "./wording";

const PAGE = "page"; // begins the variants that are meant for a page, where nothing is typed

/** What is asked, in one sentence; a step that nobody has put into words is told by its name. */
export function promptSaid(prompt: Prompt, wording: Wording): string {
  const { texts } = wording;
  const fitting = prompt.variants.flatMap((variant) => [`${PAGE}_${variant}`, variant]);
  const named = [...fitting, PAGE].map((variant) => `${prompt.message}.${variant}`);
  const message = [...named, prompt.message].find((one) => texts.knows(one));
  if (message === undefined) return `${capital(plain(prompt.message.replace("prompt-", "")))}.`;
  return texts.say(message, wording.told(prompt.parts, prompt.slots));
}

/** Whom the others wait for, and for what; nothing while nobody but the reader has something to decide. */
export function waitingSaid(position: Position, wording: Wording): string {
  const { texts } = wording;
  const seats = position.waiting.filter((seat) => seat !== wording.reader);
  if (seats.length === 0) return "";
  const who = texts.listed(seats.map((seat) => wording.seat(seat)));
  const message = `words-waiting-${position.step}`;
  return texts.say(texts.knows(message) ? message : "words-waiting", { who, n: seats.length });
}

const plain = (word: string): string => word.replaceAll("_", " ");
