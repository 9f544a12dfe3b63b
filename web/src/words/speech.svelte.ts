// The language in which the page speaks: `t` says a message in it, and whatever shows one follows when it changes.

import * as http from "../wire/http";
import { type Parts, Texts } from "./texts";

export const LANGUAGES = ["en", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
const KEPT = "kogge.language";

class Speech {
  texts: Texts | null = $state.raw(null);
  private read = new Map<Language, Texts>();

  get language(): Language {
    return (this.texts?.language ?? "en") as Language;
  }

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    const found = this.read.get(language) ?? new Texts(language, await http.texts(language));
    this.read.set(language, found);
    this.texts = found;
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
  }
}

export const speech = new Speech();

/** The language of the address (`?language=de`), the one that was chosen last, that of the browser, or English. */
export function wanted(): Language {
  const asked = [new URLSearchParams(location.search).get("language"), localStorage.getItem(KEPT), ...navigator.languages];
  const known = asked.map((one) => one?.slice(0, 2)).find((one) => LANGUAGES.includes(one as Language));
  return (known ?? "en") as Language;
}

/** The texts of the language that is spoken now. */
export function texts(): Texts {
  if (speech.texts === null) throw new Error("no language has been read yet");
  return speech.texts;
}

/** A message in the language that is spoken now. */
export const t = (message: string, parts: Parts = {}): string => texts().say(message, parts);
