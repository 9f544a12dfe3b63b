// What somebody at the table is about to do, between what the server offers and what is clicked.

import { NOBODY } from "../table/scene";
import type { Sitting } from "../table/sitting.svelte";
import type { Spot } from "../table/spots";
import type { Choice, Trip } from "../wire/messages";
import { hasPanel, isLoss, isTrade, pieceOf } from "./acts";
import { type Aim, byAct, isOnBoard, isPiece, isPlace, isSame, narrowed, type Opening, openings, type Picked } from "./narrowing";

/** What choosing needs of a table. */
export type Asked = Pick<Sitting, "choices" | "position" | "geometry" | "seat" | "act">;
/** How choices and acts are called. */
export interface Words {
  choice: (choice: Choice) => string;
  act: (act: string) => string;
}

/** An aim, and the choices and the turn for which it was taken. */
interface Held extends Aim {
  among: Choice[] | null;
  turn: number;
}

const NOTHING: Aim = { act: null, picked: [] };

export class Choosing {
  /** The place at which several acts are offered, if somebody has clicked there. */
  private offeredAt: { spot: Picked; among: Choice[] | null } | null = $state.raw(null);
  private asked: { choice: Choice; among: Choice[] | null } | null = $state.raw(null);
  private held: Held = $state.raw({ ...NOTHING, among: null, turn: NOBODY });
  /** Was the last click a finger's? Then nothing was told by hovering. */
  isTouched = false;
  private sent: Choice[] | null = null; // the choices of which one is on its way
  /** What the last action was refused with. */
  trouble: Error | null = $state.raw(null);

  constructor(
    private readonly table: Asked,
    private readonly words: Words,
  ) {}

  /** All that is open now, but what has a panel of its own. */
  readonly choices: Choice[] = $derived.by(() => (this.table.choices ?? []).filter((choice) => !hasPanel(choice.act)));

  /** What is armed and picked, as far as it is still open; in steps that ask for one thing only, that. */
  readonly aim: Aim = $derived.by(() => this.kept() ?? this.only());

  /** What can be clicked next. */
  readonly openings: Opening[] = $derived.by(() => {
    const { act, picked } = this.aim;
    const [piece] = picked;
    const found = openings(this.choices, this.aim);
    if (piece === undefined || !isPiece(piece.of)) return found;
    const isElsewhere = ({ part }: Opening): boolean =>
      part !== null && ((isPiece(part.of) && !isSame(part, piece)) || (this.isSingleMinded && isPlace(part.of)));
    return [...found, ...openings(this.choices, { act, picked: [] }).filter(isElsewhere)];
  });

  /** The openings on the board, by place. */
  private readonly onBoard: Map<string, Opening[]> = $derived.by(() => {
    const found = new Map<string, Opening[]>();
    for (const opening of this.openings) {
      if (opening.part === null || !isOnBoard(opening.part.of)) continue;
      const place = placeOf(opening.part);
      found.set(place, [...(found.get(place) ?? []), opening]);
    }
    return found;
  });

  readonly spots: Spot[] = $derived.by(() => [...this.onBoard.values()].map((there) => this.spot(there)));

  /** What is picked from a list: everything that is not on the board, once an act is armed or a piece is picked. */
  readonly list: Opening[] = $derived.by(() => {
    const { act, picked } = this.aim;
    if (act === null && picked.length === 0) return [];
    return this.openings.filter((opening) => opening.part === null || !isOnBoard(opening.part.of));
  });

  /** The acts that are offered at a place that was clicked. */
  readonly menu: { spot: Picked; openings: Opening[] } | null = $derived.by(() => {
    const at = this.offeredAt;
    if (at === null || at.among !== this.table.choices) return null;
    const there = this.onBoard.get(placeOf(at.spot));
    return there === undefined ? null : { spot: at.spot, openings: there };
  });

  /** The choice that waits to be confirmed. */
  get asking(): Choice | null {
    return this.asked !== null && this.asked.among === this.table.choices ? this.asked.choice : null;
  }

  /** Has the person armed or picked something, so that there is a way back? */
  get canGoBack(): boolean {
    return this.asking !== null || this.menu !== null || this.isDeliberate;
  }

  /** Was something armed or picked by the person, and not by the step alone? */
  private get isDeliberate(): boolean {
    const kept = this.kept();
    if (kept === null) return false;
    const { act, picked } = this.only();
    return kept.act !== act || kept.picked.length !== picked.length || !kept.picked.every((part, place) => isSame(part, picked[place] as Picked));
  }

  isOpen(act: string): boolean {
    return (this.table.choices ?? []).some((choice) => choice.act === act);
  }

  /** The one choice that arming an act would play at once, because there is nothing to pick on the board. */
  plainly(act: string): Choice | null {
    const all = openings(this.choices, this.aimFor(act));
    const [first] = all;
    return all.length === 1 && first?.part === null ? (first.choices[0] ?? null) : null;
  }

  /** Arm an act; what leaves nothing to pick is played. An act that is armed already is put down. */
  arm(act: string): void {
    const only = this.plainly(act);
    if (only !== null) this.play(only);
    else if (this.held.act === act && this.kept() !== null) this.hold(NOTHING);
    else this.hold(this.aimFor(act));
  }

  /** A place or piece on the board was chosen. */
  choose(spot: Picked): void {
    const there = this.onBoard.get(placeOf(spot));
    if (there === undefined) return;
    const left = there.flatMap((opening) => opening.choices);
    const [first] = there as [Opening, ...Opening[]];
    const { act } = this.aim;
    if (isPiece(spot.of) && (act === null || left.length > 1)) this.hold({ act, picked: first.picked });
    else if (there.length > 1 || (left.length === 1 && !this.isAimed)) this.offer(spot);
    else this.pick(first);
  }

  /** One of the openings was chosen, in a list or a menu. */
  pick(opening: Opening): void {
    const [first, ...others] = opening.choices;
    if (first !== undefined && others.length === 0) this.play(first);
    else this.hold({ act: opening.act, picked: opening.picked });
  }

  /** Play a choice; what would hurt, or costs what has not been told, is asked for once. */
  play(choice: Choice): void {
    if (this.asking !== choice && (this.isGrave(choice) || this.isUntold(choice))) {
      this.offeredAt = null;
      this.asked = { choice, among: this.table.choices };
      return;
    }
    void this.send(choice.text);
  }

  /** Play an action by its text; what it is refused with is kept. A second click on the same choices does nothing meanwhile. */
  async send(text: string): Promise<void> {
    const among = this.table.choices;
    if (this.sent !== null && this.sent === among) return;
    this.sent = among;
    this.asked = null;
    this.offeredAt = null;
    this.trouble = null;
    try {
      await this.table.act(text);
    } catch (error) {
      this.trouble = error as Error;
    } finally {
      if (this.sent === among) this.sent = null;
    }
  }

  /** Go back one step: the question, the menu, the last part, the act. */
  back(): void {
    if (this.asking !== null) this.asked = null;
    else if (this.menu !== null) this.offeredAt = null;
    else if (this.aim.picked.length > 0 && this.held.picked.length > 0) this.hold({ act: this.held.act, picked: [] });
    else this.hold(NOTHING);
  }

  // What is armed

  private get isAimed(): boolean {
    return this.aim.act !== null || this.aim.picked.length > 0 || this.isSingleMinded;
  }

  /** A step in which nothing is traded asks for one thing: a click there does what it can do. */
  private get isSingleMinded(): boolean {
    const acts = this.table.geometry.steps[this.table.position?.step ?? ""] ?? [];
    return !acts.some(isTrade);
  }

  private hold(aim: Aim): void {
    this.offeredAt = null;
    this.asked = null;
    this.trouble = null;
    this.held = { ...aim, among: this.table.choices, turn: this.table.position?.turn_of ?? NOBODY };
  }

  private offer(spot: Picked): void {
    this.asked = null;
    this.offeredAt = { spot, among: this.table.choices };
  }

  /** What is held, as far as it is open still: at a new decision places are forgotten, acts and pieces are not. */
  private kept(): Aim | null {
    const { act, picked, among, turn } = this.held;
    if (act === null && picked.length === 0) return null;
    if (turn !== this.table.position?.turn_of) return null;
    const pieces = among === this.table.choices ? picked : picked.slice(0, 1).filter((part) => isPiece(part.of));
    const tries: Aim[] = [
      { act, picked: pieces },
      { act, picked: [] },
    ];
    return tries.find((aim) => (aim.act !== null || aim.picked.length > 0) && narrowed(this.choices, aim).length > 0) ?? null;
  }

  /** What is asked for alone: the one act of a step, or the one piece that is on its way. What one may leave is not armed for anybody. */
  private only(): Aim {
    if (!this.isSingleMinded || this.isOpen("roll")) return NOTHING;
    const withParts = [...byAct(this.choices)].filter(([, [choice]]) => (choice?.parts.length ?? 0) > 0);
    const [first, ...others] = withParts;
    if (first !== undefined && others.length === 0 && this.isWanted(first[0])) return { act: first[0], picked: [] };
    const pieces = this.choices.flatMap(({ parts }) => parts.slice(0, 1)).filter((part) => isPiece(part.of));
    const [piece] = pieces;
    return piece !== undefined && pieces.every((one) => isSame(one, piece)) ? { act: null, picked: [piece] } : NOTHING;
  }

  /** Is an act what a step is there for? Not a card, nothing that is lost by it, and nothing beside the end of a turn. */
  private isWanted(act: string): boolean {
    const isCard = this.table.geometry.facts.cards.some((card) => card.act === act);
    return !isCard && !isLoss(act) && !this.isOpen("end_turn");
  }

  /** An act, with the piece that is picked already if the act is one of it. */
  private aimFor(act: string): Aim {
    const withPiece = { act, picked: this.aim.picked.slice(0, 1).filter((part) => isPiece(part.of)) };
    return narrowed(this.choices, withPiece).length > 0 ? withPiece : { act, picked: [] };
  }

  /** Does a choice throw something away, or pay for moving on where that may be free? */
  private isGrave({ act, price }: Choice): boolean {
    const trip = this.trip(act);
    return isLoss(act) || (trip !== undefined && trip.steps > 0 && trip.good in price);
  }

  /** Does a journey cost something that could not be read before the click? */
  private isUntold({ way, price }: Choice): boolean {
    return this.isTouched && way.length > 0 && Object.keys(price).length > 0;
  }

  // What is shown on the board

  private trip(act: string): Trip | undefined {
    return Object.values(this.table.geometry.facts.trips).find((one) => one.act === act);
  }

  /** How dear a journey is: free, more movement, or something paid to somebody. Other choices are no journeys. */
  private band({ act, way, price }: Choice): number | undefined {
    if (way.length === 0) return undefined;
    const { [this.trip(act)?.good ?? ""]: more, ...rest } = price;
    if (Object.keys(rest).length > 0) return 2;
    return more === undefined ? 0 : 1;
  }

  private spot(there: Opening[]): Spot {
    const [first] = there as [Opening, ...Opening[]];
    const { of, value } = first.part as Picked;
    const spot: Spot = { of: of as Spot["of"], value, label: this.label(there) };
    if (isPiece(of) && this.table.seat !== null) spot.seat = this.table.seat;
    const left = there.flatMap((opening) => opening.choices);
    const [choice] = left;
    const piece = pieceOf(first.act, this.table.geometry.facts);
    if (there.length === 1 && piece !== "" && !isPiece(of)) spot.piece = piece;
    if (left.length === 1 && choice !== undefined) this.mark(spot, choice);
    return spot;
  }

  /** What a spot shows that stands for one choice. */
  private mark(spot: Spot, choice: Choice): void {
    const isPickedFirst = isPiece(spot.of) && this.aim.act === null; // a click on a piece alone plays nothing
    if (this.isAimed && !isPickedFirst && !this.isGrave(choice)) spot.plays = choice.text;
    const band = this.band(choice);
    if (band !== undefined) {
      spot.band = band;
      spot.way = choice.way;
      const mover = choice.parts.find(({ of }) => isPiece(of));
      if (mover !== undefined) spot.mover = mover as NonNullable<Spot["mover"]>;
      spot.sign = `${choice.way.length}`;
    } else if (choice.gain["gold"] !== undefined) spot.sign = `+${choice.gain["gold"]}`;
  }

  private label(there: Opening[]): string {
    const said = there.map(({ act, choices: [first, ...others] }) =>
      first !== undefined && others.length === 0 ? this.words.choice(first) : this.words.act(act),
    );
    return [...new Set(said)].join(" · ");
  }
}

const placeOf = ({ of, value }: Picked): string => `${of} ${value}`;
