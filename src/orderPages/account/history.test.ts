import { describe, expect, it } from 'vitest';
import { aLine, anOrder } from '../../orders/testing/order.ts';
import { ownOrder, pageAsked, pagePath } from './history.ts';

const state = (more: Parameters<typeof anOrder>[0]) => ownOrder(anOrder(more), {}).state;

describe('an order in the list of its customer', () => {
  it('says what it is', () => {
    const lines = [aLine(), aLine({ place: 1 }), aLine({ place: 2 })];
    const { total, ...row } = ownOrder(anOrder({ lines }), {});
    expect(row).toEqual({
      number: 1001,
      href: '/zamowienie/1001',
      placed: expect.stringMatching(/^21.listopada.2026$/),
      day: '2026-11-21',
      state: 'W realizacji',
      what: 'Kubek codzienny i jeszcze 2 pozycje',
      again: true,
    });
    expect(total).toMatch(/^520,90/);
    expect(ownOrder(anOrder(), {}).what).toBe('Kubek codzienny');
  });

  it('says its state in words', () => {
    expect(state({ status: 'waiting' })).toBe('Czeka na zapłatę');
    expect(state({ status: 'sent' })).toBe('Wysłane');
    const pickedUp = anOrder().data.delivery;
    if (pickedUp)
      expect(state({ status: 'sent', data: { delivery: { ...pickedUp, pickUp: true } } })).toBe('Gotowe do odbioru');
    expect(state({ status: 'expired' })).toBe('Wygasło');
    expect(state({ status: 'done', lines: [aLine({ withdrawn: 2 })] })).toBe('Odstąpiono od umowy');
  });

  it('cannot be ordered once more when it holds gifts alone', () => {
    expect(ownOrder(anOrder({ lines: [aLine({ data: { gift: true } })] }), {}).again).toBe(false);
  });

  it('stands on a page', () => {
    const asked = (query: string) => pageAsked(new URLSearchParams(query));
    expect([asked(''), asked('strona=3'), asked('strona=0'), asked('strona=-1'), asked('strona=x')]).toEqual([
      1, 3, 1, 1, 1,
    ]);
    expect([pagePath(1), pagePath(2)]).toEqual(['/konto/zamowienia', '/konto/zamowienia?strona=2']);
  });
});
