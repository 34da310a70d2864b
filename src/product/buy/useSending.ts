import { type SubmitEvent, useState } from 'react';
import { addToBasket, observe } from '../client.ts';
import type { BuyView, NotifyAnswer } from './model.ts';
import type { UsedBuying } from './useBuying.ts';

/** What came of adding to the basket; `turn` tells one from the next, so that each is said. */
export type SendResult = { ok: true; turn: number } | { ok: false; turn: number; why?: string | undefined };

export type Busy = 'add' | 'notify';

export interface Sending {
  submit(event: SubmitEvent<HTMLFormElement>): void;
  busy: Busy | undefined;
  result: SendResult | undefined;
  notified: NotifyAnswer | undefined;
}

/** What happens when the form is sent: in place where the calls can carry it, by the browser where only a form can. */
export function useSending(view: BuyView, { now, actions }: UsedBuying, first: NotifyAnswer | undefined): Sending {
  const [busy, setBusy] = useState<Busy>();
  const [result, setResult] = useState<SendResult>();
  const [notified, setNotified] = useState(first);

  async function add(): Promise<void> {
    setBusy('add');
    const { size, subscribed, quantity } = now;
    const answer = await addToBasket(view, { size, subscribed, quantity });
    setBusy(undefined);
    setResult((before) => ({ ...answer, turn: (before?.turn ?? 0) + 1 }));
  }

  async function ask(data: FormData): Promise<void> {
    setBusy('notify');
    const code = await observe(view.id, now.size, data);
    setBusy(undefined);
    setNotified({ size: now.size, code });
  }

  return {
    busy,
    result,
    notified,
    submit(event) {
      actions.typed();
      const { submitter } = event.nativeEvent;
      const form = event.currentTarget;
      const name = submitter?.getAttribute('name');
      if (busy !== undefined) {
        event.preventDefault();
      } else if (name === 'intent') {
        event.preventDefault();
        void ask(new FormData(form));
      } else if (name !== 'forpoints' && !needsForm(view)) {
        event.preventDefault();
        void add();
      }
    },
  };
}

/** What the mutation has no place for is carried by the form, and the page that answers it is the basket. */
const needsForm = ({ texts, serviceDate }: BuyView): boolean => texts.length > 0 || serviceDate !== undefined;
