// What ships hold and what a click on a slot means, in a real position: ship 1 lies empty at harbour 2 with its two crews.

import { describe, expect, it } from "vitest";
import { choicesOf, exchanges, holdsOf, isLarge, meantBy, piecesOf, slotsOf, voyage } from "../src/isles/freight";
import { atHex, several } from "../src/isles/places";
import type { Scene } from "../src/table/scene";
import type { Choice } from "../src/wire/messages";
import made from "./fixtures/isles.json";

const scene = { ...made, colors: made.geometry.facts.colors } as unknown as Scene;
const choices = made.choices as unknown as Choice[];
const holds = holdsOf(scene, made.seat);
const open = exchanges(scene, holds, choices);
const hold = (number: number) => holds.find((one) => one.number === number)!;

describe("holds", () => {
  it("are the ships at sea and the harbours that were built", () => {
    expect(holds.map(({ of, index, pieces }) => `${of} ${index}: ${pieces.join(" ")}`)).toEqual([
      "ship 0: ",
      "ship 1: ",
      "harbour 0: crew",
      "harbour 1: crew crew",
    ]);
  });

  it("have two slots, which a settler or a shoal fills", () => {
    expect(["settler", "fish", "crew", "sack"].map((piece) => isLarge(scene, piece))).toEqual([true, true, false, false]);
    expect(slotsOf(scene, { pieces: piecesOf(scene, 1) })).toEqual(["settler"]);
    expect(slotsOf(scene, { pieces: piecesOf(scene, 7) })).toEqual(["crew", "sack"]);
    expect(slotsOf(scene, { pieces: [] })).toEqual([null, null]);
  });

  it("have the choices that concern them, but journeys", () => {
    expect(choicesOf(hold(0), choices).map(({ text }) => text)).toEqual(["stow 1 crew", "stow 1 two_crews"]);
    expect(choicesOf(hold(4), choices).map(({ text }) => text)).toEqual(["jettison harbour 2 crew"]);
  });
});

describe("a click on a slot", () => {
  it("fills an empty one of the ship, or sends a piece of the basin beside it aboard", () => {
    expect(meantBy(scene, hold(0), null, open)?.text).toBe("stow 1 crew");
    expect(meantBy(scene, hold(4), "crew", open)?.text).toBe("stow 1 crew");
  });

  it("means nothing where no ship lies, or where nothing would come", () => {
    expect(meantBy(scene, hold(3), "crew", open)).toBeNull();
    expect(meantBy(scene, hold(1), null, open)).toBeNull();
    expect(meantBy(scene, hold(4), null, open)).toBeNull();
  });

  it("tells what comes aboard and what leaves", () => {
    expect(open.map(({ loaded, unloaded }) => [loaded, unloaded])).toEqual([
      [["crew"], []],
      [["crew", "crew"], []],
    ]);
  });
});

describe("a voyage", () => {
  it("has what is left of the movement points", () => {
    expect(voyage(scene, made.seat, 0)).toMatchObject({ left: 2, status: "under_way", hasWind: false });
    expect(voyage(scene, made.seat, 1)).toMatchObject({ left: 5, status: "resting" });
    const blown = { ...scene, fields: { ...scene.fields, wind_bought: [[1], [0], [0]] } };
    expect(voyage(blown, made.seat, 0)).toMatchObject({ left: 4, hasWind: true });
  });
});

describe("places", () => {
  it("have the choices of ships there", () => {
    const landing = {
      act: "land_crew",
      parts: [
        { of: "ship", value: 0, name: "1" },
        { of: "hex", value: 24, name: "24" },
      ],
      text: "land_crew 1 24",
    } as Choice;
    expect(atHex([...choices, landing], 24)).toEqual([landing]);
    expect(atHex(null, 24)).toEqual([]);
  });

  it("have numbers as often as there are", () => {
    expect(several([0, 0, 1, null, 2])).toEqual([2, 4, 4]);
  });
});
