// Small sounds without a file: a few tones each. Off unless somebody wants them, and silent before the first click or key.

import { settings } from "../settings/settings.svelte";
import type { GameEvent } from "../wire/messages";

export type Sound = "dice" | "build" | "turn" | "offer" | "robber" | "win";

/** A tone: when it begins and how long it lasts, in seconds; from which frequency to which, in hertz. */
interface Tone {
  at: number;
  lasts: number;
  from: number;
  to: number;
  wave: OscillatorType;
  loud: number;
}

const tone = (at: number, lasts: number, from: number, to = from, wave: OscillatorType = "sine", loud = 0.12): Tone => ({ at, lasts, from, to, wave, loud });

const SOUNDS: Record<Sound, Tone[]> = {
  dice: [0, 0.07, 0.13, 0.22, 0.36].map((at, throwing) => tone(at, 0.04, 420 - 40 * throwing, 180, "triangle", 0.16)),
  build: [tone(0, 0.07, 220, 150, "triangle", 0.2), tone(0.11, 0.09, 260, 170, "triangle", 0.2)],
  turn: [tone(0, 0.18, 523), tone(0.14, 0.3, 784)],
  offer: [tone(0, 0.1, 660), tone(0.12, 0.14, 660)],
  robber: [tone(0, 0.3, 196, 147, "triangle"), tone(0.22, 0.4, 147, 110, "triangle")],
  win: [tone(0, 0.2, 523), tone(0.16, 0.2, 659), tone(0.32, 0.2, 784), tone(0.48, 0.6, 1047)],
};

const OF: Partial<Record<GameEvent["kind"], Sound>> = {
  rolled: "dice",
  chased: "dice",
  hero_rolled: "dice",
  fish_rolled: "dice",
  rolled_to_start: "dice",
  road_laid: "build",
  settled: "build",
  upgraded: "build",
  kontor_placed: "build",
  route_laid: "build",
  ship_launched: "build",
  robber_moved: "robber",
  pirate_came: "robber",
  won: "win",
  shared_win: "win",
};

/** The sounds of some events, each once; an offer is heard by those to whom it is made. */
export function soundsOf(events: readonly GameEvent[], seat: number | null): Sound[] {
  const heard = events.map((event) => (event.kind === "proposed" && event.seat !== seat ? "offer" : OF[event.kind]));
  return [...new Set(heard)].filter((sound) => sound !== undefined);
}

let context: AudioContext | null = null;
let isTouched = false;

function touched(): void {
  isTouched = true;
  removeEventListener("pointerdown", touched, true);
  removeEventListener("keydown", touched, true);
}

/** From now on the first click or key allows sounds. */
export function awaken(): void {
  if (isTouched) return;
  addEventListener("pointerdown", touched, true);
  addEventListener("keydown", touched, true);
}

/** Let something be heard, if sounds are wanted and allowed. */
export function sound(name: Sound): void {
  if (!settings.set.sound || !isTouched || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of SOUNDS[name]) strike(context, one);
}

function strike(audio: AudioContext, { at, lasts, from, to, wave, loud }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts + 0.02);
}
