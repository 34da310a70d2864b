import type { Found } from './found.ts';

/** What the box shows. */
export interface BoxState {
  open: boolean;
  /** Text of the field, without what surrounds it. */
  text: string;
  /** An answer is on its way. */
  waiting: boolean;
  /** What came last, and the text it is for. */
  found?: { text: string; answer: Found } | undefined;
  /** Place of the chosen option; −1 for the text itself. */
  active: number;
}

export type BoxEvent =
  | { type: 'open' | 'close' | 'asked' }
  | { type: 'typed'; text: string; enough: boolean }
  /** Without an answer the call has failed, and nothing is said. */
  | { type: 'answered'; text: string; answer: Found | undefined }
  | { type: 'moved'; to: number };

export const boxAtFirst = (text: string): BoxState => ({ open: false, text, waiting: false, active: -1 });

export function boxAfter(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'open':
      return { ...state, open: true };
    case 'close':
      return { ...state, open: false, waiting: false, active: -1 };
    case 'typed': {
      const { text, enough } = event;
      // What was found last stays until the next answer, unless nothing is asked for.
      return { ...state, open: true, text, waiting: false, active: -1, found: enough ? state.found : undefined };
    }
    case 'asked':
      return { ...state, waiting: true };
    case 'answered': {
      const { text, answer } = event;
      // Overtaken by what was typed since.
      if (text !== state.text) return state;
      return { ...state, waiting: false, active: -1, found: answer && { text, answer } };
    }
    case 'moved':
      return { ...state, open: true, active: event.to };
  }
}

/** Where a key leads among so many options; undefined for a key that is the field's own. */
export function placeAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const places = count + 1;
  // The text itself stands before the first and after the last.
  const step = (by: number) => ((active + 1 + by + places) % places) - 1;
  switch (key) {
    case 'ArrowDown':
      return step(1);
    case 'ArrowUp':
      return step(-1);
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
