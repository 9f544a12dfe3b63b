// What somebody has heard and does not want to hear again: offers that were declined, and wishes that end with a turn.

import { untrack } from "svelte";
import { cell } from "../table/scene";
import type { Sitting } from "../table/sitting.svelte";
import { mark, type Offer } from "./answers";
import { plain } from "./offering";

export class Hearing {
  /** Who has made an offer again that was declined in this turn, so that it was declined unheard. */
  again: number | null = $state(null);
  private readonly refused = new Set<string>();
  private answered = ""; // the offer that lies on the table, if it has got its answer from here
  private turnOf: number | undefined;

  constructor(private readonly sitting: Sitting) {}

  /** Look at what lies on the table now; whoever shows offers says this whenever it changes. */
  look(offer: Offer | null): void {
    const { position, choices } = this.sitting;
    untrack(() => this.begin(position?.turn_of));
    const key = this.key(offer);
    if (key !== this.answered) this.answered = "";
    if (offer === null || key === this.answered || !this.refused.has(key) || plain(choices, "decline") === undefined) return;
    untrack(() => {
      this.again = offer.seat;
      this.decline(offer).catch(() => undefined); // it was too late: somebody has ended the trade
    });
  }

  /** Decline an offer, once for all of this turn; a call for offers may come again. */
  decline(offer: Offer): Promise<void> {
    this.answered = this.key(offer);
    if (!offer.isCall) this.refused.add(this.answered);
    return this.sitting.act("decline");
  }

  /** A wish for a turn ends with it, and so does what was said about its offers. */
  private begin(turnOf: number | undefined): void {
    if (turnOf === this.turnOf) return;
    const { wishes } = this.sitting;
    if (this.turnOf !== undefined && wishes?.no_trades === "turn") this.sitting.wishes = { ...wishes, no_trades: null };
    this.turnOf = turnOf;
    this.refused.clear();
    this.again = null;
  }

  private key(offer: Offer | null): string {
    return offer?.isOut ? `${this.sitting.seat}: ${mark(offer, cell(this.sitting, "turn", 0, 0, 0))}` : "";
  }
}
