import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bookOf, chapters, games, mentions, search } from "../src/rules/rulebook";
import { Texts } from "../src/words/texts";

const HOME = "../src/kogge/texts/"; // tests run in web/
const read = (language: string): Texts =>
  new Texts(language, Object.fromEntries(readdirSync(HOME + language).map((name) => [name, readFileSync(`${HOME}${language}/${name}`, "utf-8")])));

describe.each(["en", "es", "de"])("the rulebooks in %s", (language) => {
  const texts = read(language);

  test("have all rules, in chapters with titles", () => {
    expect(games(texts)).toEqual(["base", "isles", "europe"]);
    for (const game of games(texts)) {
      const book = chapters(texts, game);
      const listed = texts.sources[`rules-${game}.ftl`]?.match(/^rule-/gm)?.length;
      expect(book.flatMap((chapter) => chapter.rules)).toHaveLength(listed ?? 0);
      expect(book.every((chapter) => chapter.title !== "")).toBe(true);
      expect(new Set(book.map((chapter) => chapter.title)).size).toBe(book.length);
    }
  });

  test("are searched by id", () => {
    expect(search(chapters(texts, "base"), "b-15").flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toContain("B-15");
    expect(search(chapters(texts, "base"), "  ")).toEqual(chapters(texts, "base"));
    expect(search(chapters(texts, "base"), "qwertz")).toEqual([]);
  });
});

test("words are found without their accents and capitals", () => {
  const found = search(chapters(read("es"), "base"), "LADRON");
  expect(found.length).toBeGreaterThan(0);
});

test("a rule is found in its book, and those that a text mentions stand alone", () => {
  const texts = read("en");
  expect(bookOf(texts, "B-15")).toBe("base");
  expect(bookOf(texts, "X-99")).toBeUndefined();
  expect(chapters(texts, "chess")).toEqual([]);
  expect(mentions("as with a 7 (B-32, B-33), but")).toEqual(["as with a 7 (", "B-32", ", ", "B-33", "), but"]);
});
