// What things on the board are, in words: for a pointer that rests on them. The same messages as in kogge.svg.

import { CHAPTERS, together } from "../chapters/chapters";
import { places } from "../table/places";
import { cell, NOBODY, type Scene } from "../table/scene";
import { speech, t, texts } from "../words/speech.svelte";
import { mapTellers } from "./europe/telling";
import { shipsAt } from "./anchors";
import { ANYTHING, harborsOf } from "./harbors";
import { cells, homeLook, isMarked, landscape, terrains, UNSEEN } from "./land";
import { ownerName, seatName } from "./owners";
import { sheetOf } from "./sheet";

/** What is shown under a name, `hex 12` or `ship 1 0`, as `data-what` has it; nothing if nobody knows. */
export function told(scene: Scene, what: string): string {
  const [of = "", ...rest] = what.split(" ");
  const [first = 0, second = 0] = rest.map(Number);
  return tellers[of]?.(scene, first, second) ?? "";
}

/** A hex with all that is on it and around it, for whoever goes over the board by keys. */
export function toldAround(scene: Scene, h: number): string {
  const { hexNodes, hexPaths } = places(scene.geometry);
  const isOn = (field: string, place: number): boolean => cell(scene, field, place) !== NOBODY;
  const things = [
    `hex ${h}`,
    ...CHAPTERS.flatMap(({ things }) => things?.(scene, h) ?? []),
    ...(scene.fields["crews_ashore"]?.[h]?.some(Boolean) ? [`crews ${h}`] : []),
    ...["robber", "pirate"].filter((piece) => cell(scene, piece) === h),
    ...(hexNodes[h] ?? []).filter((n) => isOn("home", n)).map((n) => `home ${n}`),
    ...(hexPaths[h] ?? []).filter((e) => isOn("road", e)).map((e) => `road ${e}`),
    ...shipsAt(scene).flatMap(({ seat, ship: number, route }) => (hexPaths[h]?.includes(route) ? [`ship ${seat} ${number}`] : [])),
  ];
  return texts().listed(things.map((what) => told(scene, what)), "list-semicolon", "list-semicolon");
}

type Teller = (scene: Scene, first: number, second: number) => string;

const tellers: Record<string, Teller> = {
  hex: (scene, h) => at(titled(scene, "hex", h), spoken(scene, h)),
  harbor: harbor,
  crews: (scene, h) => at(titled(scene, "hex", h), crews(scene, h)),
  port: (scene, n) => at(titled(scene, "intersection", n), t("picture-port")),
  robber: (scene) => onHex(scene, "picture-robber", cell(scene, "robber")),
  pirate: (scene) => t("picture-pirate", { seat: seatName(scene, cell(scene, "pirate_owner")), hex: String(cell(scene, "pirate")) }),
  road: (scene, e) => at(titledPath(scene, e), t("picture-road", { owner: ownerName(scene, cell(scene, "road", e)) })),
  home: home,
  ship: ship,
  basin: basin,
  ...mapTellers,
  ...together(({ names }) => names),
};

export const at = (place: string, what: string): string => t("picture-at", { place, what });

/** What a hex or an intersection is called on the board, or nothing. */
export function printed({ geometry }: Scene, of: string, place: number): string {
  const names = geometry.facts.chart.names[of]?.[place];
  return names?.[speech.language] || names?.["en"] || "";
}

/** A place by its number and its name, if it has one. */
export function titled(scene: Scene, of: "hex" | "intersection", place: number): string {
  const name = printed(scene, of, place);
  return t(`picture-${of}${name === "" ? "" : ".named"}`, { place: String(place), name });
}

/** A path by its number and its ends. */
export function titledPath({ geometry }: Scene, e: number): string {
  const [first = "", second = ""] = (geometry.paths[e] ?? []).map(String);
  return t("picture-path", { path: String(e), first, second });
}

export function onHex(scene: Scene, message: string, h: number): string {
  const name = printed(scene, "hex", h);
  return t(name === "" ? message : `${message}.named`, { place: String(h), name });
}

/** A hex in words: `forest, number 6`. */
export function spoken(scene: Scene, h: number): string {
  const land = texts().name("picture-land", landscape(scene.geometry, h, terrainOf(scene, h)));
  const number = numberOf(scene, h);
  return number === "" ? land : texts().listed([land, number], "list-comma");
}

export const terrainOf = ({ geometry, fields }: Scene, h: number): string =>
  terrains(geometry, fields["terrain"]?.slice(h, h + 1))[0] ?? UNSEEN;

/** The number of a hex; where tokens can be moved also whether it is one, or the spot for one. */
function numberOf(scene: Scene, h: number): string {
  const { geometry, fields } = scene;
  const number = cell(scene, "number", h, 0, 0);
  if (!("token" in fields)) return number > 0 ? t("picture-number", { number }) : "";
  const color = geometry.facts.spots[h] ?? "";
  const marked = isMarked(geometry, "marked_land", h) ? ".marked" : "";
  const said = texts().name("picture-token_color", color);
  if (cell(scene, "token", h, 0, 0) > 0) return t(`picture-token${marked}`, { color: said, number });
  return color === "" ? t("picture-printed", { number }) : t(`picture-spot${marked}`, { color: said });
}

function harbor(scene: Scene, path: number): string {
  const found = harborsOf(sheetOf(scene.geometry), cells(scene.fields["harbor"])).find((one) => one.path === path);
  if (found === undefined) return "";
  const [first = "", second = ""] = (scene.geometry.paths[path] ?? []).map(String);
  const parts = { rate: found.rate, good: texts().name("good", found.good, "name"), first, second };
  return found.good === ANYTHING ? t("picture-harbour.any", parts) : t("picture-harbour", parts);
}

/** Crews in words: `2 blue crews, 1 red crew`. */
export function crews(scene: Scene, h: number): string {
  const landed = scene.fields["crews_ashore"]?.[h] ?? [];
  const told = landed.flatMap((n, seat) => (n ? [t("picture-crews", { n, seat: seatName(scene, seat) })] : []));
  return texts().listed(told, "list-comma");
}

function home(scene: Scene, n: number): string {
  const look = homeLook(scene.geometry, cell(scene, "home_kind", n, 0, 0));
  return at(titled(scene, "intersection", n), t(`picture-${look}`, { owner: ownerName(scene, cell(scene, "home", n)) }));
}

/** What a hold has in it. */
export function load(scene: Scene, seat: number, hold: number): string {
  return texts().name("picture-load", scene.geometry.facts.stowage?.loads[cell(scene, "cargo", seat, hold, 0)] ?? "nothing");
}

function ship(scene: Scene, seat: number, number: number): string {
  const parts = { seat: seatName(scene, seat), number: number + 1, load: load(scene, seat, number) };
  return at(titledPath(scene, cell(scene, "ship", seat, number)), t("picture-ship", parts));
}

function basin(scene: Scene, seat: number, number: number): string {
  const ships = scene.geometry.facts.stowage?.ships ?? 0;
  const parts = { seat: seatName(scene, seat), number: number + 1, load: load(scene, seat, ships + number) };
  const n = cell(scene, "harbour", seat, number);
  return n === NOBODY ? "" : at(titled(scene, "intersection", n), t("picture-basin", parts));
}
