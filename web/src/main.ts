import { mount } from "svelte";
import "./page/page.css";
import App from "./page/App.svelte";
import { settings } from "./settings/settings.svelte";
import { speech, wanted } from "./words/speech.svelte";

settings.keep();
await speech.speak(wanted());
mount(App, { target: document.querySelector("#page")! });
