// The story of a table as it goes on: what is new is told, and nothing twice.

import { cell, type Change, changed, type Fields, NOBODY, type Scene } from "../table/scene";
import type { GameEvent, Geometry } from "../wire/messages";
import { type Line, Story } from "./story";
import type { Beginning } from "./telling/atlas";
import type { Texts } from "./texts";
import type { Names } from "./wording";

/** Tells a table's events to whoever looks at it; keep one for each log. */
export class Chronicle {
  private story: Story | null = null;
  private heard: readonly GameEvent[] = [];
  private told = ""; // to whom, by which names
  private texts: Texts | null = null;

  /** The story of all these events, the last of which have led to this position. */
  tell(scene: Scene, turnOf: number, events: readonly GameEvent[], texts: Texts, names: Names = []): readonly Line[] {
    const told = JSON.stringify([scene.seat, names]);
    if (this.story === null || texts !== this.texts || told !== this.told || !this.goesOn(events)) {
      this.story = new Story(rewound(scene, turnOf, events), scene.seat, texts, names);
      this.heard = [];
    }
    this.story.hear(events.slice(this.heard.length));
    [this.heard, this.texts, this.told] = [events, texts, told];
    return this.story.lines;
  }

  /** Do these events begin with those that were heard? After an undo they do not. */
  private goesOn(events: readonly GameEvent[]): boolean {
    const [first, last] = [this.heard[0], this.heard.at(-1)];
    return first === events[0] && last === events[this.heard.length - 1];
  }
}

/** The position before these events, as far as their story needs it: the board, the points, and whose turn it was. */
export function rewound(scene: Pick<Scene, "geometry" | "fields">, turnOf: number, events: readonly GameEvent[]): Beginning {
  const { geometry } = scene;
  let { fields } = scene;
  for (const event of events.toReversed()) fields = changed(fields, undone(event, fields, geometry));
  const first = events.find((event) => event.kind === "turn_began");
  const hasBegun = events[0]?.ply !== 0 && (first === undefined ? cell(scene, "turn") > 0 : first.turn > 1);
  if (!hasBegun) return { geometry, fields: changed(fields, [["turn", 0, 0, 0]]), turnOf: 0 };
  const { players } = geometry.facts;
  return { geometry, fields, turnOf: first?.seat == null ? turnOf : (first.seat + players - 1) % players };
}

/** The cells that were otherwise before an event, of those that the story looks at. */
function undone(event: GameEvent, fields: Fields, geometry: Geometry): Change[] {
  switch (event.kind) {
    case "discovered":
      return event.hex === null ? [] : [["terrain", event.hex, 0, geometry.words["terrain"]?.indexOf("unexplored") ?? NOBODY]];
    case "token_laid":
      return event.hex === null ? [] : [["number", event.hex, 0, 0]];
    case "token_lifted":
      return event.hex === null ? [] : [["number", event.hex, 0, event.token]];
    case "shoal_numbered":
      return event.token === null ? [] : [["shoal_hex", event.token, 0, NOBODY]];
    case "scored":
      return event.seat === null ? [] : [["points", event.seat, 0, cell({ fields }, "points", event.seat) - event.n]];
    default:
      return [];
  }
}
