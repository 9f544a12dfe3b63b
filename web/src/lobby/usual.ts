// The options with which somebody played a game last, kept in this browser.

import type { NewTable, OptionListed, ScenarioListed } from "../wire/messages";

export type Options = NonNullable<NewTable["options"]>;
const KEPT = "kogge.options.";

/** The options of the last game of a scenario that differ from the usual ones; those that it still has. */
export function usual(scenario: ScenarioListed): Options {
  const kept = read(scenario.name);
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => scenario.options.some((option) => option.name === name && takes(option, value))),
  );
}

export function keepUsual(scenario: string, options: Options): void {
  localStorage.setItem(KEPT + scenario, JSON.stringify(options));
}

function read(scenario: string): Options {
  try {
    return JSON.parse(localStorage.getItem(KEPT + scenario) ?? "{}") as Options;
  } catch {
    return {};
  }
}

/** Can an option still be this, in the version that is served now? */
function takes(option: OptionListed, value: unknown): boolean {
  if (typeof value !== typeof option.default) return false;
  return option.kind !== "choice" || option.choices.includes(value as string | number);
}
