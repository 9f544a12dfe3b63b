import { describe, expect, it } from "vitest";
import { buttons } from "../src/play/acts";
import { isTyping, meaning } from "../src/play/keys";
import type { Facts } from "../src/wire/messages";
import made from "./fixtures/choosing.json";

const pressed = (key: string, repeat = false) => ({ key, repeat, ctrlKey: false, metaKey: false, altKey: false });

describe("Keys", () => {
  it("Space rolls, and a Space that is held down does nothing", () => {
    expect(meaning(pressed(" "), false)).toEqual({ clicks: '[data-act="roll"]:not([aria-disabled="true"])' });
    expect(meaning(pressed(" ", true), false)).toBeNull();
  });

  it("E ends the turn; letters build only after B", () => {
    expect(meaning(pressed("E"), false)).toMatchObject({ clicks: expect.stringContaining("end_turn") as string });
    expect(meaning(pressed("s"), false)).toBeNull();
    expect(meaning(pressed("b"), false)).toEqual({ does: "letters" });
    expect(meaning(pressed("s"), true)).toEqual({ clicks: '[data-act="build_settlement"]' });
  });

  it("digits choose from a list, Esc goes back, the browser's own keys are left alone", () => {
    expect(meaning(pressed("3"), false)).toEqual({ clicks: '[data-digit="3"]' });
    expect(meaning(pressed("Escape"), false)).toEqual({ does: "back" });
    expect(meaning({ ...pressed("z"), ctrlKey: true }, false)).toBeNull();
  });

  it("nothing is heard while somebody writes", () => {
    document.body.innerHTML = '<input id="i" /><button id="b"></button>';
    expect(isTyping(document.querySelector("#i"), "e")).toBe(true);
    expect(isTyping(document.querySelector("#b"), "e")).toBe(false);
    expect(isTyping(document.querySelector("#b"), " ")).toBe(true);
  });
});

describe("Buttons", () => {
  it("stand in the order in which people use them, without trades and cards", () => {
    const { geometry } = made["base-action"];
    expect(buttons(geometry.steps.action, geometry.facts as unknown as Facts)).toEqual(["build_road", "build_settlement", "build_city", "buy_card", "end_turn"]);
  });
});
