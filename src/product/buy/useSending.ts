import { type SubmitEvent, useState } from 'react';
import { basketChanged } from '../../basket/changed.ts';
import { addToBasket } from '../client.ts';
import type { BuyView } from './model.ts';
import type { UsedBuying } from './useBuying.ts';
import { wantedOf } from './wanted.ts';

/** What came of adding to the basket; `turn` tells one from the next, so that each is said. */
export type SendResult = { ok: true; turn: number } | { ok: false; turn: number; why?: string | undefined };

export type Busy = 'add' | 'points';

export interface Sending {
  submit(event: SubmitEvent<HTMLFormElement>): void;
  busy: Busy | undefined;
  result: SendResult | undefined;
}

/** What happens when the form is sent: it stays, and says what came of it. */
export function useSending(view: BuyView, { settle }: Pick<UsedBuying, 'settle'>): Sending {
  const [busy, setBusy] = useState<Busy>();
  const [result, setResult] = useState<SendResult>();

  async function add(form: FormData, points: boolean): Promise<void> {
    setBusy(points ? 'points' : 'add');
    const answer = await addToBasket(wantedOf(view, settle(), form, points));
    setBusy(undefined);
    if (answer.ok) basketChanged();
    setResult((before) => ({ ...answer, turn: (before?.turn ?? 0) + 1 }));
  }

  return {
    busy,
    result,
    submit(event) {
      event.preventDefault();
      if (busy !== undefined) return;
      const form = new FormData(event.currentTarget);
      const name = event.nativeEvent.submitter?.getAttribute('name');
      void add(form, name === 'forpoints');
    },
  };
}
