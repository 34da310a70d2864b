import { describe, expect, it } from 'vitest';
import { aLine, anOrder } from '../../orders/testing/order.ts';
import { NO_OVERRIDES } from '../../ui/text.ts';
import type { Subscription } from '../model.ts';
import { aSubscription } from '../testing/subscription.ts';
import { readAsked, readDone } from './form.ts';
import { type Next, subscriptionView } from './view.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const shown = (more: Partial<Subscription> = {}, next: Next = anOrder({ lines: [aLine()] })) =>
  subscriptionView(aSubscription(more), next, {
    ...{ texts: NO_OVERRIDES, vat: 23, currency: 'PLN', today: '2026-11-21', notice: 3 },
    orders: [{ id: 'o', number: 1001, accessKey: 'klucz', placedAt: 0, status: 'accepted', total: 18_490 }],
    picture: () => undefined,
  });
const now = (more?: Partial<Subscription>, next?: Next) => plain(shown(more, next).now);

describe('the page of a subscription', () => {
  it('says where it is', () => {
    expect(now()).toBe('Następne zamówienie złożymy 21 grudnia 2026.');
    expect(now({ state: 'paused', why: 'buyer' })).toContain('dopóki abonamentu nie wznowisz');
    expect(now({ state: 'paused', why: 'unpaid' })).toContain('nie zostało opłacone na czas');
    expect(now({ state: 'cancelled', why: 'buyer' })).toBe('Niczego więcej nie zamówimy.');
    expect(now({ state: 'cancelled', why: 'account' })).toBe('Niczego więcej nie zamówimy.');
    expect(now({ state: 'cancelled', why: 'order' })).toContain('anulowane albo nie zostało opłacone');
    expect(now({ state: 'cancelled', why: 'done' })).toContain('Wszystko, na co się umówiliśmy');
    expect(now({ last: 2, least: 2 })).toContain('To będzie ostatnie');
    expect(now({ last: 3, least: 3 })).toContain('skończy się po 3 zamówieniach');
    const trouble = { code: 'things', until: '2026-12-28' } as const;
    expect(now({ trouble }, { trouble: 'things', names: ['Kubek'] })).toContain(
      'Kubek. Próbujemy codziennie do 28 grudnia',
    );
    expect(now({ trouble })).toContain('Następne zamówienie złożymy');
  });

  it('shows the next order as it would be now, and its orders by their own keys', () => {
    const view = shown({ announced: 20_000 });
    expect(view.lines.map(({ name }) => name)).toEqual(['Kubek codzienny']);
    expect(view.sums.find(({ total }) => total)?.value).toBe('184,90\u00A0zł');
    expect(view.announced).toContain('200,00');
    expect(view.orders[0]?.href).toBe('/zamowienie/1001?klucz=klucz');
    const none = shown({}, { trouble: 'things', names: [] });
    expect([none.lines, none.sums, none.pay]).toEqual([[], [], '']);
    expect(shown({ state: 'cancelled' }).sums).toEqual([]);
  });

  it('offers what can be done now, and nothing else', () => {
    expect(Object.keys(shown().actions).sort()).toEqual(['cancel', 'move', 'pause', 'skip']);
    expect(shown().actions.move).toMatchObject({ from: '2026-11-24', to: '2027-11-22', value: '2026-12-21' });
    expect(shown({ next: '2026-11-22' }).actions.move?.value).toBe('2026-11-24');
    expect(shown({ least: 3 }).actions.cancel).toEqual({ least: 3 });
    expect(shown({ least: 3, last: 3 }).actions.cancel).toBeUndefined();
    const dearer = { least: 3, announced: 10_001, data: { ...aSubscription().data, each: 10_000 } };
    expect(shown(dearer).actions.cancel).toEqual({});
    expect(shown({ ...dearer, announced: 10_000 }).actions.cancel).toEqual({ least: 3 });
    expect(shown({ state: 'paused' }).actions).toMatchObject({ pause: false, resume: {}, cancel: {} });
    expect(shown({ state: 'paused' }).actions.move).toBeUndefined();
    expect(shown({ state: 'cancelled' }).actions).toEqual({ pause: false });
  });
});

describe('the forms of the page of a subscription', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  it('ask for what there is', () => {
    expect(readAsked(form({ do: 'pause' }))).toEqual({ do: 'pause' });
    expect(readAsked(form({ do: 'move', date: ' 2026-12-24 ' }))).toEqual({ do: 'move', to: '2026-12-24' });
    expect(readAsked(form({ do: 'move', date: '2026-13-40' }))).toBe('date');
    expect(readAsked(form({ do: 'move' }))).toBe('date');
    expect(readAsked(form({ do: 'delete' }))).toBeUndefined();
    expect(readAsked(form({}))).toBeUndefined();
    expect(readDone(new URLSearchParams('zrobione=skip'))).toBe('skip');
    expect(readDone(new URLSearchParams('zrobione=<b>'))).toBeUndefined();
  });
});
