// What one is about to give and to get, before anything is said to the others or the bank.

import { type Goods, isSame, NOTHING, withMore } from "./goods";

export class Bargain {
  given: Goods = $state.raw(NOTHING);
  wanted: Goods = $state.raw(NOTHING);
  /** Was an amount picked that the bank takes, so that only what it gives is still to be picked? */
  isAtOnce = $state(false);

  get isEmpty(): boolean {
    return isSame(this.given, NOTHING) && isSame(this.wanted, NOTHING);
  }

  /** Give some more, or fewer; what is given can't be wanted as well. */
  give(good: string, n: number): void {
    if (this.isAtOnce) this.wanted = NOTHING;
    this.isAtOnce = false;
    this.given = withMore(this.given, good, n);
    if (n > 0) this.wanted = without(this.wanted, good);
  }

  /** Want some more, or fewer; what is wanted can't be given as well. */
  want(good: string, n: number): void {
    this.isAtOnce = false;
    this.wanted = withMore(this.wanted, good, n);
    if (n > 0) this.given = without(this.given, good);
  }

  /** Give exactly what the bank takes; the same once more takes it back. */
  pick(good: string, n: number): void {
    const isPicked = this.isAtOnce && isSame(this.given, { [good]: n });
    this.lay(isPicked ? NOTHING : { [good]: n }, NOTHING);
    this.isAtOnce = !isPicked;
  }

  /** Begin with these. */
  lay(given: Goods, wanted: Goods): void {
    this.given = given;
    this.wanted = wanted;
    this.isAtOnce = false;
  }

  clear(): void {
    this.lay(NOTHING, NOTHING);
  }
}

const without = (goods: Goods, good: string): Goods => withMore(goods, good, -(goods[good] ?? 0));
