import { expect, it } from 'vitest';
import { HOUR } from '../../kit/clock.ts';
import type { Order } from '../../orders/model.ts';
import { EMAIL_TERMS } from '../../orders/testing/emailTerms.ts';
import { aLine, anOrder, PLACED_AT } from '../../orders/testing/order.ts';
import { PAYMENT_TERMS } from '../../orders/testing/paymentTerms.ts';
import { NO_OVERRIDES } from '../../ui/text.ts';
import { type OrderPageTerms, orderPageView } from './view.ts';

const terms = (more: Partial<OrderPageTerms> = {}): OrderPageTerms => ({
  file: {
    ...{ company: EMAIL_TERMS.file.company, vat: 23, return_days: 14, subscriptions: { notice_days: 3, pay_days: 3 } },
    payments: PAYMENT_TERMS,
  },
  texts: NO_OVERRIDES,
  ...{ at: PLACED_AT, toPay: 18_490 },
  term: { open: true },
  history: [],
  picture: () => undefined,
  path: (part, query) => `/zamowienie/1001/${part ?? ''}?${query ?? ''}`,
  ...more,
});
const view = (order: Order, more?: Partial<OrderPageTerms>) => orderPageView(order, terms(more));
const expiresAt = PLACED_AT + 7 * 24 * HOUR;

it('the page of an order thanks for an hour, and then says where the order is', () => {
  expect(view(anOrder()).fresh).toBe(true);
  expect(view(anOrder(), { at: PLACED_AT + HOUR }).fresh).toBe(false);
  expect(view(anOrder({ status: 'cancelled' })).fresh).toBe(false);
  const withdrawn = anOrder({ lines: [aLine({ withdrawn: aLine().quantity })] });
  expect(view(withdrawn)).toMatchObject({ fresh: false, state: 'Odstąpiono od całej umowy.' });
});

it('the page of an order says how to pay only while it is to be paid', () => {
  const waiting = view(anOrder({ status: 'waiting', expiresAt }));
  expect(waiting.transfer.map(({ key, copy }) => [key, copy])).toEqual([
    ['recipient', undefined],
    ['account', '61109010140000071219812874'],
    ['title', 'Zamówienie 1001'],
    ['amount', '184,90'],
    ['until', undefined],
  ]);
  const rest = view(anOrder({ status: 'waiting', expiresAt }), { toPay: 8490 });
  expect(rest.transfer.find(({ key }) => key === 'amount')).toMatchObject({ copy: '84,90', value: '84,90\u00A0zł' });
  expect(waiting).not.toHaveProperty('pay');
  expect(waiting.cancel).toContain('anuluj=1');
  expect(waiting.withdraw?.href).toContain('/odstapienie');
  const online = view(anOrder({ status: 'waiting', payment: 'blik', expiresAt }));
  expect(online.pay).toEqual({ href: '/zamowienie/1001/platnosc?', amount: '184,90\u00A0zł' });
  expect(online.transfer).toEqual([]);
  expect(view(anOrder()).transfer).toEqual([]);
  expect(view(anOrder())).not.toHaveProperty('cancel');
});

it('the page of an order announces what comes next: a parcel leaves, what is fetched waits', () => {
  const { data } = anOrder();
  const fetched = { ...data.delivery, name: 'Odbiór', pickUp: true, promise: 'Gotowe jutro.' } as typeof data.delivery;
  const of = (status: Order['status'], delivery: typeof data.delivery) =>
    view({ ...anOrder({ status }), data: { ...data, delivery } } as Order);
  expect(of('accepted', data.delivery).state).toContain('gdy wyjdzie od nas');
  expect(of('accepted', fetched).state).toContain('gdy będzie gotowe do odbioru');
  expect(of('accepted', fetched).delivery).toContain('Gotowe jutro.');
  for (const status of ['sent', 'done', 'cancelled', 'expired'] as const)
    expect(of(status, fetched).delivery, status).not.toContain('Gotowe jutro.');
  const arrival = 'U Ciebie w środę.';
  const promise = `Wyślemy we wtorek. ${arrival}`;
  const sent = { ...fetched, pickUp: false, promise, arrival } as typeof data.delivery;
  expect(of('accepted', sent).delivery).toContain(promise);
  expect(of('sent', sent).delivery).toEqual([sent?.name, arrival]);
  expect(of('cancelled', sent).delivery).toEqual([sent?.name]);
  expect(of('sent', { ...fetched, pickUp: false, promise } as typeof data.delivery).delivery).toEqual([sent?.name]);
});

it('the page of an order marks the step an order is at', () => {
  const at = (order: Order) => view(order).steps.find(({ current }) => current)?.word;
  expect(at(anOrder({ status: 'waiting', expiresAt }))).toBe('todo_paid');
  expect(at(anOrder({ paidAt: PLACED_AT }))).toBe('todo_sent');
  expect(at(anOrder({ payment: 'on_delivery' }))).toBe('todo_sent');
  expect(at(anOrder({ status: 'sent', paidAt: PLACED_AT }))).toBe('todo_done');
  expect(at(anOrder({ status: 'done', paidAt: PLACED_AT }))).toBeUndefined();
  expect(view(anOrder({ status: 'expired' })).steps).toEqual([]);
});

it('the page of an order says of an order that was not paid in time what becomes of money on its way', () => {
  expect(view(anOrder({ status: 'expired' })).state).toContain('Jeśli pieniądze są już w drodze, wrócimy do niego');
});

it('the page of an order never words a step as done before it is', () => {
  const words = (order: Order) => view(order).steps.map(({ word }) => word);
  expect(words(anOrder({ status: 'waiting', expiresAt }))).toEqual([
    ...['step_placed', 'todo_paid', 'todo_sent', 'todo_done'],
  ]);
  expect(words(anOrder({ status: 'done', paidAt: PLACED_AT }))).toEqual([
    ...['step_placed', 'step_paid', 'step_sent', 'step_done'],
  ]);
});

it('the page of an order offers to withdraw to consumers, while there is time and something left', () => {
  expect(view(anOrder()).withdraw).toEqual({ href: '/zamowienie/1001/odstapienie?', travels: true, days: 14 });
  const until = Date.parse('2026-12-05T22:59:59.999Z');
  expect(view(anOrder({ status: 'sent' }), { term: { open: true, until } }).withdraw?.until).toBe(
    '5\u00A0grudnia 2026',
  );
  for (const [order, more] of [
    [anOrder({ status: 'sent' }), { term: { open: false } }],
    [anOrder({ lines: [aLine({ withdrawn: 2 })] }), {}],
    [anOrder({ lines: [aLine({ data: { custom: true } })] }), {}],
    [anOrder({ status: 'cancelled' }), {}],
  ] as const) {
    expect(view(order, more)).not.toHaveProperty('withdraw');
  }
});

it('the page of an order tells its history in words, and nothing that is nobody’s business', () => {
  const history = [
    { at: PLACED_AT, kind: 'placed', data: { total: 18_490, payment: 'transfer' } },
    { at: PLACED_AT, kind: 'paid', data: { amount: 18_490 } },
    { at: PLACED_AT, kind: 'refund_due', data: { amount: 100 } },
    { at: PLACED_AT, kind: 'refund_failed', data: { amount: 100 } },
    { at: PLACED_AT, kind: 'refunded', data: { amount: 100 } },
  ] as const;
  const shown = view(anOrder({ sessionId: 'a-secret' }), { history });
  expect(shown.history.map(({ words }) => words)).toEqual([
    'Zamówienie złożone',
    'Wpłata 184,90\u00A0zł',
    'Zwrot 1,00\u00A0zł w drodze',
    'Zwrot 1,00\u00A0zł się nie udał, zlecamy go ponownie',
    'Zwrócone 1,00\u00A0zł',
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/a-secret|klucz-do/);
  expect(view(anOrder({ lines: [aLine({ withdrawn: 2 })], status: 'sent' })).state).toBe('Odstąpiono od całej umowy.');
});
