// Who is who at a table: how the log, the dice and the chat call and colour the seats.

import type { Sitting } from "../table/sitting.svelte";
import { namesOf } from "../words/names";
import { texts } from "../words/speech.svelte";
import { type Names, Wording } from "../words/wording";

/** What people are called, by seat; bots are called by their colour. */
export const namesAt = (sitting: Sitting): Names => namesOf(sitting.shown?.seats ?? []);

/** The words of whoever looks at a table. */
export const wordingAt = (sitting: Sitting): Wording => new Wording(sitting, sitting.seat, texts(), namesAt(sitting));

/** The colour of a seat, by its word; nothing if there is no such seat. */
export const colorOf = (sitting: Sitting, seat: number | null): string => (seat === null ? "" : (sitting.shown?.seats[seat]?.color ?? ""));
