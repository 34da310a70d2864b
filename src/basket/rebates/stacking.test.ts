import { describe, expect, it } from 'vitest';
import { percentageBase, takesAmount } from './stacking.ts';

const reduced = { regular: 1000, now: 800, covered: true };
const whole = { ...reduced, now: 1000 };

describe('a code beside another rebate', () => {
  it('counts its percentage from the reduced price only where codes stack', () => {
    expect(percentageBase(reduced, true)).toBe(800);
    expect(percentageBase(reduced, false)).toBe(1000);
  });

  it('takes an amount off a reduced line only where codes stack, and off no line that it does not cover', () => {
    expect([takesAmount(reduced, true), takesAmount(reduced, false), takesAmount(whole, false)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(takesAmount({ ...whole, covered: false }, true)).toBe(false);
  });
});
