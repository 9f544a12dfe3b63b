// What is seen of an event: which thing goes from where to where. No element, no time: that is the stage's business.

import { together } from "../chapters/chapters";
import type { Fields, Scene } from "../table/scene";
import type { GameEvent } from "../wire/messages";

/** Where something begins or ends: a place on the board, a player's card, the track of a mission, the bank. */
export type End =
  | { of: "hex" | "intersection" | "path"; value: number }
  | { of: "seat"; value: number; good?: string }
  | { of: "mission"; value: number; word: string }
  | { of: "bank"; good?: string };

export type Motion =
  /** Something small goes from one end to another; `icon` is `card` if nobody may know what it is. */
  | { does: "fly"; icon: string; n: number; from: End; to: End }
  /** A piece that stands at the last place already comes there by way of the others. */
  | { does: "walk"; piece: string; name: string; seat: number | null; way: End[] }
  /** A piece that stands there now was not there before. */
  | { does: "drop"; name: string; at: End }
  /** A hex is turned up. */
  | { does: "turn"; at: End }
  /** A card is played: all look at it for a moment. */
  | { does: "show"; card: string; seat: number | null }
  /** The dice roll: what they bring comes after them. */
  | { does: "roll" }
  /** Something happens there that moves nothing. */
  | { does: "mark"; at: End };

/** What is seen at the same time. The `name` of a piece is that of its drawing on the board (`data-piece`). */
export type Beat = Motion[];

type Part = number | null | undefined;

/** An event by the names of its parts; one that does not have a part, or hides it, has none. */
function part(event: GameEvent, name: string): Part {
  return (event as unknown as Record<string, Part>)[name];
}

/** What goes the other way: from the one who is named first to `other`, or to the bank. */
const GIVEN = new Set(["traded", "toll_paid", "paid", "discarded", "tribute_paid"]);
/** Told of goods, but nothing changes hands. */
const SPOKEN = new Set(["kept_back", "went_short", "offered", "asked", "named"]);
/** A piece comes to stand: what it is called. */
const DROPS: Record<string, string> = {
  road_laid: "road",
  settled: "home",
  upgraded: "home",
  neutral_settled: "home",
  kontor_placed: "kontor",
  route_laid: "route",
  ship_launched: "ship",
  merchant_hired: "merchant",
  caravan_formed: "caravan",
};
const WALKS: Record<string, "ship" | "merchant" | "caravan"> = {
  ship_sailed: "ship",
  merchant_walked: "merchant",
  caravan_drove: "caravan",
};
const PAYING = "pay";
const ALONE = new Set<Motion["does"]>(["show", "walk", "roll"]);
const PLACES = ["hex", "intersection", "path"] as const;

/** What is seen of some events, one beat after the other. */
export function beats(events: readonly GameEvent[], before: Fields, scene: Scene): Beat[] {
  const made: { act: string; beat: Beat }[] = [];
  const stood = new Map<string, End>(); // where pieces have come to within these events
  for (const event of events) {
    const motion = seen(event, before, scene, stood);
    if (motion === null) continue;
    const last = made.at(-1);
    const act = actOf(event, motion);
    if (last !== undefined && goesOn(last.beat, motion)) continue;
    if (last !== undefined && (last.act === act || (last.act === PAYING && motion.does === "drop")) && !ALONE.has(motion.does)) last.beat.push(motion);
    else made.push({ act, beat: [motion] });
  }
  return made.map(({ beat }) => beat);
}

/** What is seen together with others of the same: all flights, but for prices, which are seen with what they are paid for. */
function actOf(event: GameEvent, motion: Motion): string {
  if (motion.does !== "fly") return event.kind;
  return event.kind === "paid" ? PAYING : "fly";
}

/** The same beat for those who see it too late: pieces that stand there already are marked, and don't come once more. */
export const late = (beat: Beat): Beat => beat.map((motion) => (motion.does === "drop" ? { does: "mark", at: motion.at } : motion));

/** Two beats as one, if the second lets the same piece go on from where the first has brought it. */
export function joined(first: Beat, second: Beat): Beat | null {
  const [one] = first;
  if (first.length !== 1 || second.length !== 1 || one?.does !== "walk" || second[0] === undefined) return null;
  const both: Beat = [{ ...one, way: [...one.way] }];
  return goesOn(both, second[0]) ? both : null;
}

/** A further step of the same piece lengthens its way. */
function goesOn(beat: Beat, next: Motion): boolean {
  const last = beat.at(-1);
  if (last?.does !== "walk" || next.does !== "walk") return false;
  if (last.name !== next.name || last.name === "robber") return false;
  last.way.push(...next.way.slice(1));
  return true;
}

function seen(event: GameEvent, before: Fields, scene: Scene, stood: Map<string, End>): Motion | null {
  if (SPOKEN.has(event.kind)) return null;
  const at = place(event);
  const piece = WALKS[event.kind];
  if (piece !== undefined && at !== null) return walk(event, piece, at, before, stood);
  if (event.kind === "robber_moved" && at !== null) return haunt("robber", event.from, at);
  if (event.kind === "pirate_came" && at !== null) return haunt("pirate", before["pirate"]?.[0]?.[0], at);
  const dropped = DROPS[event.kind];
  if (dropped !== undefined && at !== null) return { does: "drop", name: nameOf(event, dropped, at), at };
  return flight(event, at, scene) ?? still(event, at, scene);
}

/** The robber or a pirate goes from one hex to another, if it has been on the board. */
function haunt(name: string, from: Part, at: End): Motion {
  if (typeof from !== "number" || from < 0) return { does: "drop", name, at };
  return { does: "walk", piece: name, name, seat: null, way: [{ of: "hex", value: from }, at] };
}

/** What the drawing of a piece is called: by its owner and number, or by where it stands. */
function nameOf(event: GameEvent, piece: string, at: End): string {
  const number = part(event, piece);
  if (typeof number === "number") return `${piece} ${event.seat} ${number}`;
  return at.of === "bank" ? piece : `${piece} ${at.value}`;
}

/** The place that an event names. */
function place(event: GameEvent): End | null {
  for (const of of PLACES) {
    const value = part(event, of);
    if (typeof value === "number" && value >= 0) return { of, value };
  }
  return null;
}

function walk(event: GameEvent, piece: "ship" | "merchant" | "caravan", at: End, before: Fields, stood: Map<string, End>): Motion {
  const number = part(event, piece) ?? 0;
  const name = nameOf(event, piece, at);
  const of = piece === "merchant" ? "intersection" : "path";
  const told = part(event, "from") ?? before[piece]?.[event.seat ?? -1]?.[number] ?? -1;
  const from: End | null = stood.get(name) ?? (told >= 0 ? { of, value: told } : null);
  stood.set(name, at);
  return { does: "walk", piece, name, seat: event.seat, way: from === null ? [at] : [from, at] };
}

/** Goods that change hands: from a place, another seat or the bank. */
function flight(event: GameEvent, at: End | null, scene: Scene): Motion | null {
  const { kind, seat } = event;
  const n = part(event, "n") ?? 1;
  if (kind === "card_drawn" && seat !== null) return { does: "fly", icon: "card", n: 1, from: { of: "bank" }, to: { of: "seat", value: seat } };
  if (!("good" in event) || seat === null || n <= 0) return null;
  const good = event.good === null ? undefined : scene.geometry.words["good"]?.[event.good];
  const known = good === undefined ? {} : { good };
  const self: End = { of: "seat", value: seat, ...known };
  const other = part(event, "other");
  const far: End = typeof other === "number" && other >= 0 ? { of: "seat", value: other, ...known } : (at ?? { of: "bank", ...known });
  const [from, to] = GIVEN.has(kind) ? [self, far] : [far, self];
  return { does: "fly", icon: good ?? "card", n, from, to };
}

/** The rest: cards that are shown, tiles, markers, and whatever else happens at a place. */
function still(event: GameEvent, at: End | null, scene: Scene): Motion | null {
  const word = (of: string, value: number | null): string | undefined => (value === null ? undefined : scene.geometry.words[of]?.[value]);
  switch (event.kind) {
    case "card_played": {
      const card = word("card", event.card);
      return card === undefined ? null : { does: "show", card, seat: event.seat };
    }
    case "rolled":
      return { does: "roll" };
    case "discovered":
      return at && { does: "turn", at };
    case "marker_moved": {
      const mission = word("mission", event.mission);
      return mission === undefined || event.seat === null ? null : { does: "mark", at: { of: "mission", value: event.seat, word: mission } };
    }
    case "goods_delivered":
      if (event.seat === null || at === null) return null;
      return { does: "fly", icon: "goods", n: 1, from: { of: "seat", value: event.seat }, to: at };
    case "hex_laid":
    case "harbor_laid":
      return null;
    default:
      return at && (overSide(event, at, scene) ?? { does: "mark", at });
  }
}

const FREIGHT = together(({ freight }) => freight);

/** What goes aboard a ship from a hex, or ashore; nothing if that is not what happens, or if the ship is gone. */
function overSide(event: GameEvent, hex: End, scene: Scene): Motion | null {
  const freight = FREIGHT[event.kind];
  const path = scene.fields["ship"]?.[event.seat ?? -1]?.[part(event, "ship") ?? -1] ?? -1;
  if (freight === undefined || path < 0) return null;
  const deck: End = { of: "path", value: path };
  const [from, to] = freight.isLanded ? [deck, hex] : [hex, deck];
  return { does: "fly", icon: freight.icon, n: 1, from, to };
}
