import { afterEach, expect, test, vi } from "vitest";
import { Guest } from "../src/lobby/guest.svelte";
import * as http from "../src/wire/http";

vi.mock("../src/wire/line.svelte", () => ({ line: { open: vi.fn() } }));
vi.mock("../src/wire/http", async (original) => ({ ...(await original<typeof http>()), becomeGuest: vi.fn() }));
vi.mock("../src/words/speech.svelte", () => ({ t: (message: string) => message }));

const ANA = { guest: "g", name: "Ana", token: null };

afterEach(() => vi.resetAllMocks());

test("the server says who this is, whatever name was made up", async () => {
  vi.mocked(http.becomeGuest).mockResolvedValue(ANA);
  const guest = new Guest();
  expect(await guest.ensure()).toEqual(ANA);
  expect(guest.name).toBe("Ana");
});

test("whoever is new gets a made up name, once however many ask", async () => {
  const become = vi.mocked(http.becomeGuest).mockImplementation((name) => Promise.resolve({ ...ANA, name }));
  const guest = new Guest();
  await Promise.all([guest.ensure(), guest.ensure()]);
  expect(become).toHaveBeenCalledTimes(1);
  expect(guest.name).toMatch(/^lobby-guest-[0-7]$/);
});

test("what failed is tried again by the next one who needs it", async () => {
  const become = vi.mocked(http.becomeGuest).mockRejectedValueOnce(new http.Unreachable("")).mockResolvedValue(ANA);
  const guest = new Guest();
  await expect(guest.ensure()).rejects.toBeInstanceOf(http.Unreachable);
  expect(await guest.ensure()).toEqual(ANA);
  expect(become).toHaveBeenCalledTimes(2);
});
