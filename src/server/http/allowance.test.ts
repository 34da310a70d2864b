import { expect, it } from 'vitest';
import { LIMITS, scaledLimits } from '../../settings/limits.ts';
import { createAllowance } from './allowance.ts';

const ADDRESS = '203.0.113.7';
const { burst, perSecond } = LIMITS.rates.codes;
const most = burst * LIMITS.sessionsPerAddress;

function setup(limits = LIMITS) {
  let now = 0;
  const may = createAllowance('codes', limits, () => now);
  return {
    /** How many of so many tries are let through; each under the session that `of` names. */
    async tries(count: number, of: (n: number) => string | undefined, visitor = ADDRESS) {
      const asked = Array.from({ length: count }, (_, n) => {
        const session = of(n);
        return may({ shopper: session === undefined ? {} : { session }, visitor });
      });
      return (await Promise.all(asked)).filter(Boolean).length;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

it('the allowance lets one shopper try so often, wherever they ask from', async () => {
  const { tries } = setup();
  expect(await tries(100, () => 'one')).toBe(burst);
  expect(await tries(100, () => 'one', 'elsewhere')).toBe(0);
});

it('the allowance does not let one address try more often because it takes a new session each time, or none', async () => {
  const { tries, pass } = setup();
  expect(await tries(1000, (n) => `session ${n}`)).toBe(most);
  expect(await tries(1000, () => undefined)).toBe(0);
  pass(60_000);
  expect(await tries(1000, (n) => `later ${n}`)).toBe(perSecond * 60 * LIMITS.sessionsPerAddress);
});

it('the allowance lets others behind the address of one who tries too much go on', async () => {
  const { tries } = setup();
  await tries(1000, () => 'greedy');
  expect(await tries(burst, () => 'another')).toBe(burst);
});

it('the allowance refuses nobody where there are no limits', async () => {
  expect(await setup(scaledLimits(0)).tries(1000, (n) => (n % 2 ? 'one' : undefined))).toBe(1000);
});
