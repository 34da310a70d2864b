import { STEP } from './zoom.ts';

export type KeyAction =
  | { kind: 'go'; to: 'previous' | 'next' | 'first' | 'last' }
  | { kind: 'zoom'; factor: number }
  | { kind: 'whole' }
  /** Move, in parts of the stage. */
  | { kind: 'move'; dx: number; dy: number };

const GO = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' } as const;
const PART = 0.2;
/** The arrow is where one wants to look, so the picture moves the other way. */
const MOVE: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [PART, 0],
  ArrowRight: [-PART, 0],
  ArrowUp: [0, PART],
  ArrowDown: [0, -PART],
};
const IN = ['+', '='];
const OUT = ['-', '_', '\u2212'];

/** Action of a key in the viewer; undefined leaves it to the browser, such as Escape, which closes. */
export function keyAction(key: string, enlarged: boolean): KeyAction | undefined {
  const move = enlarged && Object.hasOwn(MOVE, key) ? MOVE[key] : undefined;
  if (move) return { kind: 'move', dx: move[0], dy: move[1] };
  if (Object.hasOwn(GO, key)) return { kind: 'go', to: GO[key as keyof typeof GO] };
  if (IN.includes(key)) return { kind: 'zoom', factor: STEP };
  if (OUT.includes(key)) return { kind: 'zoom', factor: 1 / STEP };
  return key === '0' ? { kind: 'whole' } : undefined;
}

export function placeAfter(place: number, to: 'previous' | 'next' | 'first' | 'last', count: number): number {
  if (to === 'first') return 0;
  if (to === 'last') return count - 1;
  return Math.min(count - 1, Math.max(0, place + (to === 'next' ? 1 : -1)));
}
