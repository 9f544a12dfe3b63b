import { expect, test } from "vitest";
import { newTable, read, replayAt, rulesAt, tableAt } from "../src/page/route.svelte";

const TABLE = "OANcGwNuhawyXezxO3Cqcw";
const at = (address: string) => {
  const url = new URL(address, "http://kogge");
  return read(url.pathname, url.hash.slice(1));
};

test("every screen has an address that means it", () => {
  expect(at("/")).toEqual({ screen: "home" });
  expect(at(newTable("land-ho"))).toEqual({ screen: "new", scenario: "land-ho" });
  expect(at(tableAt(TABLE, "token"))).toEqual({ screen: "table", table: TABLE, token: "token" });
  expect(at(replayAt(TABLE))).toEqual({ screen: "replay", table: TABLE });
  expect(at(rulesAt("base", "B-15"))).toEqual({ screen: "rules", game: "base", rule: "B-15" });
  expect(at(rulesAt())).toEqual({ screen: "rules", game: "", rule: "" });
});

test("what was cut off on its way leads nowhere, but does no harm", () => {
  for (const broken of ["/t", "/t/OANcGwN", `/t/${TABLE}x`, "/nothing", "/t/%E0%A4%A"]) expect(at(broken)).toEqual({ screen: "lost" });
});
