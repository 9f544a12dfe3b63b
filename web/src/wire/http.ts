// What is asked and told over HTTP: one function for each request that the page makes.

import type {
  Claimed,
  GameFigures,
  Geometry,
  GuestShown,
  Listing,
  NewTable,
  Opened,
  Problem,
  Refusal,
  Renewed,
  Replay,
  TablePage,
  TableShown,
} from "./messages";

/** What the server has refused: `words/refusals` makes a sentence of it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence ?? refusal.key);
  }
}

/** Nobody answered: no connection, or a server that is not there. */
export class Unreachable extends Error {}

/** Become a guest, under this name; whoever is one already stays the one that they are. */
export const becomeGuest = (name: string): Promise<GuestShown> => ask("POST", "/api/guests", { name });
export const rename = (name: string): Promise<GuestShown> => ask("PATCH", "/api/me", { name });
export const scenarios = (language: string): Promise<Listing> => ask("GET", `/api/scenarios?language=${language}`);
export const texts = (language: string): Promise<Record<string, string>> => ask("GET", `/api/texts/${language}`);

export type Which = "open" | "mine" | "finished";

export function tables(which: Which, after?: string): Promise<TablePage> {
  const from = after === undefined ? "" : `&after=${encodeURIComponent(after)}`;
  return ask("GET", `/api/tables?which=${which}${from}`);
}

export const openTable = (wanted: NewTable): Promise<Opened> => ask("POST", "/api/tables", wanted);
export const table = (id: string): Promise<TableShown> => ask("GET", at(id));
export const geometry = (id: string): Promise<Geometry> => ask("GET", at(id, "geometry"));
export const claim = (id: string, token: string): Promise<Claimed> => ask("POST", at(id, "claim"), { token });
export const join = (id: string): Promise<Claimed> => ask("POST", at(id, "join"));
export const lookOn = (id: string, token: string): Promise<void> => ask("POST", at(id, "look_on"), { token });
export const renew = (id: string, seat: number): Promise<Renewed> => ask("POST", at(id, "renew"), { seat });
export const invite = (id: string): Promise<Renewed> => ask("POST", at(id, "invite"));
export const statistics = (id: string): Promise<GameFigures> => ask("GET", at(id, "statistics"));
export const replay = (id: string): Promise<Replay> => ask("GET", at(id, "replay"));

/** The record of a game that is over, as text. */
export async function record(id: string): Promise<string> {
  return (await answered("GET", at(id, "record"))).text();
}

/** Where the record of a game that is over can be downloaded. */
export const recordAt = (id: string): string => at(id, "record");

const at = (id: string, what = ""): string => `/api/tables/${encodeURIComponent(id)}${what && `/${what}`}`;

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await answered(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** What the server answers; a refusal is thrown. */
async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const sent: RequestInit = { method };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(path, sent).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (!answer.ok) throw await told(answer);
  return answer;
}

/** Why a request was refused; something between us and the server may have answered instead of it. */
async function told(answer: Response): Promise<Error> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return problem?.refusal ? new Refused(problem.refusal) : new Unreachable(`${answer.status}`);
}
