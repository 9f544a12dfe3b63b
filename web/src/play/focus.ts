// Where the focus goes at the table: whoever plays by keys is never sent back to the top of the page.

const NOWHERE = "[data-prompt]"; // what is asked: where one goes on from if what had the focus is gone
const OPEN_SPOT = '[data-spot][tabindex="0"]';

/** Move the focus to the first of some elements; is there one? */
export function focusOn(root: HTMLElement, selector: string): boolean {
  const found = root.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus({ preventScroll: true });
  return found !== null;
}

/** Before a key does something: let there be a place to which one can come back. */
export function focusSomewhere(root: HTMLElement): void {
  if (document.activeElement === document.body) focusOn(root, NOWHERE);
}

/** Back to what is asked. */
export const focusPrompt = (root: HTMLElement): boolean => focusOn(root, NOWHERE);

/** Go to the first button of something that has come up, unless one is busy elsewhere. */
export function arrive(element: HTMLElement): void {
  const here = document.activeElement;
  if (here === document.body || here?.matches(NOWHERE)) focusOn(element, "button:not(:disabled)");
}

/** When what has the focus goes away, or can't have it any more: on to the next open place of the board, or to the prompt. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  let isOnBoard = false;

  const come = ({ target }: FocusEvent): void => {
    last = target as Element;
    isOnBoard = last.closest(".field") !== null;
  };
  const look = (): void => {
    if (last === null || document.activeElement !== document.body || (last.isConnected && !last.matches(":disabled"))) return;
    last = null;
    if (!isOnBoard || !focusOn(root, OPEN_SPOT)) focusPrompt(root);
  };

  const watcher = new MutationObserver(look);
  root.addEventListener("focusin", come);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    root.removeEventListener("focusin", come);
    watcher.disconnect();
  };
}
