// What the panels of games with ships are given.

import type { Sitting } from "../table/sitting.svelte";
import type { Lit } from "../table/spots";
import type { Choice } from "../wire/messages";
import type { Wording } from "../words/wording";

export interface Panel {
  sitting: Sitting;
  wording: Wording;
  onplay: (choice: Choice) => void;
  /** Show these places on the board, as long as one points at their names. */
  onlight: (lit: Lit[]) => void;
}
