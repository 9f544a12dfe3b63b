// How long ago something was, as people say it.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** A moment as the time since then: "5 minutes ago"; after a week the date. */
export function ago(when: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(when)) / 1000);
  if (seconds > 7 * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(Date.parse(when));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return seconds < 60 ? format.format(0, "second") : format.format(-Math.floor(seconds / length), unit);
}
