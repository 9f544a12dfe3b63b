import { describe, expect, it } from "vitest";
import { buttons } from "../src/play/acts";
import { arrive, keepFocus } from "../src/play/focus";
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

  it("T opens the trade and leads into it, arrows lead to the open places of the board", () => {
    expect(meaning(pressed("t"), false)).toEqual({ clicks: '[data-arms="trade"]', reaches: "[data-gives]:not(:disabled)" });
    expect(meaning(pressed("ArrowLeft"), false)).toEqual({ reaches: '[data-spot][tabindex="0"]' });
  });

  it("nothing is heard while somebody writes", () => {
    document.body.innerHTML = '<input id="i" /><button id="b"></button>';
    expect(isTyping(document.querySelector("#i"), "e")).toBe(true);
    expect(isTyping(document.querySelector("#b"), "e")).toBe(false);
    expect(isTyping(document.querySelector("#b"), " ")).toBe(true);
  });
});

describe("The focus", () => {
  const table = (): HTMLElement => {
    document.body.innerHTML = '<div id="t"><p data-prompt="mine" tabindex="-1"></p><div class="field"><button id="b"></button></div></div>';
    return document.querySelector("#t") as HTMLElement;
  };
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  it("goes to what is asked when the button that had it is gone, and stays where it is otherwise", async () => {
    const root = table();
    const end = keepFocus(root);
    const button = root.querySelector("#b") as HTMLElement;
    button.focus();
    root.append("more");
    await settled();
    expect(document.activeElement).toBe(button);
    button.blur();
    button.remove();
    await settled();
    expect(document.activeElement).toBe(root.querySelector("[data-prompt]"));
    end();
  });

  it("comes to a panel only if one is not busy elsewhere", () => {
    const root = table();
    const button = root.querySelector("#b") as HTMLElement;
    arrive(root);
    expect(document.activeElement).toBe(button);
    const other = document.body.appendChild(document.createElement("input"));
    other.focus();
    arrive(root);
    expect(document.activeElement).toBe(other);
  });
});

describe("Buttons", () => {
  it("stand in the order in which people use them, without trades and cards", () => {
    const { geometry } = made["base-action"];
    expect(buttons(geometry.steps.action, geometry.facts as unknown as Facts)).toEqual(["build_road", "build_settlement", "build_city", "buy_card", "end_turn"]);
  });
});
