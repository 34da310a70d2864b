import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { imbalances } from './testing/balance.server.ts';
import { CUSTOMERS } from './testing/customer.server.ts';
import type { Step } from './testing/step.ts';
import { storyOf } from './testing/story.server.ts';

const TIMEOUT = 120_000;
/** A story that is broken off would go on beside the next one: `npm run verify` tries fewer, and each to its end. */
const QUICK = fc.readConfigureGlobal().interruptAfterTimeLimit !== undefined;

const which = fc.nat({ max: 9 });
const happensWith = (card: fc.Arbitrary<boolean>): fc.MaybeWeightedArbitrary<Step>[] => [
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      product: fc.constantFrom(1, 2),
      quantity: fc.constantFrom('1', '2', '5'),
      payment: fc.constantFrom('transfer' as const, 'blik' as const, 'on_delivery' as const),
      code: fc.constantFrom(undefined, undefined, 'MINUS10', 'DWA', 'RAZ'),
      card,
      who: fc.constantFrom(undefined, ...CUSTOMERS),
      forPoints: fc.constantFrom(0, 0, 1, 2),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      share: fc.constantFrom(100, 100, 100, 50, 130),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tellAgain' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('placeAgain' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.5, 2, 200) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), which, by: fc.constantFrom('buyer', 'shop') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('move' as const), which, to: fc.constantFrom('sent', 'done') }),
  },
];
const happens = happensWith(fc.constant(false));
const worth = fc.record({ do: fc.constant('withdraw' as const), which, share: fc.constantFrom(30, 100) });
const lines = fc.record({
  do: fc.constant('giveBack' as const),
  which,
  line: fc.constantFrom(0, 0, 1),
  pieces: fc.constantFrom(1, 2),
});
const steps: fc.Arbitrary<Step> = fc.oneof(...happens, { weight: 1, arbitrary: worth });
/** Withdrawn from line by line, with what follows for stock, points and gift cards. */
const stepsByLine: fc.Arbitrary<Step> = fc.oneof(...happensWith(fc.boolean()), { weight: 3, arbitrary: lines });
/** What a card pays is in no forecast: there, all must balance. */
const withCards: fc.Arbitrary<Step> = fc.oneof(...happensWith(fc.boolean()), { weight: 1, arbitrary: worth });

eachDatabase('histories of orders', (open) => {
  const story = storyOf(open);
  const tries = () =>
    QUICK ? { numRuns: 12, interruptAfterTimeLimit: TIMEOUT } : { numRuns: story.shop.db.kind === 'sqlite' ? 40 : 10 };

  it('go as the rules say, and balance after every step', { timeout: TIMEOUT }, async () => {
    const history = fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 25 }), async (all) => {
      await story.begin();
      for (const step of all) {
        story.predict(step);
        await story.play(step);
        expect(await story.seen()).toEqual(story.expected());
        expect(await imbalances(story.shop.db, story.pieces)).toEqual([]);
      }
    });
    await fc.assert(history, tries());
  });

  it('balance though buyers withdraw from them line by line', { timeout: TIMEOUT }, async () => {
    const history = fc.asyncProperty(fc.array(stepsByLine, { minLength: 6, maxLength: 25 }), async (all) => {
      await story.begin();
      for (const step of all) {
        await story.play(step);
        expect(await imbalances(story.shop.db, story.pieces)).toEqual([]);
      }
    });
    await fc.assert(history, tries());
  });

  it('balance though all happens at once, and nothing leaves a state that ends it', { timeout: TIMEOUT }, async () => {
    const rounds = fc.array(fc.array(withCards, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 6 });
    const history = fc.asyncProperty(rounds, async (all) => {
      await story.begin();
      for (const together of all) {
        await Promise.all(together.map((step) => story.play(step)));
        expect(await imbalances(story.shop.db, story.pieces)).toEqual([]);
        expect(await story.wrongTurns()).toEqual([]);
      }
    });
    await fc.assert(history, tries());
  });
});
