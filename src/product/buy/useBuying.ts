import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { askPrices, askSize, askSizes } from '../client.ts';
import type { BuyActions } from './actions.ts';
import { type BuyCalls, type Buying, createBuying, type QuantityEnds } from './buying.ts';
import type { BuyView, FreshState } from './model.ts';
import { keepChoice } from './pageAddress.ts';
import { sizeChoices } from './sizeChoice.ts';

export interface UsedBuying {
  form: RefObject<HTMLFormElement | null>;
  now: Buying;
  actions: BuyActions;
  /** In the quantity field. */
  text: string;
  ends: QuantityEnds;
  /** Ends typing, and gives what stands then. */
  settle(): Buying;
}

/** The choice that the form holds, and what comes of changing it. */
export function useBuying(view: BuyView, fresh: FreshState | undefined): UsedBuying {
  const form = useRef<HTMLFormElement>(null);
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const [typing, setTyping] = useState<string>();
  const [machine] = useState(() =>
    createBuying({
      view,
      calls: callsOf(view),
      changed,
      later: (ms, run) => void setTimeout(run, ms),
      chose: (size, subscribed) => keepChoice(view, size, subscribed),
    }),
  );

  useEffect(() => {
    // Chosen or typed before this code came, or put back by the browser when it came back to the page.
    const data = new FormData(form.current ?? undefined);
    const size = data.get('size');
    const number = data.get('number');
    if (typeof size === 'string') machine.chooseSize(size);
    if (!view.subscription?.only) machine.subscribe(data.get('subscription') === '1');
    if (typeof number === 'string' && number !== machine.now.field.text) machine.typed(number);
    void machine.refresh();
  }, [machine, view]);

  useEffect(() => {
    if (fresh) machine.told(fresh.size, fresh.state);
  }, [machine, fresh]);

  const { now } = machine;
  const typed = () => {
    if (typing !== undefined) machine.typed(typing);
    setTyping(undefined);
  };
  return {
    form,
    now,
    text: typing ?? now.field.text,
    ends: machine.bounds(),
    settle() {
      typed();
      return machine.now;
    },
    actions: {
      chooseSize: machine.chooseSize,
      subscribe: machine.subscribe,
      type: setTyping,
      typed,
      step: (direction) => {
        typed();
        machine.step(direction);
      },
    },
  };
}

const callsOf = (view: BuyView): BuyCalls => ({
  async sizes() {
    const answer = await askSizes(view.id);
    return answer && sizeChoices(answer.items, view);
  },
  size: (size, subscribed) => askSize(view.id, size, subscribed),
  prices: (size, subscribed) => askPrices(view.id, size, subscribed),
});
