import { describe, expect, it } from 'vitest';
import { inCurrency } from './currencyRate.ts';

describe('an amount in another currency', () => {
  it('is divided by the rate and rounded once, a half away from zero', () => {
    expect(inCurrency(84_00, { rate: 42_731 })).toBe(19_66);
    expect(inCurrency(84_00, { rate: 1_758 })).toBe(477_82);
    expect(inCurrency(1, { rate: 20_000 })).toBe(1);
    expect(inCurrency(-1, { rate: 20_000 })).toBe(-1);
    expect(inCurrency(0, { rate: 42_731 })).toBe(0);
  });

  it('is exact for amounts whose product no double holds', () => {
    expect(inCurrency(900_719_925_474, { rate: 10_000 })).toBe(900_719_925_474);
    expect(inCurrency(900_719_925_474, { rate: 40_000 })).toBe(225_179_981_369);
  });
});
