// The chapters of which the page knows more than fields and facts tell: every folder beside this file.

import type { Chapter } from "./chapter";

const FOLDER = /^\.\/(\w+)\//;
const found = import.meta.glob<Chapter>("./*/chapter.ts", { eager: true, import: "chapter" });

/** The name of the chapter to whose folder a file belongs. */
export const chapterOf = (path: string): string => FOLDER.exec(path)?.[1] ?? "";

/** By name, in the order of the rulebook. */
export const BY_NAME: ReadonlyMap<string, Chapter> = new Map(
  Object.entries(found)
    .map(([path, chapter]): [string, Chapter] => [chapterOf(path), chapter])
    .sort(([, one], [, other]) => one.rules.localeCompare(other.rules)),
);
export const CHAPTERS: readonly Chapter[] = [...BY_NAME.values()];

/** What all chapters have of something that is kept by name. */
export const together = <Part extends object>(part: (chapter: Chapter) => Part | undefined): Part =>
  Object.assign({}, ...CHAPTERS.map(part)) as Part;
/** Acts that trade cards for gold with somebody else than the bank. */
export const TRADES: readonly string[] = CHAPTERS.flatMap(({ trades = [] }) => trades);
