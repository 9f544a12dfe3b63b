// Trades of real positions, made by playing games in Python.

import { describe, expect, it } from "vitest";
import type { Scene } from "../src/table/scene";
import type { Sitting } from "../src/table/sitting.svelte";
import { type Answer, mark, type Offer, running, said } from "../src/trade/answers";
import { amounts, bankChoices, bargains, fitting, together } from "../src/trade/bank";
import { Bargain } from "../src/trade/bargain.svelte";
import { held, isSame, payable, request, traded, withMore } from "../src/trade/goods";
import { Hearing } from "../src/trade/hearing.svelte";
import { dealWith, plain } from "../src/trade/offering";
import type { Choice, Position, Wishes } from "../src/wire/messages";
import made from "./fixtures/trade.json";

interface Moment {
  scene: Scene;
  position: Position;
  choices: Choice[];
}

function moment(game: keyof typeof made, name: string): Moment {
  const from = made[game] as unknown as Record<string, { seat: number; fields: Scene["fields"]; position: Position; choices: Choice[] }>;
  const { seat, fields, position, choices } = from[name]!;
  const geometry = made[game].geometry as unknown as Scene["geometry"];
  return { scene: { geometry, fields, colors: geometry.facts.colors, seat }, position, choices };
}

const offerAt = (name: string): Offer => {
  const { scene, position } = moment("base", name);
  return running(scene, position)!;
};
const answerOf = (offer: Offer, seat: number): Answer => offer.answers.find((one) => one.seat === seat)!;

describe("goods", () => {
  it("are counted up and down, and never below none", () => {
    expect(withMore({ wool: 1 }, "wool", 1)).toEqual({ wool: 2 });
    expect(withMore({ wool: 1 }, "wool", -1)).toEqual({});
    expect(withMore({}, "ore", -3)).toEqual({});
    expect(isSame({ wool: 1, ore: 0 }, { wool: 1 })).toBe(true);
  });

  it("are those of the hand, and gold where there is some", () => {
    expect(held(moment("base", "own_turn").scene, 0)).toEqual({ wood: 6, brick: 4, wool: 2, grain: 1, ore: 2 });
    const isles = moment("spices", "own_turn");
    expect(traded(isles.scene).at(-1)).toBe("gold");
    expect(held(isles.scene, isles.scene.seat!)["gold"]).toBeGreaterThan(1);
    expect(payable({ ore: 3, wool: 1 }, { ore: 1 })).toEqual({ ore: 1 });
  });

  it("are written as one request", () => {
    expect(request("offer", { wool: 2 }, { ore: 1 })).toBe("offer 2 wool for ore");
    expect(request("counter", { ore: 1 }, { wool: 1, gold: 2 })).toBe("counter ore for wool 2 gold");
    expect(request("offer", { wool: 2 }, {})).toBeNull();
  });
});

describe("the bank", () => {
  const { choices } = moment("base", "own_turn");
  const open = bankChoices(choices);
  const isles = bankChoices(moment("spices", "own_turn").choices);

  it("says how many it takes of what is there", () => {
    expect(amounts(open, "wood")).toEqual([4]);
    expect(amounts(open, "ore")).toEqual([]);
  });

  it("gives something for exactly what was picked", () => {
    expect([...bargains(open, { wood: 4 }).keys()]).toEqual(["brick", "wool", "grain", "ore"]);
    expect(bargains(open, { wood: 4 }).get("ore")?.text).toBe("bank_trade wood for ore");
    expect(bargains(open, { wood: 3 }).size).toBe(0);
  });

  it("trades when the sum fits, several times if need be", () => {
    expect(together(fitting(open, { wood: 4 }, { ore: 1 })!)).toBe("bank_trade wood for ore");
    const two = fitting(open, { wood: 4, brick: 4 }, { ore: 1, wool: 1 })!;
    expect(together(two).split("; ").sort()).toHaveLength(2);
    expect(fitting(open, { wood: 4 }, { ore: 2 })).toBeNull();
    expect(fitting(open, { wood: 5 }, { ore: 1 })).toBeNull();
    expect(fitting(open, {}, {})).toBeNull();
  });

  it("buys and sells for gold, and so do villages", () => {
    const sold = isles.find((one) => one.act === "sell_resource")!;
    const village = isles.find((one) => one.act === "sell_to_village")!;
    expect(fitting(isles, sold.price, sold.gain)?.[0]?.gain).toEqual({ gold: 1 });
    expect(fitting(isles, village.price, { gold: 1 })?.map((one) => one.act)).toEqual(["sell_to_village"]);
    expect(fitting(isles, { gold: 2 }, { ore: 1 })?.map((one) => one.text)).toEqual(["buy_resource ore"]);
    expect(amounts(isles, "gold")).toEqual([2]);
  });
});

describe("an offer", () => {
  it("is not there while nobody trades", () => {
    const { scene, position } = moment("base", "own_turn");
    expect(running(scene, position)).toBeNull();
  });

  it("has what lies on the table, and the answers, also those that are not due yet", () => {
    const offer = offerAt("offered");
    expect(offer).toMatchObject({ seat: 0, given: { wool: 2 }, wanted: { ore: 1 }, isOut: true, isCall: false });
    expect(offer.answers.map((one) => one.seat)).toEqual([1, 2, 3]);
    expect(offer.answers.map((one) => one.word)).toEqual(["silent", "countered", "accepted"]);
    expect(answerOf(offer, 2)).toMatchObject({ given: { ore: 2 }, wanted: { wool: 2, wood: 1 } });
  });

  it("is out while somebody composes another one", () => {
    const offer = offerAt("composing");
    expect(offer.isOut).toBe(true);
    expect(answerOf(offer, 1).word).toBe("composing");
  });

  it("reads answers that were played like those that were given", () => {
    const [before, after] = [offerAt("offered"), offerAt("answered")];
    expect(answerOf(after, 2)).toEqual(answerOf(before, 2));
    expect(answerOf(after, 3).word).toBe("accepted");
    expect(answerOf(after, 1)).toMatchObject({ word: "countered", given: { grain: 1 }, wanted: { wood: 1 } });
  });

  it("can be closed with whoever has agreed", () => {
    const { choices } = moment("base", "offered");
    expect(dealWith(choices, 3)?.text).toBe("deal 3");
    expect(dealWith(choices, 1)).toBeUndefined();
    expect(plain(moment("base", "asked").choices, "accept")?.text).toBe("accept");
  });

  it("may be a call for offers, which can't be accepted", () => {
    expect(offerAt("called").isCall).toBe(true);
    expect(plain(moment("base", "called").choices, "accept")).toBeUndefined();
  });

  it("is known again within its turn", () => {
    expect(mark(offerAt("offered"), 17)).toBe(mark(offerAt("asked"), 17));
    expect(mark(offerAt("offered"), 17)).not.toBe(mark(offerAt("offered"), 18));
  });

  it("is read from the words of an answer", () => {
    expect(said(1, "decline").word).toBe("declined");
    expect(said(1, "counter; offer ore; offer ore; ask wool; propose")).toMatchObject({ given: { ore: 2 }, wanted: { wool: 1 } });
  });
});

describe("a bargain", () => {
  it("has nothing on both sides", () => {
    const bargain = new Bargain();
    bargain.give("wool", 1);
    bargain.want("wool", 1);
    expect([bargain.given, bargain.wanted]).toEqual([{}, { wool: 1 }]);
  });

  it("picks what the bank takes at once, until something else is laid", () => {
    const bargain = new Bargain();
    bargain.want("ore", 1);
    bargain.pick("wood", 4);
    expect(bargain).toMatchObject({ given: { wood: 4 }, wanted: {}, isAtOnce: true });
    bargain.give("wood", -1);
    expect(bargain).toMatchObject({ given: { wood: 3 }, isAtOnce: false });
    bargain.pick("wood", 4);
    bargain.pick("wood", 4);
    expect(bargain.isEmpty).toBe(true);
  });
});

describe("hearing", () => {
  class Table {
    played: string[] = [];
    wishes: Wishes | null = { no_trades: "turn", decline_unpayable: true };
    readonly geometry = made.base.geometry;
    fields: Scene["fields"] = moment("base", "asked").scene.fields;
    choices: Choice[] | null = moment("base", "asked").choices;
    position: Position = moment("base", "asked").position;
    seat = 1;

    act(action: string): Promise<void> {
      this.played.push(action);
      return Promise.resolve();
    }
  }

  it("declines what was declined before in the same turn, once each time", async () => {
    const table = new Table();
    const hearing = new Hearing(table as unknown as Sitting);
    const offer = offerAt("asked");
    hearing.look(offer);
    expect(table.played).toEqual([]);
    await hearing.decline(offer);
    hearing.look(offer); // others answer meanwhile
    expect(table.played).toEqual(["decline"]);
    hearing.look(null);
    hearing.look(offer);
    hearing.look(offer);
    expect(table.played).toEqual(["decline", "decline"]);
    expect(hearing.again).toBe(0);
  });

  it("forgets with the turn what was declined, and the wish for it", async () => {
    const table = new Table();
    const hearing = new Hearing(table as unknown as Sitting);
    hearing.look(null);
    await hearing.decline(offerAt("asked"));
    table.position = { ...table.position, turn_of: 2 };
    hearing.look(null);
    expect(table.wishes).toEqual({ no_trades: null, decline_unpayable: true });
    table.position = { ...table.position, turn_of: 0 };
    hearing.look(offerAt("asked"));
    expect(table.played).toEqual(["decline"]);
  });
});
