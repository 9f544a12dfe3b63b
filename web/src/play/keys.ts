// What keys do at the table. Everything is done by the button that would do it: a key can do no more than a click.

import { actOf } from "./acts";

/** A key clicks the first of these elements that is there, moves the focus, or does something to the screen itself. */
export type Meaning = { clicks: string; reaches?: string } | { reaches: string } | { does: "letters" | "back" | "log" | "shortcuts" };

/** The keys that are always the same, as they are explained; `B` begins a word of two letters. */
export const KEYS = ["Space", "E", "B", "T", "Y", "N", "K", "1–9", "Arrows", "Enter", "Esc", "Z", "L", "?"] as const;

const LEADING_ON = ["end_turn", "set_sail", "start_building", "end_walk", "end_drive"];
const CLICKS: Record<string, string> = {
  " ": act("roll"),
  e: LEADING_ON.map(act).join(", "),
  y: '[data-plays="accept"]',
  n: '[data-plays="decline"]',
  k: '[data-does="counter"], [data-arms="counter"], [data-plays="counter"]',
  z: '[data-does="undo"]',
};
const DOES: Record<string, Meaning> = {
  b: { does: "letters" },
  l: { does: "log" },
  "?": { does: "shortcuts" },
  escape: { does: "back" },
};

function act(name: string): string {
  return `[data-act="${name}"]:not([aria-disabled="true"])`;
}

/** What a key means; `isLettered` is true after B. Keys that are held down, and those of the browser, mean nothing. */
export function meaning(event: Pick<KeyboardEvent, "key" | "repeat" | "ctrlKey" | "metaKey" | "altKey">, isLettered: boolean): Meaning | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key.toLowerCase();
  const built = isLettered ? actOf(key.toUpperCase()) : [];
  if (built.length > 0) return { clicks: built.map((name) => `[data-act="${name}"]`).join(", ") };
  if (/^[1-9]$/.test(key)) return { clicks: `[data-digit="${key}"]` };
  if (key.startsWith("arrow")) return { reaches: '[data-spot][tabindex="0"]' };
  if (key === "t") return { clicks: '[data-arms="trade"]', reaches: "[data-gives]:not(:disabled)" };
  const clicks = CLICKS[key];
  return clicks === undefined ? (DOES[key] ?? null) : { clicks };
}

/** Does somebody write, or choose in a control that needs the key itself? */
export function isTyping(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [contenteditable], dialog") !== null) return true;
  return (key === " " || key === "Enter") && target.closest("button, a, summary, [role='button'], [data-spot]") !== null;
}
