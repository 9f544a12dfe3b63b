// Wheel, drag, pinch and double click on a board.

import type { Camera } from "./camera";
import type { Point } from "./sheet";

const DRAG = 6; // pixels: less is a click of an unsteady hand
const WHEEL = 0.0016;
const PINCHED_WHEEL = 0.01; // a pinch on a touchpad comes as a wheel with Ctrl
const TWICE = 1.8; // a double click

/** Let a camera follow what is done in a box; what is returned ends that. */
export function gestures(box: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Point>();
  let dragged = 0; // how far, since the first finger came down
  const inBox = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || isControl(event.target)) return;
    if (fingers.size === 0) dragged = 0;
    fingers.set(event.pointerId, inBox(event));
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = inBox(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (dragged < DRAG) return;
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    if (other === undefined) camera.pan(now.x - before.x, now.y - before.y);
    else pinch(other, before, now);
  };
  const pinch = (other: Point, before: Point, now: Point): void => {
    const wide = (at: Point): number => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
    camera.zoom(wide(now) / wide(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const click = (event: MouseEvent): void => {
    if (dragged < DRAG) return;
    dragged = 0;
    if (event.detail === 0) return; // of a key
    event.stopPropagation(); // it was the end of a drag
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    camera.zoom(Math.exp(-turned * (event.ctrlKey ? PINCHED_WHEEL : WHEEL)), inBox(event));
  };
  const twice = (event: MouseEvent): void => {
    if (!isControl(event.target) && !isSpot(event.target)) camera.zoom(TWICE, inBox(event));
  };

  const ending = new AbortController();
  const { signal } = ending;
  box.addEventListener("pointerdown", down, { signal });
  box.addEventListener("pointermove", move, { signal });
  box.addEventListener("pointerup", up, { signal });
  box.addEventListener("pointercancel", up, { signal });
  box.addEventListener("click", click, { signal, capture: true });
  box.addEventListener("wheel", wheel, { signal, passive: false });
  box.addEventListener("dblclick", twice, { signal });
  return () => ending.abort();
}

const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest("button") !== null;
const isSpot = (target: EventTarget | null): boolean => target instanceof Element && target.closest("[data-spot]") !== null;
