import { mount } from "svelte";
import "./page/page.css";
import { settings } from "./settings/settings.svelte";
import { speech, wanted } from "./words/speech.svelte";

const PATIENCE = 2_000; // milliseconds before the texts are asked for again

/** Learn to speak, however long it takes: without texts nothing can be said, not even that. */
async function speak(): Promise<void> {
  try {
    await speech.speak(wanted());
  } catch {
    await new Promise((wake) => setTimeout(wake, PATIENCE));
    await speak();
  }
}

settings.keep();
const [{ default: App }] = await Promise.all([import("./page/App.svelte"), speak()]); // texts and script at the same time
const target = document.querySelector("#page")!;
target.replaceChildren();
mount(App, { target });
