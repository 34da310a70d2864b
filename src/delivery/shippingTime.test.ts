import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECOND } from '../kit/clock.ts';
import { warsawTime } from '../kit/wall.ts';
import { nextDeadline, shippingTime, UNKNOWN_TIME } from './shippingTime.ts';
import { facts, settings, summer, winter } from './testing/delivery.ts';
import { isWorkingDay } from './workingDays.ts';

// 23 November 2026 is a Monday.
const MORNING = winter('2026-11-23T10:00:00');
const time = (more: Parameters<typeof facts>[0] = {}, now = MORNING) => shippingTime(facts(more), settings(), now);
const leaves = (more: Parameters<typeof facts>[0] = {}, now = MORNING) => time(more, now).time?.slice(0, 10);

describe('a parcel from the shop’s own store', () => {
  it('leaves today before the deadline', () => {
    expect(time()).toEqual({
      unknown_time: 'false',
      today: 'true',
      today_shipment_deadline: '13:00:00',
      days: 0,
      hours: 6,
      minutes: 0,
      week_day: 1,
      week_amount: 0,
      time: '2026-11-23T16:00:00+01:00',
    });
  });

  it('leaves on the next working day from the deadline on', () => {
    expect(leaves({}, winter('2026-11-23T12:59:59.999'))).toBe('2026-11-23');
    expect(time({}, winter('2026-11-23T13:00:00'))).toEqual({
      unknown_time: 'false',
      today: 'false',
      days: 1,
      hours: 0,
      minutes: 0,
      week_day: 2,
      week_amount: 0,
      time: '2026-11-24T16:00:00+01:00',
    });
  });

  it('waits for the end of a weekend and of holidays', () => {
    expect(time({}, winter('2026-11-20T14:00:00'))).toMatchObject({ days: 3, week_day: 1, week_amount: 1 });
    expect(time({}, winter('2026-11-22T23:59:59'))).toMatchObject({ days: 1, week_day: 1, week_amount: 1 });
    expect(time({}, winter('2026-11-23T00:00:00'))).toMatchObject({ days: 0, today: 'true', week_amount: 0 });
    expect(leaves({}, winter('2026-12-23T13:00:00'))).toBe('2026-12-28');
  });

  it('keeps the deadline on clocks in Warsaw when they change', () => {
    // The Friday before and the Monday after the changes of 2026: the deadline moves by an hour in Greenwich.
    expect(leaves({}, Date.parse('2026-03-27T11:59:59Z'))).toBe('2026-03-27');
    expect(leaves({}, Date.parse('2026-03-30T10:59:59Z'))).toBe('2026-03-30');
    expect(leaves({}, Date.parse('2026-03-30T11:00:00Z'))).toBe('2026-03-31');
    expect(leaves({}, Date.parse('2026-10-26T11:59:59Z'))).toBe('2026-10-26');
    expect(time({}, Date.parse('2026-10-23T11:00:00Z')).time).toBe('2026-10-26T16:00:00+01:00');
    expect(time({}, Date.parse('2026-03-27T12:00:00Z')).time).toBe('2026-03-30T16:00:00+02:00');
  });
});

describe('a parcel from elsewhere', () => {
  const outside = { all: 7, own: 2, outside: 5 };

  it('waits for the store of somebody else only when the own stores hold too little', () => {
    expect(leaves({ amounts: outside, quantity: 2 })).toBe('2026-11-23');
    expect(leaves({ amounts: outside, quantity: 3 })).toBe('2026-11-25');
    expect(leaves({ amounts: outside, quantity: 3 }, winter('2026-11-26T14:00:00'))).toBe('2026-12-01');
    expect(leaves({ amounts: { all: -1, own: 0, outside: -1 }, quantity: 9 })).toBe('2026-11-25');
  });

  it('knows no time for more than there is', () => {
    expect(time({ amounts: outside, quantity: 8 })).toEqual(UNKNOWN_TIME);
  });
});

describe('what the merchant says of a size', () => {
  it('counts days by the calendar and sends on the first working day then', () => {
    const order = { status: 'order', availability: { deliveryDays: 13 } } as const;
    // 13 days from Monday are a Sunday.
    expect(time(order)).toMatchObject({ days: 14, week_day: 1, week_amount: 2, time: '2026-12-07T16:00:00+01:00' });
    expect(time({ ...order, availability: { deliveryDays: 42 } })).toMatchObject({ days: 42, today: 'false' });
    expect(leaves({ availability: { deliveryDays: 3 } })).toBe('2026-11-26');
    expect(leaves({ availability: { deliveryDays: 0 }, amounts: { all: 0, own: 0, outside: 0 } })).toBe('2026-11-23');
  });

  it('hides a count of days that is marked undefined', () => {
    const availability = { deliveryDays: 13, deliveryDaysUndefined: true };
    expect(time({ status: 'order', availability, amounts: { all: 0, own: 0, outside: 0 } })).toEqual(UNKNOWN_TIME);
    expect(leaves({ availability })).toBe('2026-11-23');
  });

  it('sends from the day on which goods are expected', () => {
    const sunday = winter('2026-12-06T00:00:00');
    const none = { amounts: { all: 0, own: 0, outside: 0 }, availability: { deliveryDate: sunday } };
    expect(leaves({ ...none, status: 'disable' })).toBe('2026-12-07');
    expect(leaves({ ...none, status: 'order' })).toBe('2026-12-07');
    expect(leaves({ status: 'order', availability: { deliveryDate: sunday } })).toBe('2026-12-07');
    expect(leaves({ status: 'enable', availability: { deliveryDate: sunday } })).toBe('2026-11-23');
    const later = { deliveryDate: winter('2026-11-23T18:00:00') };
    expect(leaves({ ...none, status: 'order', availability: later }, winter('2026-11-23T14:00:00'))).toBe('2026-11-24');
  });

  it('knows no time when none is told', () => {
    expect(time({ availability: { unknownDelivery: true } })).toEqual(UNKNOWN_TIME);
    expect(time({ status: 'disable' })).toEqual(UNKNOWN_TIME);
    expect(time({ status: 'disable', availability: { deliveryDate: MORNING } })).toEqual(UNKNOWN_TIME);
    expect(time({ status: 'order', amounts: { all: 0, own: 0, outside: 0 } })).toEqual(UNKNOWN_TIME);
    expect(time({ type: 'virtual' })).toEqual(UNKNOWN_TIME);
    expect(time({ type: 'service' })).toEqual(UNKNOWN_TIME);
  });
});

describe('nextDeadline', () => {
  it.each([
    ['2026-11-23T12:59:59', '2026-11-23T13:00:00'],
    ['2026-11-23T13:00:00', '2026-11-24T13:00:00'],
    ['2026-11-20T13:00:00', '2026-11-23T13:00:00'],
    ['2026-12-23T18:00:00', '2026-12-28T13:00:00'],
  ])('is, after %s, %s', (now, next) => {
    expect(nextDeadline(winter(now), settings())).toBe(winter(next));
  });

  it('stays on the clock across a change of it', () => {
    expect(nextDeadline(winter('2026-03-27T13:00:00'), settings())).toBe(summer('2026-03-30T13:00:00'));
    expect(nextDeadline(summer('2026-10-23T13:00:00'), settings())).toBe(winter('2026-10-26T13:00:00'));
  });

  it('is unknown to a shop that sends nothing', () => {
    const from = warsawTime(MORNING).day;
    expect(nextDeadline(MORNING, settings({ closed: [{ from, to: from + 500 }] }))).toBeUndefined();
  });
});

const moments = fc.integer({ min: winter('2026-01-01T00:00:00'), max: winter('2036-01-01T00:00:00') });
const anyFacts = fc
  .record({
    status: fc.constantFrom('enable', 'order', 'disable'),
    own: fc.nat(3),
    outside: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 5 }),
    days: fc.option(fc.nat(60), { nil: undefined }),
    date: fc.option(moments, { nil: undefined }),
  })
  .map(({ status, own, outside, quantity, days, date }) =>
    facts({
      status,
      quantity,
      amounts: { all: own + outside, own, outside },
      availability: {
        ...(days === undefined ? {} : { deliveryDays: days }),
        ...(date === undefined ? {} : { deliveryDate: date }),
      },
    }),
  );

describe('a parcel of any size at any moment', () => {
  it('leaves on a working day, today only before the deadline', () => {
    fc.assert(
      fc.property(anyFacts, moments, (some, now) => {
        const told = shippingTime(some, settings(), now);
        if (told.unknown_time === 'true') return;
        const today = warsawTime(now);
        expect(isWorkingDay(today.day + told.days, settings())).toBe(true);
        expect(told.days).toBeGreaterThanOrEqual(0);
        expect(told.today === 'true').toBe(told.days === 0);
        if (told.days === 0) expect(today.minute).toBeLessThan(13 * 60);
        expect(Date.parse(told.time ?? '')).toBeGreaterThan(now);
      }),
    );
  });

  it('says the same of days until the next deadline or midnight', () => {
    fc.assert(
      fc.property(anyFacts, moments, (some, now) => {
        const deadline = nextDeadline(now, settings()) ?? 0;
        expect(deadline).toBeGreaterThan(now);
        const { day } = warsawTime(now);
        const last = deadline - SECOND;
        if (last <= now || warsawTime(last).day !== day) return;
        const { deliveryDate } = some.availability;
        if (deliveryDate !== undefined && deliveryDate > now && deliveryDate <= last) return;
        const { hours: _, minutes: __, ...before } = shippingTime(some, settings(), now);
        expect(shippingTime(some, settings(), last)).toMatchObject(before);
      }),
    );
  });
});
