// What of the open choices concerns a place in the far lands.

import type { Choice } from "../wire/messages";

/** The choices of ships at a hex: what they land, fetch and trade there. */
export function atHex(choices: readonly Choice[] | null, hex: number): Choice[] {
  return (choices ?? []).filter(
    ({ parts: [ship, place] }) => ship?.of === "ship" && place?.of === "hex" && place.value === hex,
  );
}

/** The choices of ships at the fish hex of a number. */
export function atShoal(choices: readonly Choice[] | null, number: number): Choice[] {
  return (choices ?? []).filter(({ parts: [, place] }) => place?.of === "shoal" && Number(place.name) === number);
}

/** The numbers of which there is at least one, each as often as there is: a row of counts by number. */
export function several(counts: readonly (number | null)[]): number[] {
  return counts.flatMap((n, number) => Array.from({ length: n ?? 0 }, () => number));
}
