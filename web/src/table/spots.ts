// What can be chosen on the board now, between who knows the choices (`play`) and who draws them (`board`).

/** A place of the board, or a piece on it, by number as in fields and geometry. */
export interface Spot {
  /** What it is: a place (`hex`, `intersection`, `path`), or a piece (`ship`, `merchant`, `caravan`) of `seat`. */
  of: "hex" | "intersection" | "path" | "ship" | "merchant" | "caravan";
  value: number;
  seat?: number;
  /** What choosing it does, in words: for a pointer that rests there, focus, and the screen reader. */
  label: string;
  /** What would come to stand there: `road`, `settlement`, `city`, `robber` ...: drawn faintly while one looks at it. */
  piece?: string;
  /** Of a journey: 0 is free, 1 costs more movement (wool, grain, salt), 2 is paid to somebody (tribute, toll). */
  band?: number;
  /** Of a journey: the places on the way, as its last part counts them; where it begins is not among them. */
  way?: number[];
  /** Of a journey: the piece that goes there. */
  mover?: { of: "ship" | "merchant" | "caravan"; value: number };
  /** The action that a click plays at once, if it plays one: `data-plays`. */
  plays?: string;
  /** A short sign drawn at the spot: the number of steps, gold that it brings. */
  sign?: string;
}

/** A place that is shown because somebody asks for it: a line of the log, a word of the referee. */
export interface Lit {
  of: "hex" | "intersection" | "path";
  value: number;
}
