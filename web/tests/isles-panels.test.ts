// The panel of ships, in a real position: what can be clicked plays what it says.

import { readdirSync, readFileSync } from "node:fs";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import IslesPanels from "../src/isles/IslesPanels.svelte";
import type { Sitting } from "../src/table/sitting.svelte";
import type { Lit } from "../src/table/spots";
import { speech } from "../src/words/speech.svelte";
import { Texts } from "../src/words/texts";
import made from "./fixtures/isles.json";

const HERE = "../src/kogge/texts/en";
const sitting = { ...made, colors: made.geometry.facts.colors } as unknown as Sitting;

beforeAll(() => {
  const files = readdirSync(HERE).map((name) => [name, readFileSync(`${HERE}/${name}`, "utf8")] as const);
  speech.texts = new Texts("en", Object.fromEntries(files));
});

afterEach(cleanup);

it("offers the loads of a ship, and a click on a slot", async () => {
  const played: string[] = [];
  const { container } = render(IslesPanels, { sitting, onplay: (choice) => played.push(choice.text) });
  const ship = container.querySelector('[data-hold="0"]')!;
  const plays = [...ship.querySelectorAll("[data-plays]")].map((button) => button.getAttribute("data-plays"));
  expect(plays).toEqual(["stow 1 crew", "stow 1 crew", "stow 1 crew", "stow 1 two_crews"]);
  await fireEvent.click(ship.querySelector(".slot[data-plays]")!);
  await fireEvent.click(ship.querySelector('.deed[data-plays="stow 1 two_crews"]')!);
  expect(played).toEqual(["stow 1 crew", "stow 1 two_crews"]);
});

it("says how far a ship can go, and shows where it is", async () => {
  let lit: Lit[] = [];
  const { container } = render(IslesPanels, { sitting, onlight: (places) => (lit = places) });
  const ship = container.querySelector('[data-hold="0"]')!;
  expect(ship.textContent).toContain("under way · 2 steps left");
  await fireEvent.pointerEnter(ship.querySelector("[data-shows]")!);
  expect(lit).toEqual([{ of: "path", value: 2 }]);
  await fireEvent.pointerLeave(ship.querySelector("[data-shows]")!);
  expect(lit).toEqual([]);
});

it("remembers which panels are shut", async () => {
  const { container, unmount } = render(IslesPanels, { sitting });
  const fold = container.querySelector<HTMLDetailsElement>('[data-fold="ships"]')!;
  expect(fold.open).toBe(true);
  fold.open = false;
  await fireEvent(fold, new Event("toggle"));
  unmount();
  const again = render(IslesPanels, { sitting }).container.querySelector<HTMLDetailsElement>('[data-fold="ships"]')!;
  expect(again.open).toBe(false);
});
