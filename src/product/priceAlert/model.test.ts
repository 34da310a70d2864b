import { describe, expect, it } from 'vitest';
import { lowestBeforePresent, priceState } from '../../catalogue/priceHistory.ts';
import { aProduct, aSize, promotion, regular } from '../../catalogue/testing/things.ts';
import { DAY } from '../../kit/clock.ts';
import { alertSizes, checkAlert, isTold } from './model.ts';

const AT = Date.parse('2026-11-21T10:00:00Z');
const GROSS = { at: AT, priceType: 'gross' } as const;
const given = { alert_size: '', alert_below: '', alert_email: 'ala@example.pl', alert_consent: '1' };
const one = [{ type: 'uniw', name: '', price: 12_300 }];
const two = ['s', 'm'].map((type) => ({ type, name: type, price: 12_300 }));
const check = (more = {}, sizes = one) => checkAlert({ ...given, ...more }, sizes, { currency: 'PLN', texts: {} });
const faults = (more = {}, sizes = one) => check(more, sizes).faults.map(({ name }) => name);

describe('a wish to hear of a lower price', () => {
  it('needs an address and a consent, and a size where there are several', () => {
    expect(faults()).toEqual([]);
    expect(faults({ alert_email: 'ala@', alert_consent: '' })).toEqual(['alert_email', 'alert_consent']);
    expect(faults({}, two)).toEqual(['alert_size']);
    expect(faults({ alert_size: 'x' }, two)).toEqual(['alert_size']);
    expect(check({ alert_size: 'm' }, two).size?.type).toBe('m');
  });

  it('may name an amount below the present price, as people type it', () => {
    expect(check({ alert_below: ' 99,50 zł ' })).toMatchObject({ faults: [], below: 9950 });
    expect(check({ alert_below: '' }).below).toBeUndefined();
    for (const typed of ['abc', '-5', '0', '1.234,00', '9'.repeat(30)])
      expect(faults({ alert_below: typed })).toEqual(['alert_below']);
    expect(check({ alert_below: '123,00' }).faults[0]?.message).toMatch(/niższa niż obecna cena: 123,00/);
  });

  it('is for sizes with a price, as the shop shows it', () => {
    const product = aProduct({ id: 1, sizes: [aSize(), aSize({ type: 'm', phonePrice: true })] });
    expect(alertSizes(product, GROSS)).toEqual([{ type: 'uniw', name: '', price: 12_300 }]);
    expect(alertSizes(product, { ...GROSS, priceType: 'net' })[0]?.price).toBe(10_000);
  });

  it('is not taken for what is sold by subscription alone: its price has no history to be below', () => {
    const sizes = [aSize({ subscriptionPrice: 6150 })];
    expect(alertSizes(aProduct({ sizes, subscription: { periods: [30], only: true } }), GROSS)).toEqual([]);
    expect(alertSizes(aProduct({ sizes, subscription: { periods: [30], only: false } }), GROSS)).toHaveLength(1);
  });
});

describe('a lower price', () => {
  it('is told when it is a reduction by law, and no other', () => {
    const any = { below: null, price: 10_000 };
    expect(isTold(any, 9000, 10_000)).toBe(true);
    expect(isTold(any, 9000, 9000)).toBe(false);
    expect(isTold(any, 9000, 8000)).toBe(false);
    expect(isTold(any, 9000, undefined)).toBe(false);
    expect(isTold(any, 10_000, 20_000)).toBe(false);
    expect(isTold(any, 11_000, 20_000)).toBe(false);
  });

  it('is told to an amount once it comes down to it', () => {
    const bound = { below: 9000, price: 10_000 };
    expect(isTold(bound, 9001, 10_000)).toBe(false);
    expect(isTold(bound, 9000, undefined)).toBe(true);
    expect(isTold({ ...bound, price: 9000 }, 8000, 10_000)).toBe(false);
  });

  it('is compared with the lowest of the 30 days before it', () => {
    const lowestOf = (...prices: ReturnType<typeof regular>[]) => {
      const state = priceState(prices, AT);
      return state && lowestBeforePresent(prices, state, AT)?.lowest;
    };
    expect(lowestOf(regular(10_000), promotion(8000, AT - DAY))).toBe(10_000);
    expect(lowestOf(regular(10_000, 0, AT - DAY), regular(8000, AT - DAY))).toBe(10_000);
    // A rise before a fall makes no reduction.
    expect(
      lowestOf(regular(8000, 0, AT - 5 * DAY), regular(10_000, AT - 5 * DAY, AT - DAY), regular(8500, AT - DAY)),
    ).toBe(8000);
    expect(lowestOf(regular(10_000, AT - DAY))).toBeUndefined();
  });
});
