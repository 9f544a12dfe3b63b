// The one connection of the page: it heals by itself, and says again what was not answered.

import { Refused } from "./http";
import type { Declined, Done, FromClient, FromServer, Reasoned, Refusal } from "./messages";

const FIRST_WAIT = 250; // milliseconds before the first try after a loss; then ever longer
const LONGEST_WAIT = 10_000;
const PING = 20_000; // between two questions whether the server is there
const SILENCE = 8_000; // after which an unanswered question means that it is not

export type Health = "connecting" | "open" | "lost" | "closed";
export type Listener = (message: FromServer) => void;
type Answer = Done | Reasoned;
type Unsent<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** What is said at a table, without the id under which it is said. */
export type Command = Unsent<FromClient>;

interface Pending {
  said: FromClient;
  answered: (answer: Answer) => void;
  failed: (error: Error) => void;
}

export class Line {
  /** Is there a connection? `closed`: the server wants no further one, for the reason in `closing`. */
  health: Health = $state("connecting");
  closing: Refusal | null = $state(null);
  /** How long an answer takes, in milliseconds. */
  delay = $state(0);

  private socket: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private watched = new Map<string, number | null>(); // the tables that are watched, and from which uncovered seat
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private asked = 0; // when the last unanswered ping was sent

  constructor(private readonly address: string) {}

  /** Connect, if that has not been done. Whoever connects has to be a guest already. */
  open(): void {
    if (this.socket !== null || this.health === "closed") return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  /** Hear all that the server says, until the function that is returned is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  watch(table: string): void {
    this.watched.set(table, null);
    this.send({ type: "watch", table });
    this.open();
  }

  unwatch(table: string): void {
    this.watched.delete(table);
    this.send({ type: "unwatch", table });
  }

  /** Look at a table from one of several own seats; `null` covers all. */
  uncover(table: string, seat: number | null): void {
    this.watched.set(table, seat);
    this.send({ type: "uncover", table, seat });
  }

  /** Say a command; the promise is kept when it is on the server's disk, and broken by `Refused`. */
  say(command: Command): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const said = { ...command, id } as FromClient;
    return new Promise((answered, failed) => {
      this.pending.set(id, { said, answered, failed });
      this.send(said);
    });
  }

  /** Try now, not later: the person says so, or the machine is online again. */
  hurry(): void {
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    if (this.socket === null) this.open();
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.health === "open") this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.greeted();
        break;
      case "pong":
        this.delay = performance.now() - this.asked;
        this.asked = 0;
        break;
      case "closing":
        this.closing = message.refusal;
        break;
      case "done":
      case "reason":
        this.settle(message.id)?.answered(message);
        break;
      case "refused":
        this.refused(message);
        break;
    }
    for (const listener of [...this.listeners]) listener(message);
  }

  /** A new connection: watch what was watched, and say again what nobody has answered. */
  private greeted(): void {
    this.health = "open";
    this.closing = null;
    this.wait = FIRST_WAIT;
    for (const [table, seat] of this.watched) {
      this.send({ type: "watch", table });
      if (seat !== null) this.send({ type: "uncover", table, seat });
    }
    for (const { said } of this.pending.values()) this.send(said);
    clearInterval(this.beat);
    this.asked = 0;
    this.beat = setInterval(() => this.ping(), PING);
  }

  private ping(): void {
    this.asked = performance.now();
    this.send({ type: "ping", n: 1 });
    setTimeout(() => {
      if (this.asked !== 0 && performance.now() - this.asked >= SILENCE) this.socket?.close();
    }, SILENCE);
  }

  private refused(message: Declined): void {
    if (message.id === null) return;
    const failure = new Refused(message.refusal);
    this.settle(message.id)?.failed(failure);
  }

  private settle(id: string): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    return found;
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.beat);
    this.health = "lost";
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}

const scheme = location.protocol === "https:" ? "wss" : "ws";
export const line = new Line(`${scheme}://${location.host}/api/socket`);
