import { type SubmitEvent, useCallback, useState } from 'react';
import { basketChanged } from '../../basket/changed.ts';
import { useTextOverrides } from '../../ui/TextContext.tsx';
import { translate } from '../../ui/text.ts';
import { addToBasket, observe } from '../client.ts';
import type { Buying } from './buying.ts';
import type { BuyView, NotifyAnswer, Returned } from './model.ts';
import { buyTexts } from './texts.ts';
import type { UsedBuying } from './useBuying.ts';
import { wantedOf } from './wanted.ts';

/** What came of adding to the basket; `turn` tells one from the next, so that each is said. */
export type SendResult = { ok: true; turn: number } | { ok: false; turn: number; why?: string | undefined };

export type Busy = 'add' | 'points' | 'notify';

export interface Sending {
  submit(event: SubmitEvent<HTMLFormElement>): void;
  busy: Busy | undefined;
  result: SendResult | undefined;
  notified: NotifyAnswer | undefined;
  /** Adds a work that must end before anything is sent; returns how to take it back. */
  addGate(gate: () => Promise<void>): () => void;
}

const choiceOf = ({ size, subscribed, parts }: Buying): string => [size, subscribed, ...parts].join();

/** What happens when the form is sent: it stays, and says what came of it. */
export function useSending(
  view: BuyView,
  { now, settle, refused }: Pick<UsedBuying, 'now' | 'settle' | 'refused'>,
  first: { notified: NotifyAnswer | undefined; returned: Returned | undefined },
): Sending {
  const [busy, setBusy] = useState<Busy>();
  const [told, tell] = useState<{ of: string; result: SendResult } | undefined>(
    first.returned && { of: choiceOf(now), result: { ok: false, turn: 0, why: first.returned.why } },
  );
  const [notified, setNotified] = useState(first.notified);
  const [gates] = useState(() => new Set<() => Promise<void>>());
  const overrides = useTextOverrides();

  async function add(element: HTMLFormElement, points: boolean): Promise<void> {
    setBusy(points ? 'points' : 'add');
    await Promise.all([...gates].map((gate) => gate()));
    const form = new FormData(element);
    const chosen = settle();
    const answer = await addToBasket(wantedOf(view, chosen, form, points));
    setBusy(undefined);
    if (answer.ok) basketChanged();
    tell((before) => ({ of: choiceOf(chosen), result: { ...answer, turn: (before?.result.turn ?? 0) + 1 } }));
  }

  async function ask(form: FormData): Promise<void> {
    const { size } = settle();
    setBusy('notify');
    const email = String(form.get('email') ?? '');
    const answer = await observe({ product: view.id, size, email, consent: form.get('consent') !== null });
    setBusy(undefined);
    const failed = () => translate(buyTexts, overrides, 'notifyFailed');
    setNotified(answer.ok ? { size, ok: true } : { size, ok: false, why: answer.why || failed() });
  }

  return {
    busy,
    // What was told of one choice says nothing of another.
    result: told?.of === choiceOf(now) ? told.result : undefined,
    notified,
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
      if (name === 'intent') void ask(new FormData(event.currentTarget));
      else if (!refused()) void add(event.currentTarget, name === 'forpoints');
    },
  };
}
