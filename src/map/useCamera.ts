import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  boundsOf,
  type Camera,
  kept,
  moved,
  POLAND,
  type Position,
  resized,
  type Size,
  showing,
  zoomed,
} from './camera.ts';

/** Pixels that an arrow key moves the map by. */
const STEP = 80;
/** A finger trembles; beyond so many pixels it drags. */
const DRAG = 5;
/** Pixels of a wheel that double what is seen. */
const WHEEL = 300;

interface Finger {
  x: number;
  y: number;
}

/** The camera of a map that is on the page: moved by pointers, wheel and keys. */
export function useCamera(focus: readonly Position[]) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [camera, setCamera] = useState<Camera>();
  const fingers = useRef(new Map<number, Finger>());
  /** Nobody has moved the map: then it shows what is to be looked at, whatever its size. */
  const untouched = useRef(true);
  /** Whether what is down now has moved the map: then its end presses nothing. */
  const dragged = useRef(false);

  const change = useEffectEvent((next: (camera: Camera, window: Size) => Camera) => {
    if (!size) return;
    untouched.current = false;
    setCamera((before) => before && kept(next(before, size), size));
  });
  const look = useEffectEvent((window: Size | undefined = size) => {
    untouched.current = true;
    if (window) setCamera(kept(showing(boundsOf(focus) ?? POLAND, window), window));
  });
  const measured = useEffectEvent(({ width, height }: Size) => {
    if (width === 0 || (size?.width === width && size.height === height)) return;
    setSize({ width, height });
    if (camera && size && !untouched.current) setCamera(resized(camera, size, { width, height }));
    else look({ width, height });
  });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    measured(current.getBoundingClientRect());
    const observer = new ResizeObserver(() => measured(current.getBoundingClientRect()));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const key = focus.map(({ longitude, latitude }) => `${longitude},${latitude}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place to look at is what it waits for
  useEffect(() => look(), [key]);

  const wheel = useEffectEvent((event: WheelEvent) => {
    const { current } = box;
    // The page scrolls past a map that nobody has touched.
    if (!current || !(event.ctrlKey || current.contains(document.activeElement))) return;
    event.preventDefault();
    const at = fromMiddle(current, event.clientX, event.clientY);
    change((before) => zoomed(before, -event.deltaY / WHEEL, at));
  });
  useEffect(() => {
    const { current } = box;
    const listen = (event: WheelEvent) => wheel(event);
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, []);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) dragged.current = false;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !box.current) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
    if (!dragged.current) box.current.setPointerCapture(event.pointerId);
    dragged.current = true;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other) return change((camera) => moved(camera, now.x - before.x, now.y - before.y));
    const apart = (finger: Finger) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
    const at = fromMiddle(box.current, (now.x + other.x) / 2, (now.y + other.y) / 2);
    change((camera) => {
      // The middle of two fingers goes half as far as the one that moves.
      const beside = moved(camera, (now.x - before.x) / 2, (now.y - before.y) / 2);
      return zoomed(beside, Math.log2(apart(now) / apart(before)), at);
    });
  };
  const up = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = KEYS[event.key];
    if (event.key === 'Home') change(wholeOf);
    else if (next) change(next);
    else return;
    event.preventDefault();
  };

  return {
    box,
    size,
    camera,
    change,
    dragged: () => dragged.current,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onKeyDown: pressed },
  };
}

/** All of Poland in the middle of the window. */
export const wholeOf = (_: Camera, window: Size): Camera => showing(POLAND, window);

const KEYS: Readonly<Record<string, (camera: Camera) => Camera>> = {
  ArrowLeft: (camera) => moved(camera, STEP, 0),
  ArrowRight: (camera) => moved(camera, -STEP, 0),
  ArrowUp: (camera) => moved(camera, 0, STEP),
  ArrowDown: (camera) => moved(camera, 0, -STEP),
  '+': (camera) => zoomed(camera, 1),
  '=': (camera) => zoomed(camera, 1),
  '-': (camera) => zoomed(camera, -1),
};

function fromMiddle(box: HTMLElement, x: number, y: number): { right: number; down: number } {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { right: x - left - width / 2, down: y - top - height / 2 };
}
