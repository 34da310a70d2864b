import { describe, expect, it } from 'vitest';
import type { BuyingEvent } from './events.ts';
import { startBuying, stepBuying } from './steps.ts';
import { availability, buyView, prices, sizeState } from './testing/views.ts';

/** What is to be done after each of the events. */
function effectsOf(...events: BuyingEvent[]) {
  let model = startBuying(buyView());
  return events.map((event) => {
    const [next, effects] = stepBuying(model, event);
    model = next;
    return effects;
  });
}

const asked = (effects: ReturnType<typeof effectsOf>[number] | undefined) => {
  const effect = effects?.find(({ type }) => type === 'ask');
  if (effect?.type !== 'ask') throw new Error('Nothing is asked');
  return effect.question;
};

describe('stepBuying', () => {
  it('keeps a choice in the address before it asks the shop about it', () => {
    const [effects] = effectsOf({ type: 'sizeChosen', size: '250' });
    const choice = { size: '250', subscribed: false, parts: [] };
    expect(effects).toEqual([
      { type: 'keepChoice', choice },
      { type: 'ask', question: { about: 'size', number: 1, choice, said: undefined } },
    ]);
  });

  it('does nothing for what is chosen already', () => {
    expect(effectsOf({ type: 'sizeChosen', size: '350' }, { type: 'subscribed', on: false })).toEqual([[], []]);
  });

  it('asks once for a quantity, and not while an answer is awaited', () => {
    const [first, second] = effectsOf({ type: 'typed', text: '2' }, { type: 'typed', text: '3' });
    expect(asked(first).about).toBe('worth');
    expect(second).toEqual([]);
  });

  it('shows shipping later and asks for the lowest price once the state of a size has come', () => {
    const [first] = effectsOf({ type: 'sizeChosen', size: '250' });
    const state = sizeState({
      availability: availability({ status: 'order' }),
      prices: prices({ omnibus_price_formatted: '65,00 zł' }),
    });
    const [, effects] = effectsOf(
      { type: 'sizeChosen', size: '250' },
      { type: 'answered', question: asked(first), answer: { state } },
    );
    expect(effects).toEqual([
      { type: 'showShipping', afterMs: 50 },
      { type: 'askLowest', size: '250', prices: state.prices },
    ]);
  });

  it('gives the choice before back to the address when no answer comes', () => {
    const [first] = effectsOf({ type: 'sizeChosen', size: '250' });
    const [, effects] = effectsOf(
      { type: 'sizeChosen', size: '250' },
      { type: 'answered', question: asked(first), answer: false },
    );
    expect(effects).toEqual([{ type: 'keepChoice', choice: { size: '350', subscribed: false, parts: [] } }]);
  });

  it('leaves the model it was given as it was', () => {
    const model = startBuying(buyView());
    const { holds } = model.now;
    const before = { ...structuredClone({ ...model.now, holds: undefined }), holds };
    stepBuying(model, { type: 'typed', text: '99' });
    expect(model.now).toEqual(before);
  });
});
