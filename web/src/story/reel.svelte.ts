// What waits to be shown, and how fast: the newest matters most, and nothing that can be clicked ever waits for it.

export const LONGEST = 600; // milliseconds that one beat takes at most
const CALM = 2; // beats that may wait before the rest goes faster
const CROWDED = 7; // beats that may wait before the oldest are left out
const FASTEST = 4;

/** How long a beat takes while so many others wait. */
export const pace = (waiting: number): number => LONGEST / Math.min(FASTEST, Math.max(1, waiting - CALM + 1));

/** Plays beats one after the other; `show` is kept when a beat has been seen, or cut short. */
export class Reel<Beat> {
  /** How many beats wait. */
  waiting = $state(0);
  private queue: Beat[] = [];
  private runs = false;
  private cut: (() => void) | null = null;

  /** `join` makes one of two beats that are better seen as one. */
  constructor(
    private readonly show: (beat: Beat, milliseconds: number, cut: AbortSignal) => Promise<void>,
    private readonly join: (first: Beat, second: Beat) => Beat | null = () => null,
  ) {}

  /** Is something shown now? */
  get isBusy(): boolean {
    return this.runs;
  }

  /** Is there so much to see that one may want to skip it? */
  get isLong(): boolean {
    return this.waiting > CALM;
  }

  add(beats: readonly Beat[]): void {
    for (const beat of beats) {
      const last = this.queue.at(-1);
      const both = last === undefined ? null : this.join(last, beat);
      if (both === null) this.queue.push(beat);
      else this.queue[this.queue.length - 1] = both;
    }
    if (this.queue.length > CROWDED) this.queue.splice(0, this.queue.length - CROWDED);
    this.waiting = this.queue.length;
    if (!this.runs) void this.run();
  }

  /** To what is now: nothing that waits is shown any more. */
  skip(): void {
    this.queue = [];
    this.waiting = 0;
    this.cut?.();
  }

  private async run(): Promise<void> {
    this.runs = true;
    for (let beat = this.queue.shift(); beat !== undefined; beat = this.queue.shift()) {
      this.waiting = this.queue.length;
      const scissors = new AbortController();
      this.cut = () => scissors.abort();
      await this.show(beat, pace(this.waiting), scissors.signal).catch(() => undefined); // what can't be shown is not worth a stop
    }
    this.cut = null;
    this.runs = false;
  }
}
