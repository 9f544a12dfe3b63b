// A game that is over, position by position: the cells of its beginning and what each action changed. No rule is needed.

import { changed, type Fields, type Scene } from "../table/scene";
import type { GameEvent, Geometry, Replay, ReplayAction } from "../wire/messages";

const KEPT = 64; // actions between two positions that are kept, so that going back is quick

export class Reel implements Scene {
  /** How many actions have been played in the position that is shown. */
  at = $state(0);
  fields: Fields = $state.raw({});
  readonly seat = null; // when a game is over nothing is hidden

  private readonly kept: Fields[];
  /** The number of the first action of each turn. */
  readonly turns: number[];

  constructor(
    readonly told: Replay,
    readonly geometry: Geometry,
  ) {
    this.fields = told.fields;
    this.kept = [told.fields];
    this.turns = told.actions.flatMap((action, k) => (action.events.some((event) => event.kind === "turn_began") ? [k + 1] : []));
  }

  get colors(): string[] {
    return this.geometry.facts.colors;
  }

  get length(): number {
    return this.told.actions.length;
  }

  /** The action that led to the position that is shown. */
  get last(): ReplayAction | undefined {
    return this.told.actions[this.at - 1];
  }

  /** The turn that is played in the position that is shown; 0 is what comes before the first. */
  get turn(): number {
    return this.turns.findLastIndex((first) => first <= this.at) + 1;
  }

  /** Show the position after so many actions. */
  go(to: number): void {
    const aim = Math.max(0, Math.min(to, this.length));
    const isOn = aim >= this.at && aim - this.at < KEPT;
    this.fields = isOn ? this.played(this.fields, this.at, aim) : this.found(aim);
    this.at = aim;
  }

  /** Go to the beginning of a turn. */
  goToTurn(turn: number): void {
    this.go(turn < 1 ? 0 : (this.turns[Math.min(turn, this.turns.length) - 1] ?? this.length));
  }

  /** What some actions told, from one number up to another. */
  events(from: number, to: number): GameEvent[] {
    return this.told.actions.slice(from, to).flatMap((action) => action.events);
  }

  private found(aim: number): Fields {
    const nearest = Math.floor(aim / KEPT);
    for (let k = this.kept.length; k <= nearest; k += 1) {
      this.kept.push(this.played(this.kept[k - 1]!, (k - 1) * KEPT, k * KEPT));
    }
    return this.played(this.kept[nearest]!, nearest * KEPT, aim);
  }

  private played(from: Fields, first: number, until: number): Fields {
    return changed(from, this.told.actions.slice(first, until).flatMap((action) => action.changes));
  }
}
