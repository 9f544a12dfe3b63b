// The rulebooks as the texts have them: `rules-GAME.ftl`, whose comments above rules are the titles of chapters.

import type { Texts } from "../words/texts";

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

const FILE = /^rules-(.+)\.ftl$/;
const RULE = /^rule-([A-Z]-\d+) =/;
const TITLE = /^# (.+)$/;
/** An id within a text, which leads to that rule. */
const MENTIONED = /\b([A-Z]-\d+)\b/;

/** The games that have a rulebook, the base game first: the others build on it. */
export function games(texts: Texts): string[] {
  const found = Object.keys(texts.sources).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  return found.toSorted((one, other) => Number(other === "base") - Number(one === "base") || other.localeCompare(one));
}

/** The chapters of a rulebook in their order; none of a game that has none. */
export function chapters(texts: Texts, game: string): Chapter[] {
  const found: Chapter[] = [];
  let title = "";
  for (const line of (texts.sources[`rules-${game}.ftl`] ?? "").split("\n")) {
    const id = RULE.exec(line)?.[1];
    if (id === undefined) {
      title = TITLE.exec(line)?.[1] ?? "";
    } else {
      if (title !== "" || found.length === 0) found.push({ title, rules: [] });
      found.at(-1)?.rules.push({ id, text: texts.say(`rule-${id}`) });
      title = "";
    }
  }
  return found;
}

/** The book in which a rule stands; nothing if there is no such rule. */
export const bookOf = (texts: Texts, rule: string): string | undefined =>
  games(texts).find((game) => texts.sources[`rules-${game}.ftl`]?.includes(`\nrule-${rule} =`));

/** Only what has all of these words, in its id or its text, capital letters and accents aside. */
export function search(book: readonly Chapter[], said: string): Chapter[] {
  const words = plain(said).split(/\s+/).filter((word) => word !== "");
  const speaks = (rule: Rule): boolean => words.every((word) => plain(`${rule.id} ${rule.text}`).includes(word));
  return book.map((chapter) => ({ ...chapter, rules: chapter.rules.filter(speaks) })).filter((chapter) => chapter.rules.length > 0);
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** A text in parts: every second one is the id of a rule that it mentions. */
export const mentions = (text: string): string[] => text.split(new RegExp(MENTIONED, "g"));
