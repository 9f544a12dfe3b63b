// Goods on the two sides of a trade, and the one line by which an offer is made.

import { cell, has, row, type Scene } from "../table/scene";

/** How many there are of each good, by its word; what is not named is none. */
export type Goods = Readonly<Record<string, number>>;

export const NOTHING: Goods = {};
const GOLD = "gold";

/** All that can be laid on the table in a game: resources, and gold where there is some. */
export const traded = (scene: Scene): string[] => scene.geometry.fields["offered"]?.columns ?? scene.geometry.facts.resources;

/** How many goods these are together. */
export const total = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

/** The goods with some more, or fewer, of one kind; never fewer than none. */
export function withMore(goods: Goods, good: string, n: number): Goods {
  const { [good]: had = 0, ...others } = goods;
  const now = Math.max(0, had + n);
  return now === 0 ? others : { ...others, [good]: now };
}

/** Are there the same goods on both? */
export function isSame(one: Goods, other: Goods): boolean {
  const words = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...words].every((word) => (one[word] ?? 0) === (other[word] ?? 0));
}

/** The cells of a row of goods by the words of its columns. */
function named(scene: Scene, field: string, seat: number): Goods {
  const columns = scene.geometry.fields[field]?.columns ?? [];
  const cells = row(scene, field, seat).map((n, column): [string, number] => [columns[column] ?? "", n ?? 0]);
  return Object.fromEntries(cells.filter(([, n]) => n > 0));
}

/** What a seat holds that could be traded, as far as it is known. */
export function held(scene: Scene, seat: number): Goods {
  const hand = named(scene, "hand", seat);
  return has(scene, GOLD) ? withMore(hand, GOLD, cell(scene, GOLD, seat, 0, 0)) : hand;
}

/** What a seat has laid on the table. */
export const offered = (scene: Scene, seat: number): Goods => named(scene, "offered", seat);

/** What a seat asks for. */
export const asked = (scene: Scene, seat: number): Goods => named(scene, "asked", seat);

/** Goods as they are written in a request: `2 wool ore`. */
const written = (goods: Goods): string =>
  Object.entries(goods)
    .filter(([, n]) => n > 0)
    .map(([word, n]) => (n === 1 ? word : `${n} ${word}`))
    .join(" ");

/** A whole offer as one request, or an answer by another one: `offer 2 wool for ore`; `null` while a side is empty. */
export function request(opening: "offer" | "counter", given: Goods, wanted: Goods): string | null {
  return total(given) > 0 && total(wanted) > 0 ? `${opening} ${written(given)} for ${written(wanted)}` : null;
}

/** As much of the goods as somebody has who holds these. */
export const payable = (goods: Goods, own: Goods): Goods =>
  Object.fromEntries(
    Object.entries(goods)
      .map(([word, n]): [string, number] => [word, Math.min(n, own[word] ?? 0)])
      .filter(([, n]) => n > 0),
  );
