// What those who sit at a table are called: a person by name, if nobody else there has it; a bot by its colour.

import type { SeatShown } from "../wire/messages";
import type { Names } from "./wording";

/** The names of people by seat; `null` of whoever is called by the colour. */
export function namesOf(seats: readonly Pick<SeatShown, "name" | "kind">[]): Names {
  const names = seats.map((seat) => seat.name.trim());
  return seats.map((seat, place) => {
    const name = names[place] ?? "";
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return name !== "" && seat.kind === "person" && isOnly ? name : null;
  });
}
