import { describe, expect, it } from 'vitest';
import { DAY } from '../kit/clock.ts';
import { aLine, anOrder, PLACED_AT } from '../orders/testing/order.ts';
import { afterTaking, isWhole, mayTake, openLines, sealedLines, withdrawalTerm, withdrawStop } from './model.ts';
import { withdrawalSum } from './money.ts';

describe('what can be withdrawn from', () => {
  const order = anOrder({
    paidAt: PLACED_AT,
    lines: [
      aLine({ place: 0, quantity: 5, precision: 1, data: { step: 2 } }),
      aLine({ place: 1, data: { custom: true } }),
      aLine({ place: 2, data: { type: 'virtual' } }),
      aLine({ place: 3, data: { type: 'service', service: { label: 'Termin', day: '2026-12-05' } } }),
      aLine({ place: 4, data: { gift: true }, paid: 0 }),
    ],
    data: { consents: [{ name: 'order_virtual', words: 'Chcę' }] },
  });

  it('leaves out what the law leaves out', () => {
    expect(openLines(order).map(({ place }) => place)).toEqual([0]);
    expect(openLines({ ...order, data: { ...order.data, consents: [] } }).map(({ place }) => place)).toEqual([0, 2]);
  });

  it('leaves out files once they are handed out, which is when they are paid for', () => {
    const { paidAt: _, ...unpaid } = order;
    expect(openLines(unpaid).map(({ place }) => place)).toEqual([0, 2]);
  });

  it('leaves out what spoils quickly; what is sealed may go back in its closed package', () => {
    const lines = [
      aLine({ place: 0, data: { withdrawal: 'perishable' } }),
      aLine({ place: 1, data: { withdrawal: 'sealed' } }),
      aLine({ place: 2, data: { withdrawal: 'sealed', custom: true } }),
    ];
    const food = anOrder({ lines });
    expect(openLines(food).map(({ place }) => place)).toEqual([1]);
    expect(sealedLines(food).map(({ place }) => place)).toEqual([1]);
  });

  it('goes by the steps it is sold in, or to the end', () => {
    const may = [1, 2, 3, 4, 5, 6].filter((quantity) => mayTake(order, { place: 0, quantity }));
    expect(may).toEqual([2, 4, 5]);
    for (const quantity of [0, -2, 0.5, Number.NaN]) expect(mayTake(order, { place: 0, quantity })).toBe(false);
    expect(mayTake(order, { place: 1, quantity: 2 })).toBe(false);
    expect(mayTake(order, { place: 9, quantity: 1 })).toBe(false);
  });

  it('takes the gift along when nothing else is left, and not before', () => {
    const gift = aLine({ place: 1, data: { gift: true }, paid: 0, quantity: 1 });
    const two = anOrder({ lines: [aLine(), gift] });
    expect(isWhole(afterTaking(two, [{ place: 0, quantity: 1 }]))).toBe(false);
    expect(afterTaking(two, [{ place: 0, quantity: 2 }]).lines.map(({ withdrawn }) => withdrawn)).toEqual([2, 1]);
    expect(withdrawalSum(order, [{ place: 0, quantity: 5 }]).whole).toBe(false);
  });
});

describe('until when', () => {
  const days = 14;

  it('has no end before the parcel has left', () => {
    expect(withdrawalTerm(anOrder(), { sentAt: undefined, days, at: PLACED_AT + 300 * DAY })).toEqual({ open: true });
  });

  it('ends with a working day, not with a Saturday or a day off', () => {
    const until = (sentAt: string) =>
      withdrawalTerm(anOrder({ status: 'sent' }), { sentAt: Date.parse(sentAt), days, at: PLACED_AT }).until;
    // Friday; Saturday, then Monday; Christmas Eve, then the Monday after the holidays.
    expect(until('2026-11-20T09:00:00Z')).toBe(Date.parse('2026-12-04T22:59:59.999Z'));
    expect(until('2026-11-21T09:00:00Z')).toBe(Date.parse('2026-12-07T22:59:59.999Z'));
    expect(until('2026-12-10T09:00:00Z')).toBe(Date.parse('2026-12-28T22:59:59.999Z'));
  });

  it('counts from sending, and waits for the parcel', () => {
    const of = (at: number) => withdrawalTerm(anOrder({ status: 'sent' }), { sentAt: PLACED_AT, days, at });
    const until = Date.parse('2026-12-07T22:59:59.999Z');
    expect(of(PLACED_AT)).toEqual({ open: true, until });
    expect(of(until + 14 * DAY).open).toBe(true);
    expect(of(until + 14 * DAY + 1).open).toBe(false);
  });

  it('counts from the contract where nothing travels', () => {
    const { delivery: _, ...data } = anOrder().data;
    const order = { ...anOrder(), data };
    const until = Date.parse('2026-12-07T22:59:59.999Z');
    expect(withdrawalTerm(order, { sentAt: undefined, days, at: until })).toEqual({ open: true, until });
    expect(withdrawalTerm(order, { sentAt: undefined, days, at: until + 1 })).toEqual({ open: false, until });
  });

  it('says why not', () => {
    const open = { open: true };
    expect(withdrawStop(anOrder(), open)).toBeUndefined();
    expect(withdrawStop(anOrder(), { open: false })).toBe('late');
    expect(withdrawStop(anOrder({ status: 'waiting' }), open)).toBeUndefined();
    expect(withdrawStop(anOrder({ status: 'expired' }), open)).toBe('ended');
    expect(withdrawStop(anOrder({ lines: [aLine({ withdrawn: 2 })] }), open)).toBe('nothing');
    const { client } = anOrder().data.buyer;
    const company = { buyer: { type: 'firm' as const, client } };
    expect(withdrawStop(anOrder({ data: company }), open)).toBe('company');
    expect(withdrawStop(anOrder({ data: { ...company, asConsumer: true } }), open)).toBeUndefined();
  });
});
