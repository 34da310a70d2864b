import { describe, expect, it } from 'vitest';
import { buyState, chosenSize } from './buyState.ts';
import { availability, buyView, choice, prices, sizeState } from './testing/views.ts';

const size = { phone: false, gratis: false };
const off = availability({ status: 'disable' });

describe('buyState', () => {
  it.each([
    ['open', size, sizeState()],
    ['disable', size, sizeState({ availability: off })],
    ['phone', { ...size, phone: true }, sizeState({ prices: prices({ value: '0.00' }) })],
    ['phone', size, sizeState({ prices: prices({ value: '0.00' }) })],
    ['loyalty', { ...size, phone: true }, sizeState({ prices: prices({ value: '0.00', points: '1200' }) })],
    ['loyalty', size, sizeState({ prices: prices({ value: '0.00', points: '1200' }) })],
    ['closed', size, sizeState({ prices: prices({ value: '0.00', points: '1200', points_enable: 'n' }) })],
    ['gratis', { ...size, gratis: true }, sizeState({ prices: prices({ value: '0.00' }), availability: off })],
    ['closed', size, sizeState({ prices: prices({ basket_enable: 'n' }) })],
    ['open', size, sizeState({ prices: prices({ points: '4000' }) })],
  ] as const)('is %s', (expected, of, state) => {
    expect(buyState(of, state)).toBe(expected);
  });
});

describe('chosenSize', () => {
  it('is the one of that type', () => expect(chosenSize(buyView()).type).toBe('350'));
  it('is the only one, whatever its name', () =>
    expect(chosenSize(buyView({ size: 'onesize', sizes: [choice('uniw')] })).type).toBe('uniw'));
});
