// Making tables: by one click, or as somebody has chosen everything.

import { place, tableAt } from "../page/route.svelte";
import * as http from "../wire/http";
import { line } from "../wire/line.svelte";
import type { NewSeat, NewTable, ScenarioListed } from "../wire/messages";
import { catalogue } from "./catalogue.svelte";
import { guest } from "./guest.svelte";
import { keepLinks } from "./links";
import { usual } from "./usual";

/** Make a table and go there; where nobody is to come any more the game begins at once. */
export async function openTable(wanted: NewTable): Promise<void> {
  await guest.ensure();
  const opened = await http.openTable(wanted);
  keepLinks(opened);
  if (isFull(wanted)) await begin(opened.table);
  place.go(tableAt(opened.table));
}

/** A game against bots, with the options of the last one. */
export const playBots = (scenario: ScenarioListed): Promise<void> =>
  openTable(seated(scenario, { kind: "bot", bot: catalogue.strongest }));

/** A table at which friends take the other seats. */
export const inviteFriends = (scenario: ScenarioListed): Promise<void> => openTable(seated(scenario, { kind: "open" }));

function seated(scenario: ScenarioListed, others: NewSeat): NewTable {
  const options = usual(scenario);
  const players = Number(options["players"] ?? scenario.options.find((one) => one.name === "players")?.default);
  const rest = Array.from({ length: players - 1 }, () => ({ ...others }));
  return { scenario: scenario.name, options, seats: [{ kind: "me" }, ...rest] };
}

const isFull = (wanted: NewTable): boolean => wanted.seats?.every((seat) => seat.kind !== "open") ?? false;

/** Begin the game; if that fails, the table says so, and has a button for it. */
export async function begin(table: string): Promise<void> {
  line.watch(table);
  await line.say({ type: "start", table }).catch(() => undefined);
}
