import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { basketChanged } from '../../basket/changed.ts';
import { addToBasket } from '../client.ts';
import type { Buying } from './buying.ts';
import type { BuyView, Returned } from './model.ts';
import type { UsedBuying } from './useBuying.ts';
import { wantedOf } from './wanted.ts';

/** What came of adding to the basket; `turn` tells one from the next, so that each is said. */
export type SendResult = { ok: true; turn: number } | { ok: false; turn: number; why?: string | undefined };

export type Busy = 'add' | 'points';

export interface Sending {
  /** A pointer goes down on the form: what is corrected from now on belongs to that press. */
  press(): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
  busy: Busy | undefined;
  result: SendResult | undefined;
  /** Adds a work that must end before anything is sent; returns how to take it back. */
  addGate(gate: () => Promise<void>): () => void;
}

const choiceOf = ({ size, subscribed, parts }: Buying): string => [size, subscribed, ...parts].join();

/** What happens when the form is sent: it stays, and says what came of it. */
export function useSending(
  view: BuyView,
  { now, settle, refused }: Pick<UsedBuying, 'now' | 'settle' | 'refused'>,
  returned: Returned | undefined,
): Sending {
  const [busy, setBusy] = useState<Busy>();
  const [told, tell] = useState<{ of: string; result: SendResult } | undefined>(
    returned && { of: choiceOf(now), result: { ok: false, turn: 0, why: returned.why } },
  );
  const [gates] = useState(() => new Set<() => Promise<void>>());
  const pressed = useRef<Buying['bound']>(now.bound);

  async function add(element: HTMLFormElement, points: boolean): Promise<void> {
    const { bound } = settle();
    // Another quantity than was typed is bought by another press, once it has been seen.
    const corrected = bound !== undefined && bound !== pressed.current;
    pressed.current = bound;
    if (corrected) return;
    setBusy(points ? 'points' : 'add');
    await Promise.all([...gates].map((gate) => gate()));
    const form = new FormData(element);
    const chosen = settle();
    const answer = await addToBasket(wantedOf(view, chosen, form, points));
    setBusy(undefined);
    if (answer.ok) basketChanged();
    tell((before) => ({ of: choiceOf(chosen), result: { ...answer, turn: (before?.result.turn ?? 0) + 1 } }));
  }

  return {
    busy,
    // What was told of one choice says nothing of another.
    result: told?.of === choiceOf(now) ? told.result : undefined,
    addGate: useCallback(
      (gate) => {
        gates.add(gate);
        return () => void gates.delete(gate);
      },
      [gates],
    ),
    press: () => {
      pressed.current = now.bound;
    },
    submit(event) {
      event.preventDefault();
      if (busy !== undefined) return;
      const name = event.nativeEvent.submitter?.getAttribute('name');
      if (!refused()) void add(event.currentTarget, name === 'forpoints');
    },
  };
}
