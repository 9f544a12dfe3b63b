// All shapes, once in the page; whatever shows one says `<use href="#k-NAME" />`. They are no part of the script: a file
// beside it comes at the same time, and is read as markup, not as a program.

import "./liveries.css";
import symbols from "./symbols.svg?url";

/** Fetch the shapes, and put them into the page, where nobody sees them. */
export async function drawShapes(): Promise<void> {
  const answer = await fetch(symbols);
  if (!answer.ok) throw new Error(`no shapes: ${answer.status}`);
  const sprite = document.createElement("div");
  sprite.className = "unseen";
  sprite.setAttribute("aria-hidden", "true");
  sprite.innerHTML = await answer.text();
  document.body.prepend(sprite);
}
