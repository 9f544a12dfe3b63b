// What can be played, in the language that is spoken: asked for once for each language.

import * as http from "../wire/http";
import type { Listing, ScenarioListed } from "../wire/messages";
import { type Language, speech } from "../words/speech.svelte";

/** Games of the same rulebook, which belong together. */
export interface Family {
  rulebook: string;
  scenarios: ScenarioListed[];
}

class Catalogue {
  listing: Listing | null = $state.raw(null);
  private read = new Map<Language, Promise<Listing>>();

  /** Have the list in the language that is spoken now. */
  async ensure(language: Language = speech.language): Promise<void> {
    const asked = this.read.get(language) ?? http.scenarios(language);
    this.read.set(language, asked);
    try {
      const listing = await asked;
      if (language === speech.language) this.listing = listing;
    } catch (error) {
      this.read.delete(language);
      throw error;
    }
  }

  find(scenario: string): ScenarioListed | undefined {
    return this.listing?.scenarios.find((one) => one.name === scenario);
  }

  /** The title of a scenario; one that this server does not have is called by its name. */
  title(scenario: string): string {
    return this.find(scenario)?.title ?? scenario;
  }

  /** The strongest bot. */
  get strongest(): string {
    return this.listing?.bots.at(-1) ?? "greedy";
  }
}

/** Scenarios by rulebook, in their order. */
export function families(scenarios: readonly ScenarioListed[]): Family[] {
  const found = new Map<string, ScenarioListed[]>();
  for (const one of scenarios) found.set(one.rulebook, [...(found.get(one.rulebook) ?? []), one]);
  return [...found].map(([rulebook, members]) => ({ rulebook, scenarios: members }));
}

export const catalogue = new Catalogue();
