// Which roll the dice show: the last one that was told, and what it was for.

import type { GameEvent } from "../wire/messages";

export interface Roll {
  /** What it is for: as the event is called. */
  kind: "rolled" | "rolled_to_start" | "chased" | "hero_rolled" | "fish_rolled";
  seat: number | null;
  /** The faces of the dice; none if only the total is known. */
  faces: number[];
  total: number;
  /** Which of all events it is: another roll of the same number is another roll. */
  at: number;
}

/** What the dice show of one event. */
export function rollOf(event: GameEvent, at = 0): Roll | null {
  switch (event.kind) {
    case "rolled":
    case "rolled_to_start": {
      const faces = [event.first, event.second].filter((face) => face !== null && face > 0) as number[];
      return { kind: event.kind, seat: event.seat, faces: faces.length === 2 ? faces : [], total: event.total ?? 0, at };
    }
    case "chased":
    case "hero_rolled":
    case "fish_rolled":
      if (event.rolled === null || event.rolled <= 0) return null;
      return { kind: event.kind, seat: event.seat, faces: [event.rolled], total: event.rolled, at };
    default:
      return null;
  }
}

/** The last roll of some events. */
export function lastRoll(events: readonly GameEvent[]): Roll | null {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    const roll = event === undefined ? null : rollOf(event, at);
    if (roll !== null) return roll;
  }
  return null;
}
