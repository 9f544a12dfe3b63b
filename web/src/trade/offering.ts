// What a sitting says about trades: who is called how, which deals are open, which answers are asked for.

import type { Sitting } from "../table/sitting.svelte";
import type { Choice } from "../wire/messages";
import { texts } from "../words/speech.svelte";
import { Wording } from "../words/wording";

/** Names of seats and goods to whoever sits there: people by name, bots by their colour. */
export function wordingOf(sitting: Sitting): Wording {
  const names = (sitting.shown?.seats ?? []).map((seat) => (seat.kind === "person" && seat.name !== "" ? seat.name : null));
  return new Wording(sitting, sitting.seat, texts(), names);
}

/** The choice that closes a deal with a seat. */
export const dealWith = (choices: readonly Choice[] | null, seat: number): Choice | undefined =>
  choices?.find((one) => one.act === "deal" && one.parts[0]?.value === seat);

/** An open choice of an act without parts. */
export const plain = (choices: readonly Choice[] | null, act: string): Choice | undefined =>
  choices?.find((one) => one.act === act && one.parts.length === 0);
