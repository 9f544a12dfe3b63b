// The few words that are shown beside what one looks at.

import type { Point } from "./sheet";

const CALM = 300; // milliseconds until a resting pointer is told something
const HIGH = 90; // pixels from the top: there is no room for words above
const LONG_ENOUGH = 4000; // to read what a finger has asked for

export interface Tip extends Point {
  text: string;
  /** Do the words stand below the point? */
  isBelow: boolean;
}

export class Tips {
  shown: Tip | null = $state.raw(null);
  private waiting = 0;

  /** Show words at once. */
  say(text: string, at: Point, isBelow = at.y < HIGH): void {
    clearTimeout(this.waiting);
    this.shown = text === "" ? null : { text, isBelow, ...at };
  }

  /** A pointer has come to something: show the words if it rests there. */
  rest(text: string, at: Point): void {
    if (text === this.shown?.text) return;
    this.forget();
    if (text !== "") this.waiting = window.setTimeout(() => this.say(text, at), CALM);
  }

  /** A finger has asked: show the words for a while. */
  answer(text: string, at: Point): void {
    this.say(text, at);
    if (text !== "") this.waiting = window.setTimeout(() => this.forget(), LONG_ENOUGH);
  }

  forget(): void {
    clearTimeout(this.waiting);
    this.shown = null;
  }
}
