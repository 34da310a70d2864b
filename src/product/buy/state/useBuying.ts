import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { type LineInBasket, watchBasketLines } from '../../../basket/watchLines.ts';
import { fromWire, type Parts } from '../../../kit/quantity.ts';
import { askBundle, askLowest, askPrices, askSize, askSizes } from '../../client.ts';
import { wholeState } from '../../wire/wholeState.ts';
import type { BuyActions } from './actions.ts';
import type { Buying, QuantityEnds } from './buying.ts';
import { type BuyCalls, createBuying } from './machine.ts';
import type { BuyView, Choice, FreshState } from './model.ts';
import { sizeChoices } from './sizeChoice.ts';

export interface UsedBuying {
  form: RefObject<HTMLFormElement | null>;
  now: Buying;
  actions: BuyActions;
  /** Text of the quantity field. */
  text: string;
  ends: QuantityEnds;
  /** Ends typing, and gives what stands then. */
  settle(): Buying;
  /** Settles once no answer is awaited any more. */
  answered(): Promise<void>;
  /** Says why nothing can be added, when nothing can. */
  refused(): boolean;
}

const REFRESH_AFTER_MS = 1000;

/** The choice that the form holds, and what comes of changing it. */
export function useBuying(view: BuyView): UsedBuying {
  const form = useRef<HTMLFormElement>(null);
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const [typing, setTyping] = useState<string>();
  const [machine] = useState(() =>
    createBuying({
      view,
      calls: callsOf(view),
      changed,
      later: (ms, run) => void setTimeout(run, ms),
      chose: (choice) => keepChoice(view, choice),
    }),
  );

  useEffect(() => {
    // Chosen or typed before this code came, or put back by the browser when it came back to the page.
    const data = new FormData(form.current ?? undefined);
    const size = data.get('size');
    const number = data.get('number');
    if (typeof size === 'string') machine.chooseSize(size);
    for (const [place, part] of data.getAll('part').entries()) machine.choosePart(place, String(part));
    if (!view.subscription?.only) machine.subscribe(data.get('subscription') === '1');
    if (typeof number === 'string' && number !== machine.now.field.text) machine.typed(number);
    // A press that woke the form goes first; a page that was left asks for nothing.
    const timer = setTimeout(machine.refresh, REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [machine, view]);

  useEffect(
    () =>
      watchBasketLines((lines) => {
        const mine = lines.filter(({ product }) => product === view.id);
        const sum = (some: readonly LineInBasket[]) => partsIn(some, view.precision);
        machine.holds((size) => {
          const same = mine.filter((line) => line.size === size);
          return { size: sum(same), product: sum(mine), once: sum(same.filter(({ once }) => once)) };
        });
      }),
    [machine, view],
  );

  useEffect(() => {
    const element = form.current;
    const onFresh = ({ detail: { choice, answer } }: CustomEvent<FreshState>) => {
      const state = wholeState(answer);
      if (state) machine.told(choice, state);
    };
    element?.addEventListener('projectorfresh', onFresh);
    return () => element?.removeEventListener('projectorfresh', onFresh);
  }, [machine]);

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
    answered: machine.answered,
    refused: machine.refused,
    actions: {
      chooseSize: machine.chooseSize,
      choosePart: machine.choosePart,
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

const partsIn = (lines: readonly LineInBasket[], precision: number): Parts =>
  lines.reduce((sum, { quantity }) => sum + (fromWire(quantity, precision) ?? 0), 0);

const callsOf = (view: BuyView): BuyCalls => ({
  async sizes(parts) {
    const answer = await askSizes(view.id, parts);
    return answer && sizeChoices(answer.items, view);
  },
  size: (choice) => askSize(view.id, choice),
  prices: (choice) => askPrices(view.id, choice),
  lowest: (size) => askLowest(view.id, size, view.priceType),
  async bundle(choice) {
    const answer = await askBundle(view.id, choice);
    return answer && { sizes: sizeChoices(answer.sizes.items, view), state: answer.state };
  },
});

/** The page with this choice, so that it can be shown, sent and come back to. Its path says the language too. */
function choiceAddress({ hasSizes }: Pick<BuyView, 'hasSizes'>, { size, subscribed, parts }: Choice): string {
  const query = new URLSearchParams();
  if (hasSizes) query.set('size', size);
  if (subscribed) query.set('subscription', '1');
  for (const part of parts) query.append('part', part);
  const text = query.toString();
  return text === '' ? location.pathname : `?${text}`;
}

/** Puts the choice into the address of the page, whose place in the history stays, and shows its picture. */
function keepChoice(view: BuyView, choice: Choice): void {
  const subscribed = choice.subscribed && view.subscription?.only !== true;
  history.replaceState(history.state, '', choiceAddress(view, { ...choice, subscribed }));
  // The gallery is another island; its frames say which sizes they show.
  const frame = document.querySelector<HTMLElement>(`[data-sizes~="${CSS.escape(choice.size)}"]`);
  frame?.parentElement?.scrollTo(frame.offsetLeft, 0);
}
