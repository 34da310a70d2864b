import { type SubmitEvent, useCallback, useState } from 'react';
import { basketChanged } from '../../basket/changed.ts';
import { addToBasket } from '../client.ts';
import type { BuyView, Returned } from './model.ts';
import type { UsedBuying } from './useBuying.ts';
import { wantedOf } from './wanted.ts';

/** What came of adding to the basket; `turn` tells one from the next, so that each is said. */
export type SendResult = { ok: true; turn: number } | { ok: false; turn: number; why?: string | undefined };

export type Busy = 'add' | 'points';

export interface Sending {
  submit(event: SubmitEvent<HTMLFormElement>): void;
  busy: Busy | undefined;
  result: SendResult | undefined;
  /** Adds a work that must end before anything is sent; returns how to take it back. */
  addGate(gate: () => Promise<void>): () => void;
}

/** What happens when the form is sent: it stays, and says what came of it. */
export function useSending(
  view: BuyView,
  { settle, refused }: Pick<UsedBuying, 'settle' | 'refused'>,
  returned: Returned | undefined,
): Sending {
  const [busy, setBusy] = useState<Busy>();
  const [result, setResult] = useState<SendResult | undefined>(returned && { ok: false, turn: 0, why: returned.why });
  const [gates] = useState(() => new Set<() => Promise<void>>());

  async function add(element: HTMLFormElement, points: boolean): Promise<void> {
    setBusy(points ? 'points' : 'add');
    await Promise.all([...gates].map((gate) => gate()));
    const form = new FormData(element);
    const answer = await addToBasket(wantedOf(view, settle(), form, points));
    setBusy(undefined);
    if (answer.ok) basketChanged();
    setResult((before) => ({ ...answer, turn: (before?.turn ?? 0) + 1 }));
  }

  return {
    busy,
    result,
    addGate: useCallback(
      (gate) => {
        gates.add(gate);
        return () => void gates.delete(gate);
      },
      [gates],
    ),
    submit(event) {
      event.preventDefault();
      if (busy !== undefined) return;
      const name = event.nativeEvent.submitter?.getAttribute('name');
      if (!refused()) void add(event.currentTarget, name === 'forpoints');
    },
  };
}
