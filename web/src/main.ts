import { mount } from "svelte";
import { drawShapes } from "./drawn/sprite";
import "./page/page.css";
import { settings } from "./settings/settings.svelte";
import { speech, wanted } from "./words/speech.svelte";

const PATIENCE = 2_000; // milliseconds before something is asked for again

/** Do something however often it fails: without texts nothing can be said, not even that. */
async function surely(doing: () => Promise<void>): Promise<void> {
  try {
    await doing();
  } catch {
    await new Promise((wake) => setTimeout(wake, PATIENCE));
    await surely(doing);
  }
}

settings.keep();
const speaking = surely(() => speech.speak(wanted())); // texts, shapes and script come at the same time
const [{ default: App }] = await Promise.all([import("./page/App.svelte"), speaking, surely(drawShapes)]);
const target = document.querySelector("#page")!;
target.replaceChildren();
mount(App, { target });
