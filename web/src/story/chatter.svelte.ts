// How much of the chat has been read at each table, while the page is open.

import { SvelteMap } from "svelte/reactivity";
import type { Sitting } from "../table/sitting.svelte";
import type { Chat } from "../wire/messages";

/** Lines that came after number `read`, without those of muted people and one's own. */
export function unreadOf(chat: readonly Chat[], read: number, muted: readonly string[], own: readonly number[]): number {
  return chat.filter((one) => one.n > read && !muted.includes(one.guest) && (one.seat === null || !own.includes(one.seat))).length;
}

class Chatter {
  private upTo = new SvelteMap<string, number>();

  /** All that has been said at a table is seen now. */
  read(sitting: Sitting): void {
    const last = sitting.chat.at(-1)?.n;
    if (last !== undefined && last !== this.upTo.get(sitting.id)) this.upTo.set(sitting.id, last);
  }

  /** How many lines nobody here has seen yet: for the tab of the chat. */
  unread(sitting: Sitting): number {
    return unreadOf(sitting.chat, this.upTo.get(sitting.id) ?? -1, sitting.muted, sitting.own);
  }
}

export const chatter = new Chatter();
