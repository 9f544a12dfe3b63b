// Who the person is to the server: a guest with a name, made up until they say another. Nobody has to register.

import * as http from "../wire/http";
import { line } from "../wire/line.svelte";
import type { GuestShown } from "../wire/messages";
import { t } from "../words/speech.svelte";

const NAMES = 8; // of those that are made up

export class Guest {
  /** Who the server says this is; `null` until it has been asked. */
  shown: GuestShown | null = $state.raw(null);
  private asked: Promise<GuestShown> | null = null;

  get name(): string {
    return this.shown?.name ?? "";
  }

  /** Be a guest, the same as before if there was one, and be connected; whatever is done at tables needs that. */
  ensure(): Promise<GuestShown> {
    this.asked ??= this.enter().catch((error: unknown) => {
      this.asked = null; // the next one who needs it tries again
      throw error;
    });
    return this.asked;
  }

  /** Be called otherwise, at tables at which one sits down from now on. */
  async rename(name: string): Promise<void> {
    await this.ensure();
    this.shown = await http.rename(name.trim());
  }

  private async enter(): Promise<GuestShown> {
    this.shown = await http.becomeGuest(madeUp()); // whoever is one already stays who they are
    line.open();
    return this.shown;
  }
}

/** A friendly name for somebody who has not said theirs, in their language. */
function madeUp(): string {
  return t(`lobby-guest-${Math.floor(Math.random() * NAMES)}`);
}

export const guest = new Guest();
