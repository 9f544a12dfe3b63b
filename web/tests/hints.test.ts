import { beforeEach, describe, expect, it } from "vitest";
import { beside, covered, under } from "../src/hints/beside";
import { due, familyOf, keep, keysOf, learntOf, targetsOf } from "../src/hints/course";
import type { Scene } from "../src/table/scene";

const board = (...fields: string[]): Scene =>
  ({ geometry: { fields: Object.fromEntries(fields.map((name) => [name, {}])) } }) as unknown as Scene;
const moment = (...acts: string[]) => ({ isAsked: true, acts: new Set(acts), seat: 2 });
const keys = (family: "base" | "isles" | "europe", acts: string[], learnt: string[] = []) =>
  due(family, moment(...acts), new Set(learnt)).map(({ key }) => key);

describe("which hint is due", () => {
  it("depends on what stands on the board", () => {
    expect(familyOf(board("home", "road"))).toBe("base");
    expect(familyOf(board("home", "ship"))).toBe("isles");
    expect(familyOf(board("kontor"))).toBe("europe");
    expect(familyOf(board("terrain"))).toBeNull();
  });

  it("comes when its act is open, once", () => {
    expect(keys("base", ["roll"])).toEqual(["roll"]);
    expect(keys("base", ["roll"], ["roll"])).toEqual([]);
    expect(keys("base", ["end_turn", "build_road"])).toEqual(["hand", "build", "win"]);
    expect(keys("isles", ["sail", "end_turn"])).toEqual(["sail", "win"]);
    expect(keys("europe", ["place_kontor"])).toEqual(["settle"]);
  });

  it("is none while others decide", () => {
    expect(due("base", { ...moment("roll"), isAsked: false }, new Set())).toEqual([]);
  });

  it("is one of seven or eight, and points at the own card to say how to win", () => {
    for (const family of ["base", "isles", "europe"] as const) {
      expect(keysOf(family).length).toBeGreaterThanOrEqual(7);
      expect(keysOf(family).length).toBeLessThanOrEqual(8);
    }
    const [win] = due("base", moment("end_turn"), new Set(["hand"]));
    expect(win && targetsOf(win, 2)).toEqual(['[data-seat-card="2"]']);
  });
});

describe("what has been learnt", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by family", () => {
    keep("base", new Set(["roll"]));
    keep("isles", new Set(["sail"]));
    expect([...learntOf("base")]).toEqual(["roll"]);
    expect([...learntOf("isles")]).toEqual(["sail"]);
    expect([...learntOf("europe")]).toEqual([]);
  });

  it("is nothing if what was kept can't be read", () => {
    localStorage.setItem("kogge.hints", "{");
    expect(learntOf("base").size).toBe(0);
    keep("base", new Set(["roll"]));
    expect([...learntOf("base")]).toEqual(["roll"]);
  });
});

describe("where a hint stands", () => {
  const screen = { width: 390, height: 844 };
  const card = { width: 300, height: 150 };

  it("covers neither its target nor what can be clicked, if there is room", () => {
    const target = { left: 150, top: 780, width: 90, height: 48 };
    const buttons = [target, { left: 0, top: 700, width: 390, height: 70 }];
    const box = beside(target, card, screen, buttons);
    for (const one of buttons) expect(covered(box, one)).toBe(0);
  });

  it("keeps to an edge on a small screen, and to the next if the first is needed", () => {
    const spot = { left: 100, top: 150, width: 44, height: 44 };
    expect(under([120, 50], card, 8, []).top).toBe(120);
    expect(under([120, -40], card, 8, [spot]).top).toBe(-40);
    expect(under([120, 100], card, 8, [spot]).top).toBe(100);
  });

  it("stays on the screen", () => {
    const box = beside({ left: 380, top: 0, width: 10, height: 10 }, card, screen, []);
    expect(box.left + box.width).toBeLessThanOrEqual(screen.width);
    expect(box.top).toBeGreaterThanOrEqual(0);
  });
});
