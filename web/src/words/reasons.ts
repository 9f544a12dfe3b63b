// Why something is not open: what the referee says, and the rule behind it. The same words as `kogge.reasons`.

import type { Reason } from "../wire/messages";
import { capital } from "./capital";
import { texts as spoken } from "./speech.svelte";
import type { Texts } from "./texts";
import type { Wording } from "./wording";

const FIRST = new Set(["first", "chance_first"]); // keys of what has a sentence for each step

/** A sentence for people, without the others and without the rule's id. */
export function reasonSaid(reason: Reason, wording: Wording): string {
  if (FIRST.has(reason.key)) return wording.texts.say(`first-${reason.parts["step"]}`);
  return capital(wording.texts.say(`reason-${reason.key}`, wording.told(reason.parts, reason.slots)));
}

/** A reason and what stands against it as well, the most telling one first. */
export const allReasons = (reason: Reason): Reason[] => [reason, ...reason.others];

/** The text of a rule by its id; `null` of what has none. */
export function ruleSaid(rule: string, texts: Texts = spoken()): string | null {
  const message = `rule-${rule}`;
  return rule !== "" && texts.knows(message) ? texts.say(message) : null;
}
