// The board in words, for those who don't see it: the same sentences as in kogge.svg.

import { CHAPTERS } from "../chapters/chapters";
import { cell, NOBODY, type Scene } from "../table/scene";
import { t, texts } from "../words/speech.svelte";
import { ANYTHING, harborsOf } from "./harbors";
import { cells, isMarked, isNeutral, UNSEEN } from "./land";
import { ownerName, seatName } from "./owners";
import { sheetOf } from "./sheet";
import { crews, load, onHex, printed, spoken, terrainOf } from "./telling";

/** Hexes, harbours, robber and pieces, as far as the game has them. */
export function described(scene: Scene): string {
  const { fields, geometry } = scene;
  const sentences = [
    "terrain" in fields ? hexes(scene) : "",
    "harbor" in fields ? harbors(scene) : "",
    cell(scene, "robber") === NOBODY ? "" : onHex(scene, "picture-told-robber", cell(scene, "robber")),
    pirate(scene),
    ports(scene),
    ...owners(scene).map((owner) => seat(scene, owner)),
    cities(scene),
    geometry.facts.chart.waters.length > 0 ? arrows(scene) : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

const listed = (words: string[]): string => texts().listed(words, "list-comma");
const parted = (words: string[]): string => texts().listed(words, "list-semicolon", "list-semicolon");

function hexes(scene: Scene): string {
  const told = scene.geometry.hexes.map((_, h) => listed([hex(scene, h), ...findings(scene, h)]));
  return t("picture-told-hexes", { n: told.length, hexes: parted(told) });
}

function hex(scene: Scene, h: number): string {
  const name = printed(scene, "hex", h);
  return t(name === "" ? "picture-told-hex" : "picture-told-hex.named", { hex: String(h), name, land: spoken(scene, h) });
}

/** What is on a hex besides its terrain and its number. */
function findings(scene: Scene, h: number): string[] {
  const region = isMarked(scene.geometry, "south", h) ? "south" : "north";
  const landed = crews(scene, h);
  return [
    ...(terrainOf(scene, h) === UNSEEN ? [texts().name("picture-region", region)] : []),
    ...CHAPTERS.flatMap(({ told }) => told(scene, h)),
    ...(landed === "" ? [] : [landed]),
  ];
}

function harbors(scene: Scene): string {
  const found = harborsOf(sheetOf(scene.geometry), cells(scene.fields["harbor"]));
  const told = found.map(({ path, good, rate }) => {
    const [first = "", second = ""] = (scene.geometry.paths[path] ?? []).map(String);
    const parts = { first, second, rate, good: texts().name("good", good, "name") };
    return good === ANYTHING ? t("picture-told-harbours.any", parts) : t("picture-told-harbours.harbour", parts);
  });
  return told.length === 0 ? "" : t("picture-told-harbours", { harbours: parted(told) });
}

function pirate(scene: Scene): string {
  const h = cell(scene, "pirate");
  return h === NOBODY ? "" : t("picture-told-pirate", { seat: seatName(scene, cell(scene, "pirate_owner")), hex: String(h) });
}

function ports({ geometry }: Scene): string {
  const nodes = geometry.facts.places["port"]?.at ?? [];
  return nodes.length === 0 ? "" : t("picture-told-ports", { intersections: listed(nodes.map(String)) });
}

/** The seats, and the neutral colours that have something on the board. */
function owners(scene: Scene): number[] {
  const shown = ["road", "home", "kontor", "route"].flatMap((field) => cells(scene.fields[field]));
  const neutral = [...new Set(shown)].filter((owner) => owner !== NOBODY && isNeutral(scene, owner)).sort((a, b) => a - b);
  return [...Array(scene.geometry.facts.players).keys(), ...neutral];
}

/** What one seat, or a neutral colour, has on the board. */
function seat(scene: Scene, owner: number): string {
  const { fields, geometry } = scene;
  const kinds = cells(fields["home_kind"]);
  const own = (field: string, kind?: number): number[] =>
    cells(fields[field]).flatMap((one, place) => (one === owner && (kind === undefined || kinds[place] === kind) ? [place] : []));
  const homes = (geometry.fields["home_kind"]?.values ?? []).map((look, kind): [string, string[]] => [look, own("home", kind).map(String)]);
  const pieces: [string, string[]][] = [
    ...homes,
    ["road", own("road").map(String)],
    ["kontor", own("kontor").map((n) => kontor(scene, n))],
    ["route", own("route").map(String)],
  ];
  const told = pieces.flatMap(([piece, there]) => (there.length === 0 ? [] : [t(`picture-told-pieces-${piece}`, { places: listed(there) })]));
  if (!isNeutral(scene, owner)) told.push(...afloat(scene, owner), ...travelling(scene, owner));
  const name = ownerName(scene, owner);
  const who = name.slice(0, 1).toUpperCase() + name.slice(1);
  return told.length === 0 ? t("picture-told-seat.nothing", { owner: who }) : t("picture-told-seat", { owner: who, pieces: parted(told) });
}

/** The ships of a seat and the basins of its harbours, each with its load. */
function afloat(scene: Scene, owner: number): string[] {
  const { fields } = scene;
  const ships = fields["ship"]?.[owner] ?? [];
  const basins = fields["harbour"]?.[owner] ?? [];
  const isThere = (place: number | null): boolean => place !== null && place !== NOBODY;
  return [
    ...ships.flatMap((path, i) =>
      isThere(path) ? [t("picture-told-ship", { number: i + 1, path: String(path), load: load(scene, owner, i) })] : [],
    ),
    ...basins.flatMap((n, b) => {
      const parts = { number: b + 1, intersection: String(n), load: load(scene, owner, ships.length + b) };
      return isThere(n) ? [t("picture-told-basin", parts)] : [];
    }),
  ];
}

/** Where the merchants and caravans of a seat are. */
function travelling(scene: Scene, owner: number): string[] {
  return (["merchant", "caravan"] as const).flatMap((piece) =>
    (scene.fields[piece]?.[owner] ?? []).flatMap((place, i) =>
      place === null || place === NOBODY ? [] : [t(`picture-told-${piece}`, { number: i + 1, place: String(place) })],
    ),
  );
}

/** A kontor by its city, and whether goods were delivered there. */
function kontor(scene: Scene, n: number): string {
  const name = t("picture-told-kontor", { intersection: String(n), name: printed(scene, "intersection", n) });
  return cell(scene, "goods_at", n, 0, 0) > 0 ? t("picture-told-kontor.goods", { kontor: name }) : name;
}

/** The city spaces on which no kontor stands. */
function cities(scene: Scene): string {
  const { facts } = scene.geometry;
  const free = (["violet_city", "brown_city"] as const).flatMap((kind) =>
    (facts.places[kind]?.at ?? []).flatMap((n) => {
      if (cell(scene, "kontor", n) !== NOBODY) return [];
      const gold = facts.coast_gold[n] ?? 0;
      const said = gold > 0 ? t(`picture-${kind}.gold`, { gold }) : t(`picture-${kind}`);
      return [t("picture-told-cities.city", { city: kontor(scene, n), kind: said })];
    }),
  );
  return free.length === 0 ? "" : t("picture-told-cities", { cities: parted(free) });
}

function arrows({ geometry }: Scene): string {
  const paths = geometry.facts.places["double_arrow"]?.at ?? [];
  return paths.length === 0 ? "" : t("picture-told-arrows", { paths: listed(paths.map(String)) });
}
