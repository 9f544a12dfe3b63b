// A table that is being thought of: what is chosen for it, before it is made.

import type { NewSeat, NewTable, OptionListed, ScenarioListed, Settings, Timing } from "../wire/messages";
import { type Options, usual } from "./usual";

/** Who shall sit on a seat: `me`, somebody else at this screen, a friend by link, or a bot by its name. */
export type Sitter = "me" | "here" | "friend" | `bot ${string}`;
export type Value = boolean | number | string;

export const LARGEST_RECORD = 60_000; // letters; the server reads requests of 64 KiB

export class Draft {
  values: Options = $state({});
  sitters: Sitter[] = $state([]);
  isPublic = $state(false);
  /** Colours by seat, if somebody wants others than the usual ones. */
  colors: string[] | null = $state(null);
  clock: Timing | null = $state(null);
  settings: Required<Omit<Settings, "clock">> = $state({ when_out: "wait", gone: "wait", grace: 120, stand_in: "greedy", pace: 800 });

  constructor(
    readonly scenario: ScenarioListed,
    readonly bot: string,
  ) {
    this.values = { ...Object.fromEntries(scenario.options.map((one) => [one.name, one.default])), ...usual(scenario) };
    this.settings.stand_in = bot;
    this.sitters = ["me"];
    this.fill();
  }

  get players(): number {
    return Number(this.values["players"]);
  }

  set players(n: number) {
    this.values["players"] = n;
    this.fill();
  }

  /** Options besides those that have a place of their own: how many play, and their colours. */
  get options(): OptionListed[] {
    return this.scenario.options.filter((one) => one.name !== "players" && one.kind !== "colors");
  }

  get isPeopled(): boolean {
    return this.sitters.some((one) => one === "friend");
  }

  /** Sit somebody down; there is one `me`, so that whoever was there changes places with it. */
  sit(seat: number, sitter: Sitter): void {
    const mine = this.sitters.indexOf("me");
    if (sitter === "me" && mine >= 0 && mine !== seat) this.sitters[mine] = this.sitters[seat] ?? "friend";
    this.sitters[seat] = sitter;
  }

  /** Give a seat a colour; who had it gets the one that is free now. */
  paint(seat: number, color: string): void {
    if (this.colors === null) return;
    const other = this.colors.indexOf(color);
    const own = this.colors[seat] ?? color;
    if (other >= 0) this.colors[other] = own;
    this.colors[seat] = color;
  }

  chooseColors(own: boolean): void {
    this.colors = own ? this.scenario.colors.slice(0, this.players) : null;
  }

  /** The options that are not as usual: a server of another version may have other usual ones. */
  get unusual(): Options {
    const chosen = this.scenario.options.filter(({ name, kind, default: usual }) => kind !== "colors" && this.values[name] !== usual);
    const told: Options = Object.fromEntries(chosen.map(({ name }) => [name, this.values[name] as Value]));
    return this.colors === null ? told : { ...told, colors: this.colors.join(",") };
  }

  /** The table as the server is asked to make it. */
  get wanted(): NewTable {
    return {
      scenario: this.scenario.name,
      options: this.unusual,
      seats: this.sitters.map(seated),
      public: this.isPublic && this.isPeopled,
      settings: { ...this.settings, clock: this.clock },
    };
  }

  /** As many seats as players; new ones are for bots. */
  private fill(): void {
    const bots = Array.from({ length: this.players }, () => `bot ${this.bot}` as const);
    this.sitters = [...this.sitters, ...bots].slice(0, this.players);
    if (this.colors !== null) this.chooseColors(true);
  }
}

function seated(sitter: Sitter): NewSeat {
  if (sitter === "friend") return { kind: "open" };
  return sitter === "me" || sitter === "here" ? { kind: "me" } : { kind: "bot", bot: sitter.slice("bot ".length) };
}

/** A saved game as a table: its record says all but who sits where. Nothing if it is no record. */
export function continued(record: string): NewTable | null {
  const scenario = /^kogge record \d+\n(?:.*\n)*?scenario: (\S+)\n/.exec(record.replaceAll("\r\n", "\n"))?.[1];
  return scenario === undefined ? null : { scenario, record };
}
