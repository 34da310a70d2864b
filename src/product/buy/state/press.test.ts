import { describe, expect, it } from 'vitest';
import type { Buying } from './buying.ts';
import { outcomeOf, pressedNow, priceBeside, readPrice, shownPrice } from './press.ts';
import { availability, buying, buyView, choice, prices, sizeState } from './testing/views.ts';

const view = buyView({ sizes: [choice('250', { price: '59,00 zł' }), choice('350')] });
const small = { size: '250', subscribed: false, parts: [] };
/** The small one is chosen, and the shop has not answered yet. */
const awaited = buying(view, { ...small, waiting: true });
const costing = (formatted: string, more: Partial<Buying> = {}): Buying =>
  buying(view, {
    ...small,
    shown: small,
    state: sizeState({ prices: prices({ price_formatted: formatted }) }),
    ...more,
  });

describe('the price that is read', () => {
  it('is the one beside the size until the shop has answered', () => {
    expect(readPrice(view, buying(view))).toBe('68,00 zł');
    expect(readPrice(view, awaited)).toBe('59,00 zł');
    expect(readPrice({ priceType: 'net' }, buying(view))).toBe('55,28 zł');
  });

  it('beside a size is that of the way of buying', () => {
    const both = choice('350', { price: '68,00 zł', once: '69,00 zł', subscribed: '61,20 zł' });
    const now = buying(buyView({ sizes: [both] }), { subscribed: true });
    expect(priceBeside(now)).toBe('61,20 zł');
    expect(priceBeside({ ...now, subscribed: false })).toBe('69,00 zł');
  });

  it('stands beside no part of a bundle', () => {
    expect(priceBeside({ ...awaited, parts: ['1:18:1'] })).toBeUndefined();
    expect(readPrice(view, { ...awaited, parts: ['1:18:1'] })).toBe('68,00 zł');
  });
});

describe('a press before the shop has answered', () => {
  const press = pressedNow(view, awaited, false);

  it('buys what it was made for at the price that could be read', () => {
    expect(outcomeOf(press, view, costing('59,00 zł'))).toBe('buy');
  });

  it('buys at no other price', () => {
    expect(outcomeOf(press, view, costing('61,00 zł'))).toBe('price');
    expect(outcomeOf(press, view, costing('49,00 zł'))).toBe('price');
  });

  it.each([
    ['another size', buying(view)],
    ['another quantity', costing('59,00 zł', { quantity: 2 })],
    ['a choice that the shop knows nothing of yet', awaited],
    [
      'what is sold out',
      costing('59,00 zł', { state: sizeState({ availability: availability({ status: 'disable' }) }) }),
    ],
    ['what is not for sale', costing('59,00 zł', { state: sizeState({ prices: prices({ basket_enable: 'n' }) }) })],
  ])('does not buy %s', (_, now) => {
    expect(outcomeOf(press, view, now)).toBe('drop');
  });
});

describe('a press in a quantity that has a rebate', () => {
  const tier = (price: string) => ({
    items: [
      { threshold: 3, value: '8', price, price_net: price, price_formatted: `${price} zł`, price_net_formatted: price },
    ],
  });
  const many = (price: string) =>
    costing('68,00 zł', { quantity: 3, state: sizeState({ prices: prices({ rebateNumber: tier(price) }) }) });

  it('buys at the price that the basket makes of it with what lies there', () => {
    const one = { ...many('62.56'), quantity: 1, holds: () => ({ size: 2, product: 2, once: 2 }) };
    expect(shownPrice(view, one)).toBe('62.56 zł');
    expect(outcomeOf(pressedNow(view, one, false), view, one)).toBe('buy');
    expect(shownPrice(view, { ...one, holds: () => ({ size: 2, product: 2, once: 0 }) })).toBe('68,00 zł');
  });

  it('buys at the price of the tier that could be read, and at no other', () => {
    const press = pressedNow(view, many('62.56'), false);
    expect(outcomeOf(press, view, many('62.56'))).toBe('buy');
    expect(outcomeOf(press, view, many('64.00'))).toBe('price');
  });
});

describe('a press for points', () => {
  const loyal = (points: string) =>
    buying(view, { state: sizeState({ prices: prices({ value: '0.00', points }) }), sizes: [choice('350')] });

  it('buys what is sold for points alone, for as many as could be read', () => {
    const press = pressedNow(view, loyal('1200'), true);
    expect(outcomeOf(press, view, loyal('1200'))).toBe('buy');
    expect(outcomeOf(press, view, loyal('1300'))).toBe('price');
    expect(outcomeOf({ ...press, points: false }, view, loyal('1200'))).toBe('drop');
  });

  it('waits to be made again where points stand nowhere yet', () => {
    const state = sizeState({ prices: prices({ points: '4000' }) });
    const press = pressedNow(view, { ...awaited, state }, true);
    expect(outcomeOf(press, view, costing('59,00 zł', { state }))).toBe('price');
  });
});
