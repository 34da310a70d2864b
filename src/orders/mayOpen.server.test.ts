import { describe, expect, it } from 'vitest';
import { mayOpen } from './mayOpen.server.ts';
import { anOrder } from './testing/order.ts';

const order = anOrder({ sessionId: 'placed-it', customerId: 'anna', accessKey: 'the-key-of-the-order-123' });
const { sessionId: _, customerId: __, ...guest } = order;

describe('an order opens', () => {
  it.each([
    ['the session that placed it', { session: 'placed-it' }],
    ['its customer, in any session', { session: 'another', customer: 'anna' }],
    ['whoever has its key', { key: 'the-key-of-the-order-123' }],
    ['whoever has its key and is signed in as somebody else', { customer: 'jan', key: 'the-key-of-the-order-123' }],
  ])('to %s', (_name, asker) => {
    expect(mayOpen(order, asker)).toBe(true);
  });

  it.each([
    ['nobody in particular', {}],
    ['another session', { session: 'another' }],
    ['another customer', { customer: 'jan' }],
    ['a key that is not right', { key: 'the-key-of-the-order-124' }],
    ['a part of the key', { key: 'the-key-of-the-order-12' }],
    ['an empty key', { key: '' }],
    ['a key of other characters and as many letters', { key: 'the-key-of-the-order-12ó' }],
    ['a session that is called like the customer', { session: 'anna', customer: 'placed-it' }],
  ])('to none of these: %s', (_name, asker) => {
    expect(mayOpen(order, asker)).toBe(false);
  });

  it('to nobody by what is missing on both sides', () => {
    expect(mayOpen(guest, {})).toBe(false);
    expect(mayOpen(guest, { session: 'placed-it', customer: 'anna' })).toBe(false);
  });
});
