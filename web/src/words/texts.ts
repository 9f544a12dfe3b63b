// The messages of one language: the same Fluent files, called in the same way, as in `kogge.texts`.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Parts = Record<string, string | number>;

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    /** The Fluent files by name: whoever lists messages reads them there. */
    readonly sources: Record<string, string>,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of Object.values(sources)) {
      const errors = this.bundle.addResource(new FluentResource(source));
      if (errors.length > 0) throw errors[0];
    }
  }

  /** Is there a message, or a variant of one (`stole.hidden`), of this name? */
  knows(message: string): boolean {
    const [name = "", variant] = message.split(".");
    const found = this.bundle.getMessage(name);
    return found !== undefined && (variant === undefined ? found.value !== null : variant in found.attributes);
  }

  /** A message, or a variant of it, with these values for its variables. */
  say(message: string, parts: Parts = {}): string {
    const [name = "", variant] = message.split(".");
    const found = this.bundle.getMessage(name);
    const pattern = variant === undefined ? found?.value : found?.attributes[variant];
    if (pattern === null || pattern === undefined) throw new Error(`there is no text ${message} in ${this.language}`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, parts, errors);
    if (errors.length > 0) throw new Error(`${message} can't be said of ${JSON.stringify(parts)}: ${errors}`);
    return said;
  }

  /** What the rules call `word` (a card, a terrain ...), as people say it; the word itself if nobody knows. */
  name(kind: string, word: string, variant = ""): string {
    const message = `${kind}-${word}`;
    if (!this.knows(message)) return plain(word);
    return this.say(variant === "" ? message : `${message}.${variant}`);
  }

  /** The message that says how many `n` there are of something, and its other variables. */
  counting(kind: string, word: string): { message: string; parts: Parts } {
    const message = `${kind}-${word}`;
    return this.knows(message) ? { message, parts: {} } : { message: "counted", parts: { what: plain(word) } };
  }

  /** How many there are of something. */
  counted(kind: string, word: string, n: number): string {
    const { message, parts } = this.counting(kind, word);
    return this.say(message, { ...parts, n });
  }

  /** Several things as people list them; `last` and `more` are messages that join two. */
  listed(words: readonly string[], last = "list-and", more = "list-comma"): string {
    let said = words[0] ?? "";
    for (const [place, next] of words.entries()) {
      if (place > 0) said = this.say(place === words.length - 1 ? last : more, { first: said, next });
    }
    return said;
  }
}

const plain = (word: string): string => word.replaceAll("_", " ");
