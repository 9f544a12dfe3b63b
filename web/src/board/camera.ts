// How a board is looked at: which part, and how near. Only a transform changes while one pans and zooms; the board is
// drawn anew, in its new size, when that has come to rest.

import type { Frame, Point } from "./sheet";

const NEAREST = 2.2; // pixels for each unit
const REST = 140; // milliseconds
const STEP = 1.5; // of a button
const EDGE = 48; // pixels of the board's rim that may be dragged into view
const FAR = 0.3; // pixels for each unit: names give way below this
const MIDDLE = 0.6; // below this there is room for the most important names only
const NEAR_ENOUGH = 1.01;
const GLIDE = 260; // milliseconds
const BELOW = 72; // pixels at the bottom in which buttons stand
const FINGERTIP = 0.55; // pixels for each unit: a finger can tell places apart

export class Camera {
  private scale = 1;
  private drawn = 0; // the scale in which the board is drawn
  private at: Point = { x: 0, y: 0 };
  private room = { width: 0, height: 0 };
  private waiting = 0;
  private isWhole = true;
  private hasApproached = false; // by itself, not by a hand

  constructor(
    private readonly box: HTMLElement,
    private readonly stage: HTMLElement, // moves
    private readonly svg: SVGSVGElement, // is drawn in another size
    private frame: Frame,
  ) {}

  /** The scale at which all of the board can be seen. */
  private get whole(): number {
    return Math.max(0.01, Math.min(this.room.width / this.frame.width, this.room.height / this.frame.height));
  }

  private get nearest(): number {
    return Math.max(NEAREST, this.whole * 2);
  }

  get isFitted(): boolean {
    return this.scale <= this.whole * NEAR_ENOUGH;
  }

  get isNearest(): boolean {
    return this.scale >= this.nearest / NEAR_ENOUGH;
  }

  /** The room has another size, or another board is shown. */
  resize(frame: Frame): void {
    const { width, height } = this.box.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const middle = { x: (this.room.width / 2 - this.at.x) / this.scale, y: (this.room.height / 2 - this.at.y) / this.scale };
    this.room = { width, height };
    this.frame = frame;
    if (this.isWhole) {
      this.scale = this.whole;
      this.settle();
    } else {
      this.scale = Math.min(Math.max(this.scale, this.whole), this.nearest);
      this.at = { x: width / 2 - middle.x * this.scale, y: height / 2 - middle.y * this.scale };
      this.settle();
    }
  }

  /** Show all of the board. */
  fit(): void {
    this.isWhole = true;
    this.hasApproached = false;
    this.scale = this.whole;
    if (this.drawn === 0) this.settle();
    else this.glide();
  }

  closer(): void {
    this.zoom(STEP, this.middle);
    this.glide();
  }

  further(): void {
    this.zoom(1 / STEP, this.middle);
    this.glide();
  }

  /** Come so near to some points that a finger can tell them apart, as far as all stay in view. */
  approach(points: readonly Point[], margin = 90): void {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const high = this.room.height - BELOW;
    const all = Math.min(this.room.width / (right - left + 2 * margin), high / (bottom - top + 2 * margin));
    const next = Math.max(this.whole, Math.min(all, FINGERTIP));
    if (!(this.isFitted || this.hasApproached) || next <= this.whole * 1.15) return;
    this.hasApproached = true;
    this.isWhole = false;
    this.scale = next;
    this.at = {
      x: this.room.width / 2 - ((left + right) / 2 - this.frame.x) * next,
      y: high / 2 - ((top + bottom) / 2 - this.frame.y) * next,
    };
    this.glide();
  }

  /** Show all of the board again, unless a hand has moved it. */
  retreat(): void {
    if (this.hasApproached) this.fit();
  }

  /** If none of some points is in view, show all of the board. */
  recover(points: readonly Point[]): void {
    const isSeen = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < this.room.width && y < this.room.height;
    if (points.length > 0 && !points.some((at) => isSeen(this.toBox(at)))) this.fit();
  }

  /** Make everything so much larger; what is at this point of the box stays there. */
  zoom(factor: number, { x, y }: Point): void {
    const next = Math.min(Math.max(this.scale * factor, this.whole), this.nearest);
    const grown = next / this.scale;
    this.at = { x: x - (x - this.at.x) * grown, y: y - (y - this.at.y) * grown };
    this.scale = next;
    this.hasApproached = false;
    this.isWhole = this.isFitted;
    this.show();
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => this.settle(), REST);
  }

  pan(dx: number, dy: number): void {
    this.at = { x: this.at.x + dx, y: this.at.y + dy };
    this.hasApproached = false;
    this.show();
  }

  /** Bring a point of the board into view, if it is not. */
  reveal(point: Point, margin = 60): void {
    const { x, y } = this.toBox(point);
    const dx = Math.max(margin - x, 0) + Math.min(this.room.width - margin - x, 0);
    const dy = Math.max(margin - y, 0) + Math.min(this.room.height - margin - y, 0);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** A point of the window on the board. */
  toBoard(clientX: number, clientY: number): Point {
    const { left, top } = this.box.getBoundingClientRect();
    return {
      x: (clientX - left - this.at.x) / this.scale + this.frame.x,
      y: (clientY - top - this.at.y) / this.scale + this.frame.y,
    };
  }

  /** A point of the board in the box, in pixels. */
  toBox({ x, y }: Point): Point {
    return { x: this.at.x + (x - this.frame.x) * this.scale, y: this.at.y + (y - this.frame.y) * this.scale };
  }

  /** How many pixels a unit of the board takes. */
  get pixels(): number {
    return this.scale;
  }

  end(): void {
    clearTimeout(this.waiting);
  }

  private get middle(): Point {
    return { x: this.room.width / 2, y: this.room.height / 2 };
  }

  /** Go smoothly to where the camera is now, unless things shall stand still. */
  private glide(): void {
    this.stage.style.transition = `transform ${GLIDE}ms ease-out`;
    this.show();
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => this.settle(), GLIDE);
  }

  /** Draw the board in its new size. */
  private settle(): void {
    clearTimeout(this.waiting);
    this.stage.style.transition = "";
    this.drawn = this.scale;
    this.isWhole = this.isFitted;
    this.svg.setAttribute("width", String(this.frame.width * this.scale));
    this.svg.setAttribute("height", String(this.frame.height * this.scale));
    this.svg.style.setProperty("--unit", String(1 / this.scale));
    this.svg.dataset["zoom"] = this.scale < FAR ? "far" : this.scale < MIDDLE ? "middle" : "near";
    this.box.dataset["fitted"] = String(this.isFitted);
    this.show();
  }

  private show(): void {
    const { width, height } = this.room;
    this.at = {
      x: kept(this.at.x, this.frame.width * this.scale, width),
      y: kept(this.at.y, this.frame.height * this.scale, height),
    };
    const grown = this.scale / this.drawn;
    this.stage.style.transform = `translate(${this.at.x}px, ${this.at.y}px) scale(${grown})`;
  }
}

/** What fits is in the middle; what is larger can be dragged until its rim is a little inside. */
function kept(at: number, size: number, room: number): number {
  if (size <= room * NEAR_ENOUGH) return (room - size) / 2;
  return Math.min(EDGE, Math.max(room - size - EDGE, at));
}
