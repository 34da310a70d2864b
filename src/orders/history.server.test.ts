import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing.server.ts';
import { imbalances } from './testing/balance.server.ts';
import type { Step } from './testing/step.ts';
import { storyOf } from './testing/story.server.ts';

const which = fc.nat({ max: 9 });
const stepsWith = (card: fc.Arbitrary<boolean>): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('place' as const),
        product: fc.constantFrom(1, 2),
        quantity: fc.constantFrom('1', '2', '5'),
        payment: fc.constantFrom('transfer' as const, 'blik' as const, 'on_delivery' as const),
        code: fc.constantFrom(undefined, undefined, 'MINUS10', 'DWA', 'RAZ'),
        card,
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
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('withdraw' as const), which, share: fc.constantFrom(30, 100) }),
    },
  );

const steps = stepsWith(fc.constant(false));
/** What a card pays is in no forecast: there, all must balance. */
const withCards = stepsWith(fc.boolean());

eachDatabase('histories of orders', (open) => {
  const story = storyOf(open);
  const numRuns = () => (story.shop.db.kind === 'sqlite' ? 40 : 10);

  it('go as the rules say, and balance after every step', { timeout: 120_000 }, async () => {
    const history = fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 25 }), async (all) => {
      await story.begin();
      for (const step of all) {
        story.predict(step);
        await story.play(step);
        expect(await story.seen()).toEqual(story.expected());
        expect(await imbalances(story.shop.db, story.pieces)).toEqual([]);
      }
    });
    await fc.assert(history, { numRuns: numRuns() });
  });

  it('balance though all happens at once, and nothing leaves a state that ends it', { timeout: 120_000 }, async () => {
    const rounds = fc.array(fc.array(withCards, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 6 });
    const history = fc.asyncProperty(rounds, async (all) => {
      await story.begin();
      for (const together of all) {
        await Promise.all(together.map((step) => story.play(step)));
        expect(await imbalances(story.shop.db, story.pieces)).toEqual([]);
        expect(await story.wrongTurns()).toEqual([]);
      }
    });
    await fc.assert(history, { numRuns: numRuns() });
  });
});
