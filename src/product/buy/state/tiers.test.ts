import { describe, expect, it } from 'vitest';
import { prices } from './testing/views.ts';
import { pricesAt, tiersAt, totalAt } from './tiers.ts';

const tier = (threshold: number, price: string) => ({
  threshold,
  value: '8',
  price,
  price_net: price,
  price_formatted: `${price.replace('.', ',')} zł`,
  price_net_formatted: `${price.replace('.', ',')} zł`,
});
const cup = prices({ rebateNumber: { items: [tier(3, '62.56'), null, tier(6, '59.84')] } });
const at = (quantity: number) => ({ quantity, precision: 0, step: 1, net: false });

describe('tiersAt', () => {
  it('begins with the price of one, and says from how much to how much each holds', () => {
    expect(tiersAt(cup, at(1)).rows).toEqual([
      { from: 1, to: 2, price: '68,00 zł', chosen: true },
      { from: 3, to: 5, percent: 8, price: '62,56 zł', chosen: false },
      { from: 6, percent: 12, price: '59,84 zł', chosen: false },
    ]);
  });

  it('says how much more reaches the next, until the last is reached', () => {
    expect(tiersAt(cup, at(1)).next).toEqual({ left: 2, price: '62,56 zł' });
    expect(tiersAt(cup, at(5)).next).toEqual({ left: 1, price: '59,84 zł' });
    expect(tiersAt(cup, at(6)).next).toBeUndefined();
  });

  it('counts what the basket holds of the same, which is bought together with it', () => {
    const held = { ...at(1), held: 3 };
    expect(tiersAt(cup, held).rows.map(({ chosen }) => chosen)).toEqual([false, true, false]);
    expect(tiersAt(cup, held).next).toEqual({ left: 2, price: '59,84 zł' });
    expect(pricesAt(cup, held).price_formatted).toBe('62,56 zł');
    // What is added costs that much; what lies there is no part of its sum.
    expect(totalAt(cup, { ...held, quantity: 2 })).toBe(12_512);
  });

  it('counts each unit at the price of its tier', () => {
    expect(totalAt(cup, at(2))).toBe(13600);
    expect(totalAt(cup, at(3))).toBe(18768);
    expect(totalAt(cup, at(12))).toBe(71808);
  });

  it('reads thresholds in parts of the unit', () => {
    const clay = prices({ value: '6.50', rebateNumber: { items: [tier(20, '5.90')] } });
    const kg = (quantity: number) => ({ quantity, precision: 1, step: 5, net: false });
    expect(tiersAt(clay, kg(20)).rows.map(({ from, to }) => [from, to])).toEqual([
      [5, 195],
      [200, undefined],
    ]);
    expect(totalAt(clay, kg(25))).toBe(1625);
    expect(totalAt(clay, kg(200))).toBe(11800);
  });

  it('begins with the least that can be ordered', () => {
    expect(tiersAt(cup, { ...at(2), least: 2 }).rows[0]).toMatchObject({ from: 2, to: 2, price: '68,00 zł' });
    expect(tiersAt(cup, { ...at(4), least: 4 }).rows[0]).toMatchObject({ from: 3, price: '62,56 zł' });
  });

  it('is empty without rebates or without a price', () => {
    expect(tiersAt(prices(), at(1)).rows).toEqual([]);
    expect(tiersAt(prices({ value: '0.00', rebateNumber: { items: [tier(3, '1.00')] } }), at(1)).rows).toEqual([]);
  });
});

describe('pricesAt', () => {
  it('is the price of the tier with the one before the rebate beside it', () => {
    expect(pricesAt(cup, at(2))).toBe(cup);
    expect(pricesAt(cup, at(5))).toMatchObject({
      value: '62.56',
      price_formatted: '62,56 zł',
      beforerebate: '68.00',
      beforerebate_formatted: '68,00 zł',
      beforerebate_net_formatted: '55,28 zł',
    });
    expect(pricesAt(cup, at(6)).price_formatted).toBe('59,84 zł');
  });

  it('is for one unit of contents at the price of the tier', () => {
    const tea = { ...tier(3, '62.56'), unit_price_formatted: '1,25 zł', unit_price_net_formatted: '1,02 zł' };
    const told = prices({ unit_price_formatted: '1,36 zł', unit_price_per: '1 g', rebateNumber: { items: [tea] } });
    expect(pricesAt(told, at(3))).toMatchObject({ unit_price_formatted: '1,25 zł', unit_price_per: '1 g' });
  });
});
