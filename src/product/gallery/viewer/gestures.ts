import type { Stage } from './stage.ts';
import type { Point } from './zoom.ts';

/** A finger that went less far, in px, and was up sooner, in ms, has tapped. */
const STILL = 10;
const QUICK = 300;
/** A second tap so near and so soon makes it a double one. */
const NEAR = 40;

/** Zoom per px of the wheel; a pinch on a touch pad comes as a wheel with the control key, in small steps. */
const WHEEL = 0.002;
const PAD_PINCH = 0.01;

interface Press {
  id: number;
  from: Point;
  at: number;
}

/**
 * Fingers, mouse and wheel on the strip. One finger on a whole picture is left to the browser, which swipes; two pinch,
 * one on an enlarged picture drags it, a double tap or a click enlarges and makes whole. Returns how to stop.
 */
export function listenToGestures(strip: HTMLElement, stage: Stage): () => void {
  const fingers = new Map<number, Point>();
  /** Press that may still become a tap. */
  let press: Press | undefined;
  let tapped: Press | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = strip.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  function onDown(event: PointerEvent) {
    if (event.button !== 0 || fingers.size > 1) return;
    const from = pointOf(event);
    press = fingers.size === 0 ? { id: event.pointerId, from, at: event.timeStamp } : undefined;
    fingers.set(event.pointerId, from);
    if (fingers.size < 2 && !stage.enlarged()) return;
    for (const id of fingers.keys()) strip.setPointerCapture(id);
  }

  function onMove(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (press && apart(press.from, now) > STILL) press = undefined;
    fingers.set(event.pointerId, now);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
    if (other) stage.pinch([before, other[1]], [now, other[1]]);
    else if (stage.enlarged()) stage.move(now.x - before.x, now.y - before.y);
  }

  function onUp(event: PointerEvent) {
    fingers.delete(event.pointerId);
    const done = press?.id === event.pointerId && event.timeStamp - press.at < QUICK ? press : undefined;
    press = undefined;
    if (!done) return;
    const again = tapped && done.at - tapped.at < QUICK + NEAR && apart(done.from, tapped.from) < NEAR;
    tapped = again ? undefined : done;
    // A click is enough for a mouse, and the second of two does nothing more; a finger rests on pictures too often.
    if (event.pointerType === 'mouse' ? !again : again) stage.toggle(done.from);
  }

  function onCancel(event: PointerEvent) {
    fingers.delete(event.pointerId);
    press = undefined;
  }

  function onWheel(event: WheelEvent) {
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (sideways && !stage.enlarged()) return;
    event.preventDefault();
    if (sideways) stage.move(-event.deltaX, 0);
    else stage.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? PAD_PINCH : WHEEL)), pointOf(event));
  }

  // Else the browser would swipe with two fingers.
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  const onDrag = (event: Event) => event.preventDefault();

  const stopped = new AbortController();
  const { signal } = stopped;
  strip.addEventListener('pointerdown', onDown, { signal });
  strip.addEventListener('pointermove', onMove, { signal });
  strip.addEventListener('pointerup', onUp, { signal });
  strip.addEventListener('pointercancel', onCancel, { signal });
  strip.addEventListener('wheel', onWheel, { signal, passive: false });
  strip.addEventListener('touchmove', onTouch, { signal, passive: false });
  strip.addEventListener('dragstart', onDrag, { signal });
  return () => stopped.abort();
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
