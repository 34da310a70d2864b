import type { SizePrices } from '../../wire/shapes.ts';
import type { Buying, Holds, QuantityEnds } from './buying.ts';
import type { Answer, BuyingEffect, BuyingEvent, Question } from './events.ts';
import type { BuyView, Choice, SizeChoice, SizeState } from './model.ts';
import { askLowest, endsOf, isFull, startBuying, stepBuying } from './steps.ts';

/** What the column asks the shop; `false` for whatever went wrong. */
export interface BuyCalls {
  sizes(parts: Choice['parts']): Promise<SizeChoice[] | false>;
  size(choice: Choice): Promise<SizeState | false>;
  prices(choice: Choice): Promise<SizePrices | false>;
  /** Sizes and state of a bundle with other parts: everything of it changes. */
  bundle(choice: Choice): Promise<{ sizes: SizeChoice[]; state: SizeState } | false>;
  /** The lowest price of 30 days, as it is read; undefined for whatever went wrong. */
  lowest(size: string): Promise<string | undefined>;
}

export interface BuyingOptions {
  view: BuyView;
  calls: BuyCalls;
  changed(): void;
  /** Runs something after a time. */
  later(ms: number, run: () => void): void;
  /** Told what is chosen now, so that the address keeps it. */
  chose(choice: Choice): void;
}

/** Runs what `stepBuying` says between the shopper and the shop while they choose. */
export function createBuying({ view, calls, changed, later, chose }: BuyingOptions) {
  let model = startBuying(view);
  let answer: Promise<void> | undefined;

  function send(event: BuyingEvent): void {
    const [next, effects] = stepBuying(model, event);
    model = next;
    changed();
    effects.forEach(run);
  }

  function run(effect: BuyingEffect): void {
    switch (effect.type) {
      case 'ask':
        answer = ask(effect.question).then((told) =>
          send({ type: 'answered', question: effect.question, answer: told }),
        );
        return;
      case 'askLowest':
        void calls.lowest(effect.size).then((lowest) => {
          if (lowest !== undefined) send({ type: 'lowestTold', prices: effect.prices, lowest });
        });
        return;
      case 'showShipping':
        later(effect.afterMs, () => send({ type: 'shippingDue' }));
        return;
      case 'keepChoice':
        chose(effect.choice);
        return;
    }
  }

  async function ask({ about, choice }: Question): Promise<Answer> {
    if (about === 'bundle') return calls.bundle(choice);
    if (about === 'size') {
      const state = await calls.size(choice);
      return state && { state };
    }
    const prices = await calls.prices(choice);
    return prices && { prices };
  }

  return {
    get now(): Buying {
      return model.now;
    },
    chooseSize: (size: string) => send({ type: 'sizeChosen', size }),
    /** Another size of a part; `place` is of the part in the bundle. */
    choosePart: (place: number, value: string) => send({ type: 'partChosen', place, value }),
    subscribe: (on: boolean) => send({ type: 'subscribed', on }),
    /** Text as it was typed, with a comma or a point. */
    typed: (text: string) => send({ type: 'typed', text }),
    step: (direction: -1 | 1) => send({ type: 'stepped', direction }),
    bounds: (): QuantityEnds => endsOf(model),
    /** Asks for sizes as they are now: stock and prices may have changed since the page was made. */
    async refresh(): Promise<void> {
      askLowest(model).forEach(run);
      const { parts } = model.now;
      const sizes = await calls.sizes(parts);
      if (sizes && sizes.length > 0) send({ type: 'sizesTold', parts, sizes });
    },
    /** The state of the chosen size as the shop told it unasked. */
    told: (choice: Choice, state: SizeState) => send({ type: 'stateTold', choice, state }),
    /** Settles once no answer is awaited any more. */
    async answered(): Promise<void> {
      while (model.now.waiting) await answer;
    },
    holds: (holds: Holds) => send({ type: 'basketTold', holds }),
    /** Says why nothing more can be added; false when something can. */
    refused(): boolean {
      const full = isFull(model);
      if (full) send({ type: 'refused' });
      return full;
    },
  };
}
