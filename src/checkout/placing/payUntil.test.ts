import { expect, it } from 'vitest';
import { payUntil } from './payUntil.ts';

const ONLINE = 900_000;
const AT = Date.parse('2026-11-21T10:00:00Z');

it('an unpaid order waits for its money as long as its way of paying allows', () => {
  const until = payUntil({ transfer: { account: '61109010140000071219812874', days: 3 } }, ONLINE);
  expect(until('blik', AT)).toBe(AT + ONLINE);
  expect(until('online', AT)).toBe(AT + ONLINE);
  expect(until('on_delivery', AT)).toBeUndefined();
});

it('a bank transfer may come on the whole of the day that is told as its last', () => {
  const until = payUntil({ transfer: { account: '61109010140000071219812874', days: 3 } }, ONLINE);
  expect(until('transfer', AT)).toBe(Date.parse('2026-11-24T22:59:59.999Z'));
});
