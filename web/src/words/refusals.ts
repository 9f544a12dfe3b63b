// How a refusal is said: its message, and each of its parts. The same words as `kogge.texts.saying`.

import { Refused, Unreachable } from "../wire/http";
import type { Called, Listed, Quoted, ReasonPart, Refusal, RefusalPart } from "../wire/messages";
import { capital } from "./capital";
import { t, texts as spoken } from "./speech.svelte";
import type { Parts, Texts } from "./texts";

const LISTS: Record<Listed["of"], string> = { any: "list-or", all: "list-and" }; // the message that joins the last two
const PAGE = "page"; // the variant that is meant for a page, where nothing is typed
const ENGLISH = "en";
const UNPRINTABLE = /[\p{C}\p{Z}]/u;
const ESCAPES: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };

/** A refusal as a sentence, as a page says it. */
export function refusalSaid(refusal: Refusal, texts: Texts = spoken()): string {
  const said = capital(within(refusal, texts, PAGE));
  return /[.?!]$/.test(said) ? said : `${said}.`;
}

/** What has gone wrong, and what can be done about it, in sentences. */
export function troubleSaid(error: unknown): string {
  if (error instanceof Refused) return refusalSaid(error.refusal);
  return error instanceof Unreachable ? t("words-unreachable") : t("words-broken");
}

/** A refusal as it stands in a sentence: without a capital letter and a full stop; a variant of it, if there is one. */
export function within(refusal: Refusal, texts: Texts, variant = ""): string {
  if (refusal.key === "") return refusal.sentence ?? "";
  const parts: Parts = {};
  for (const [name, part] of Object.entries(refusal.parts)) {
    parts[name] = typeof part === "number" ? part : partSaid(part, texts);
    const entries = entriesOf(part);
    if (entries !== null) parts[`${name}_count`] = entries.length;
  }
  const message = `refusal-${refusal.key}`;
  const special = `${message}.${variant}`;
  return texts.say(variant !== "" && texts.knows(special) ? special : message, parts);
}

/** The entries of a list; nothing of anything else. */
function entriesOf(part: RefusalPart): RefusalPart[] | null {
  if (Array.isArray(part)) return part;
  return isListed(part) ? part.value : null;
}

/** A part in words. */
function partSaid(part: RefusalPart, texts: Texts): string {
  if (typeof part !== "object") return String(part);
  if (Array.isArray(part)) return listSaid(part, "list-comma", texts);
  if (isListed(part)) return listSaid(part.value, LISTS[part.of], texts);
  if (isRefusal(part)) return within(part, texts);
  if (isQuoted(part)) return quotation(part, texts);
  if (isReason(part)) {
    const reason = inLanguage(part.said, texts).replace(/\.$/, "");
    return texts.say("part-reason", { reason, rule: part.rule });
  }
  if (["place", "choice", "action"].includes(part.of)) return calledSaid(part, texts);
  return part.n === undefined ? texts.name(part.of, part.value) : texts.counted(part.of, part.value, part.n);
}

const listSaid = (entries: RefusalPart[], last: string, texts: Texts): string =>
  texts.listed(entries.map((entry) => partSaid(entry, texts)), last);

const isListed = (part: RefusalPart): part is Listed => isOf(part, "any", "all");
const isRefusal = (part: RefusalPart): part is Refusal => isOf(part, "refusal");
const isQuoted = (part: RefusalPart): part is Quoted => isOf(part, "written");
const isReason = (part: RefusalPart): part is ReasonPart => isOf(part, "reason");
const isOf = (part: RefusalPart, ...kinds: string[]): boolean =>
  typeof part === "object" && !Array.isArray(part) && kinds.includes(part.of);

/** What somebody wrote; signs that can't be printed are escaped, and the quotation marks are not within it. */
function quotation(part: Quoted, texts: Texts): string {
  const mark = part.value.includes("'") && !part.value.includes('"') ? '"' : "'";
  const text = [...part.value].map((sign) => escaped(sign, mark)).join("");
  return texts.say(part.cut ? "part-cut" : "part-written", { mark, text });
}

function escaped(sign: string, mark: string): string {
  if (sign === mark) return `\\${sign}`;
  if (sign in ESCAPES) return ESCAPES[sign] ?? sign;
  if (sign === " " || !UNPRINTABLE.test(sign)) return sign;
  const code = sign.codePointAt(0) ?? 0;
  const hex = (digits: number): string => code.toString(16).padStart(digits, "0");
  return code < 0x100 ? `\\x${hex(2)}` : code < 0x10000 ? `\\u${hex(4)}` : `\\U${hex(8)}`;
}

/** Something of a board on which it may have a name: that of the language, or else the English one. */
function calledSaid(part: Called, texts: Texts): string {
  const name = inLanguage(part.names ?? {}, texts);
  if (name !== "") return texts.say(`part-${part.of}_named`, { value: part.value, name });
  return part.of === "action" ? texts.say("part-action", { value: part.value }) : part.value;
}

const inLanguage = (told: Record<string, string>, texts: Texts): string => told[texts.language] || told[ENGLISH] || "";
