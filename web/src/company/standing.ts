// Who sits at a seat and what is going on there, as far as everyone may know it.

import type { Position, SeatShown, TableShown } from "../wire/messages";
import type { Texts } from "../words/texts";

const SAILORS = 6; // names for bots

/** What somebody is called: a person by name, a bot by a sailor's, a seat that nobody has taken as such. */
export function called(seat: SeatShown, texts: Texts): string {
  if (seat.kind === "bot") return texts.say(`company-sailor-${seat.seat % SAILORS}`);
  if (seat.kind === "open" && seat.name === "") return texts.say("company-open");
  return seat.name;
}

/** What is said of a seat beside its name: the most telling one; nothing most of the time. */
export function remark(seat: SeatShown, table: TableShown, position: Position, texts: Texts): string {
  if (position.winners.includes(seat.seat)) return texts.say("company-won");
  if (table.state !== "playing") return "";
  if (seat.stood_in_for !== null) return texts.say("company-stand_in", { bot: seat.stood_in_for });
  if (seat.kind === "person" && !seat.here) return texts.say("company-gone");
  if (position.waiting.includes(seat.seat)) return texts.say("company-decides");
  return "";
}

/** Time on a clock, as 4:05 or 1:02:03; what has run out is 0:00. */
export function told(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** Seconds that are left on a clock which stood at `seconds` at the time `at`, in milliseconds, and may have run since. */
export const left = (seconds: number, at: number, now: number, isRunning: boolean): number =>
  isRunning ? seconds - Math.max(0, now - at) / 1000 : seconds;
