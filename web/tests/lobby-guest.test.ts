import { afterEach, expect, test, vi } from "vitest";
import { Guest } from "../src/lobby/guest.svelte";
import { Refused } from "../src/wire/http";
import * as http from "../src/wire/http";

vi.mock("../src/wire/line.svelte", () => ({ line: { open: vi.fn() } }));
vi.mock("../src/wire/http", async (original) => ({ ...(await original<typeof http>()), me: vi.fn(), becomeGuest: vi.fn() }));
vi.mock("../src/words/speech.svelte", () => ({ t: (message: string) => message }));

const ANA = { guest: "g", name: "Ana", token: null };
const unknown = new Refused({ of: "refusal", key: "not_a_guest", parts: {} });

afterEach(() => vi.resetAllMocks());

test("whoever is known stays who they are", async () => {
  vi.mocked(http.me).mockResolvedValue(ANA);
  const become = vi.mocked(http.becomeGuest);
  const guest = new Guest();
  expect(await guest.ensure()).toEqual(ANA);
  expect(guest.name).toBe("Ana");
  expect(become).not.toHaveBeenCalled();
});

test("whoever is new gets a made up name, once however many ask", async () => {
  vi.mocked(http.me).mockRejectedValue(unknown);
  const become = vi.mocked(http.becomeGuest).mockImplementation((name) => Promise.resolve({ ...ANA, name }));
  const guest = new Guest();
  await Promise.all([guest.ensure(), guest.ensure()]);
  expect(become).toHaveBeenCalledTimes(1);
  expect(guest.name).toMatch(/^lobby-guest-[0-7]$/);
});

test("what failed is tried again by the next one who needs it", async () => {
  const me = vi.mocked(http.me).mockRejectedValueOnce(new http.Unreachable("")).mockResolvedValue(ANA);
  const guest = new Guest();
  await expect(guest.ensure()).rejects.toBeInstanceOf(http.Unreachable);
  expect(await guest.ensure()).toEqual(ANA);
  expect(me).toHaveBeenCalledTimes(2);
});
