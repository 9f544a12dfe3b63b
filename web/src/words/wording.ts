// What the numbers of a game are called: seats, goods, pieces and places. The same words as `kogge.wording`.

import { places } from "../table/places";
import { column, NOBODY, type Scene } from "../table/scene";
import type { Geometry } from "../wire/messages";
import { texts as spoken } from "./speech.svelte";
import type { Parts, Texts } from "./texts";

const ENGLISH = "en";
const SAID_BY: Record<string, string> = { step: "when" }; // by which messages words of a kind are said, if not by its name
const NUMBERED = new Set(["ship", "merchant", "caravan"]); // pieces that players count from 1
const LAND_ENDS_AT = "unexplored"; // a terrain before it is land

/** What a message is told: a number or a word, or how many there are of each good. */
export type Told = number | string | Record<string, number>;
/** What people are called at a table, by seat; whoever has no name is called by the colour. */
export type Names = readonly (string | null)[];

export const isNumbered = (of: string): boolean => NUMBERED.has(of);

/** Names of things, as one reader (`null`: a spectator) gets them, on the board as it lies in a position. */
export class Wording {
  readonly geometry: Geometry;
  readonly terrain: number[];
  readonly number: number[];

  constructor(
    scene: Pick<Scene, "geometry" | "fields">,
    readonly reader: number | null,
    readonly texts: Texts,
    readonly names: Names = [],
  ) {
    this.geometry = scene.geometry;
    const cells = (name: string): number[] => column(scene, name).map((value) => value ?? NOBODY);
    this.terrain = cells("terrain");
    this.number = cells("number");
    for (const [number, hex] of cells("shoal_hex").entries()) {
      if (hex !== NOBODY) this.number[hex] = number;
    }
  }

  // Seats

  /** The name of a seat: that of the person or the colour, and to whoever sits there `you`. */
  seat(seat: number | null, variant = ""): string {
    if (seat === null) return "";
    if (seat === this.reader) return this.texts.say(variant === "" ? "you" : `you.${variant}`);
    return this.names[seat] ?? this.texts.name("color", this.geometry.facts.colors[seat] ?? "");
  }

  /** Is it the reader? Words that depend on it can be selected by this. */
  person(seat: number | null): "you" | "one" {
    return seat !== null && seat === this.reader ? "you" : "one";
  }

  // Things

  /** Do the rules of all games know things of this kind by their names? */
  knows(of: string): boolean {
    return of in this.geometry.words;
  }

  /** What the rules call the thing of this number. */
  word(of: string, value: number): string {
    const word = this.geometry.words[of]?.[value];
    if (word === undefined) throw new Error(`there is no ${of} ${value} in this game`);
    return word;
  }

  /** A good by name, without how many there are. */
  good(word: string): string {
    return this.texts.name("good", word, "name");
  }

  /** A terrain as players call it: by what it yields, if it does. */
  land(hex: number): string {
    const kind = this.terrain[hex] ?? NOBODY;
    const yielded = this.geometry.facts.resources[kind];
    return yielded === undefined ? this.texts.name("terrain", this.word("terrain", kind)) : this.good(yielded);
  }

  /** A kind of card, terrain, piece ... by name. */
  named(of: string, value: number): string {
    const word = this.word(of, value);
    if (of === "phase") return word; // messages select by it
    return this.texts.name(of, word, of === "terrain" ? "found" : "");
  }

  // Places

  /** What is printed on the board, in the reader's language or else in English. */
  called(of: string, place: number): string {
    const names = this.geometry.facts.chart.names[of]?.[place];
    return names?.[this.texts.language] || names?.[ENGLISH] || "";
  }

  /** `grain 10 (hex 7)`; where lands have names, `Bohemia (ore 3, hex 27)`. */
  hex(hex: number): string {
    if (this.terrain.length === 0) return this.briefHex(hex); // a board of one's own need not be of lands
    const name = this.called("hex", hex);
    const parts = { name, terrain: this.land(hex), number: this.number[hex] ?? 0, hex: String(hex) };
    return this.texts.say(name === "" ? "hex" : "hex.named", parts);
  }

  /** `hex 7`, or `Bohemia`: its number has just been told. */
  briefHex(hex: number): string {
    const name = this.called("hex", hex);
    return this.texts.say(name === "" ? "hex.brief" : "hex.brief_named", { name, hex: String(hex) });
  }

  /** An intersection with the land around it. */
  intersection(node: number): string {
    const water = this.geometry.words["terrain"]?.indexOf(LAND_ENDS_AT) ?? -1;
    const isLand = (hex: number): boolean => hex in this.terrain && (water < 0 || (this.terrain[hex] ?? NOBODY) < water);
    const around = (places(this.geometry).nodeHexes[node] ?? []).filter(isLand);
    const lands = around.map((hex) => this.texts.say("land", { terrain: this.land(hex), number: this.number[hex] ?? 0 }));
    const name = this.called("intersection", node);
    return this.texts.say(name === "" ? "intersection" : "intersection.named", {
      name,
      intersection: String(node),
      lands: this.texts.listed(lands, "list-comma"),
      lands_count: lands.length,
    });
  }

  /** An intersection by number, and by name if it has one. */
  briefIntersection(node: number): string {
    const name = this.called("intersection", node);
    const message = name === "" ? "intersection.brief" : "intersection.brief_named";
    return this.texts.say(message, { name, intersection: String(node) });
  }

  /** `33`; where cities have names, `33 (Berlin to Prague)` or `33 (at Berlin)`. */
  path(path: number): string {
    const ends = this.geometry.paths[path] ?? [];
    return pathSaid(path, ends.map((node) => this.called("intersection", node)), this.texts);
  }

  /** A ship, or after the ships a harbour. */
  hold(hold: number): string {
    const ships = this.geometry.facts.stowage?.ships ?? 0;
    if (hold < ships) return this.texts.say("hold-ship", { number: hold + 1 });
    return this.texts.say("hold-harbour", { number: hold - ships + 1 });
  }

  /** A place by what it is of; nothing for what is no place. */
  place(of: string, value: number): string | undefined {
    switch (of) {
      case "hex":
        return this.hex(value);
      case "brief_hex":
        return this.briefHex(value);
      case "intersection":
        return this.intersection(value);
      case "brief_intersection":
        return this.briefIntersection(value);
      case "path":
        return this.path(value);
      case "hold":
        return this.hold(value);
      default:
        return undefined;
    }
  }

  // Parts of messages

  /** The variables that a message gets for one thing that it is told, by what that is of. */
  variables(name: string, of: string, value: Told): Parts {
    if (typeof value === "object") {
      const goods = Object.entries(value).map(([word, n]) => this.texts.say(`good-${word}`, { n }));
      const total = Object.values(value).reduce((sum, n) => sum + n, 0);
      return { [name]: this.texts.listed(goods), [`${name}_count`]: total };
    }
    if (typeof value === "string") {
      return { [name]: of === "word" ? value : this.texts.say(`${SAID_BY[of] ?? of}-${value}`) };
    }
    if (of === "seat") return { [name]: this.seat(value), [`${name}_person`]: this.person(value) };
    if (of === "count" || of === "number") return { [name]: value };
    if (of === "good" || of === "resource") return { [name]: this.good(this.word("good", value)) };
    return { [name]: this.place(of, value) ?? (isNumbered(of) ? value + 1 : this.named(of, value)) };
  }

  /** The variables of a message for all that it is told; `slots` says what each part is of. */
  told(parts: Record<string, Told>, slots: Record<string, string>): Parts {
    const all = Object.entries(parts).map(([name, part]) => this.variables(name, slots[name] ?? "word", part));
    return Object.assign({}, ...all) as Parts;
  }
}

/** A path by its number, and by the places at its ends that have names. */
export function pathSaid(path: number | string, ends: readonly string[], texts: Texts): string {
  const [from = "", to = ""] = ends.filter((name) => name !== "");
  const message = from === "" ? "path" : to === "" ? "path.at" : "path.between";
  return texts.say(message, { path: String(path), from, to });
}

/** The names of things in a scene, as whoever sits there gets them, in the language that is spoken now. */
export const wordingOf = (scene: Scene, names: Names = []): Wording => new Wording(scene, scene.seat, spoken(), names);
