// What a person has set for this browser; kept there, and nowhere else.

const KEPT = "kogge.settings";

export interface Set {
  theme: "auto" | "light" | "dark";
  contrast: boolean;
  motion: "auto" | "full" | "still";
  sound: boolean;
  shortcuts: boolean;
  hints: boolean;
}

const USUAL: Set = { theme: "auto", contrast: false, motion: "auto", sound: false, shortcuts: true, hints: true };

class Settings {
  set: Set = $state(read());

  /** Shall things stand still? */
  get isStill(): boolean {
    return this.set.motion === "still" || (this.set.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** Keep what was set, and let the page look like it. */
  keep(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.set));
    const { theme, contrast } = this.set;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["contrast"] = contrast ? "more" : "usual";
    document.documentElement.dataset["motion"] = this.isStill ? "still" : "full";
  }
}

function read(): Set {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Set>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = new Settings();
