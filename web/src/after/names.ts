// What those who sit at a table are called in lists and charts: by name and colour.

import { called } from "../company/standing";
import type { SeatShown } from "../wire/messages";
import { t, texts } from "../words/speech.svelte";

export function sitterNames(seats: SeatShown[], own: number[] = []): string[] {
  return seats.map((seat) => {
    const color = texts().name("color", seat.color);
    if (own.length === 1 && own[0] === seat.seat) return t("after-seat.you", { color });
    return t("after-seat", { name: called(seat, texts()), color });
  });
}
