// Links to tables and seats. Tokens are told once, to whoever makes a table: they are kept as long as this tab is open.

import { tableAt } from "../page/route.svelte";
import type { Opened } from "../wire/messages";

const KEPT = "kogge.links.";

/** What is known of a table's links: the invitation, and the own seats by number. */
export type Links = Pick<Opened, "invite" | "tokens">;

export function keepLinks({ table, invite, tokens }: Opened): void {
  sessionStorage.setItem(KEPT + table, JSON.stringify({ invite, tokens }));
}

export function keptLinks(table: string): Links | null {
  const kept = sessionStorage.getItem(KEPT + table);
  return kept === null ? null : (JSON.parse(kept) as Links);
}

/** An address that can be sent to a friend. */
export const inviting = (table: string, token: string): string => location.origin + tableAt(table, token);
