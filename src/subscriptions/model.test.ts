import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayAfter, dayWords, lookDay, type Subscription } from './model.ts';
import { type Counted, followingDay, nextDelivery } from './nextDelivery.ts';
import { changeFor, type SubscriptionRequest } from './request.ts';
import { aSubscription } from './testing/subscription.ts';

const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const anyDay = days('2026-01-01', '2031-12-31');
const period = fc.integer({ min: 1, max: 366 });

const terms = (today: Day, more: { notice?: number; owes?: boolean } = {}) => ({
  notice: 3,
  owes: false,
  today,
  ...more,
});
const FINE: Counted = { total: 10_000 };
const SHORT: Counted = { trouble: 'things', names: ['Kubek'] };

describe('days', () => {
  it('are days of the calendar, whatever the clocks do', () => {
    expect(dayAfter('2026-03-28', 1)).toBe('2026-03-29');
    expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
    expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26');
    expect(dayAfter('2027-01-31', 30)).toBe('2027-03-02');
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayWords('2026-11-29')).toBe('29\u00A0listopada 2026');
  });

  it('go there and back, and later is a greater text', () => {
    fc.assert(
      fc.property(anyDay, period, (day, n) => {
        const then = dayAfter(day, n);
        expect(dayAfter(then, -n)).toBe(day);
        expect(then > day).toBe(true);
        expect(Date.parse(then) - Date.parse(day)).toBe(n * 86_400_000);
      }),
    );
  });

  it('begin for the job at seven in Warsaw', () => {
    expect(lookDay(Date.parse('2026-11-21T05:59:00Z'))).toBe('2026-11-20');
    expect(lookDay(Date.parse('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
    expect(lookDay(Date.parse('2026-07-21T05:00:00Z'))).toBe('2026-07-21');
    expect(lookDay(Date.parse('2026-07-21T22:30:00Z'))).toBe('2026-07-21');
  });

  it('are not made up for once they have gone by', () => {
    expect(followingDay('2026-12-21', 30, '2026-12-21')).toBe('2027-01-20');
    expect(followingDay('2026-12-21', 30, '2027-01-20')).toBe('2027-02-19');
    fc.assert(fc.property(anyDay, anyDay, period, (next, today, n) => followingDay(next, n, today) > today));
  });
});

describe('what the job does', () => {
  it('waits, announces, waits and places', () => {
    const now = aSubscription();
    expect(nextDelivery(now, FINE, terms('2026-12-17'))).toEqual({ do: 'wait', look: '2026-12-18' });
    expect(nextDelivery(now, FINE, terms('2026-12-18'))).toEqual({ do: 'announce', next: '2026-12-21', total: 10_000 });
    const announced = aSubscription({ announced: 10_000 });
    expect(nextDelivery(announced, FINE, terms('2026-12-20'))).toEqual({ do: 'wait', look: '2026-12-21' });
    expect(nextDelivery(announced, FINE, terms('2026-12-21'))).toEqual({ do: 'place', next: '2027-01-20' });
  });

  it('announces first after a long absence, and orders once', () => {
    const turn = nextDelivery(aSubscription(), FINE, terms('2027-06-01'));
    expect(turn).toEqual({ do: 'announce', next: '2027-06-04', total: 10_000 });
    const late = aSubscription({ announced: 10_000, next: '2026-12-21' });
    expect(nextDelivery(late, FINE, terms('2027-06-01'))).toEqual({ do: 'place', next: '2027-07-01' });
  });

  it('never takes more than was announced', () => {
    const now = aSubscription({ announced: 9_999 });
    expect(nextDelivery(now, FINE, terms('2026-12-21'))).toEqual({
      ...{ do: 'announce', next: '2026-12-24', total: 10_000, before: 9_999 },
    });
    expect(nextDelivery(aSubscription({ announced: 10_001 }), FINE, terms('2026-12-21')).do).toBe('place');
    fc.assert(
      fc.property(
        anyDay,
        anyDay,
        fc.nat(),
        fc.option(fc.nat(), { nil: undefined }),
        (next, today, total, announced) => {
          const now = aSubscription({ next, ...(announced === undefined ? {} : { announced }) });
          const turn = nextDelivery(now, { total }, terms(today));
          if (turn.do === 'place') expect(announced !== undefined && total <= announced && today >= next).toBe(true);
          if (turn.do === 'announce') expect(turn.next >= dayAfter(today, 3)).toBe(true);
          if (turn.do === 'wait') expect(turn.look > today).toBe(true);
        },
      ),
    );
  });

  it('tells of trouble once, tries for a week, and leaves the cycle out', () => {
    const now = aSubscription({ announced: 10_000 });
    const told = nextDelivery(now, SHORT, terms('2026-12-21'));
    expect(told).toMatchObject({ do: 'tell', code: 'things', names: ['Kubek'], until: '2026-12-28' });
    const trouble = { code: 'things', until: '2026-12-28' } as const;
    const trying = aSubscription({ announced: 10_000, trouble });
    expect(nextDelivery(trying, SHORT, terms('2026-12-27'))).toEqual({ do: 'wait', look: '2026-12-28' });
    expect(nextDelivery(trying, FINE, terms('2026-12-27'))).toEqual({ do: 'place', next: '2027-01-26' });
    expect(nextDelivery(trying, SHORT, terms('2026-12-28'))).toMatchObject({ do: 'miss', next: '2027-01-20' });
    expect(nextDelivery(aSubscription({ days: 1 }), SHORT, terms('2026-12-21'))).toMatchObject({ until: '2026-12-21' });
  });

  it('orders nothing while the order before is not paid', () => {
    const now = aSubscription({ announced: 10_000 });
    expect(nextDelivery(now, FINE, terms('2026-12-21', { owes: true }))).toEqual({ do: 'wait', look: '2026-12-22' });
  });
});

describe('what its buyer may ask for', () => {
  const today = '2026-11-21';
  const ask = (now: Subscription, asked: SubscriptionRequest, on = today) =>
    changeFor(now, asked, { today: on, notice: 3 });
  const active = aSubscription({ announced: 5 });
  const paused = aSubscription({ state: 'paused', why: 'buyer' });

  it('is to pause and to go on, at the earliest after the notice', () => {
    expect(ask(active, { do: 'pause' })).toMatchObject({ state: 'paused', announced: undefined });
    expect(ask(paused, { do: 'pause' })).toBeUndefined();
    expect(ask(active, { do: 'resume' })).toBeUndefined();
    expect(ask(paused, { do: 'resume' })).toMatchObject({ state: 'active', next: '2026-12-21', look: '2026-12-18' });
    expect(ask(paused, { do: 'resume' }, '2027-02-01')).toMatchObject({ next: '2027-02-04', look: '2027-02-01' });
  });

  it('is to skip one and to choose another day', () => {
    expect(ask(active, { do: 'skip' })).toMatchObject({ next: '2027-01-20', look: '2027-01-17', announced: undefined });
    // Of a form that is sent twice the second skips nothing.
    const told = { do: 'skip', day: active.next } as const;
    expect(ask(active, told)).toMatchObject({ next: '2027-01-20' });
    expect(ask({ ...active, next: '2027-01-20' }, told)).toBeUndefined();
    expect(ask(active, { do: 'move', to: '2026-11-24' })).toMatchObject({ next: '2026-11-24', look: '2026-11-21' });
    expect(ask(active, { do: 'move', to: '2026-11-23' })).toBeUndefined();
    expect(ask(active, { do: 'move', to: '2027-11-22' })).toMatchObject({ next: '2027-11-22' });
    expect(ask(active, { do: 'move', to: '2027-11-23' })).toBeUndefined();
    expect(ask(paused, { do: 'skip' })).toBeUndefined();
  });

  it('is to end it, at once or once what was agreed on is delivered', () => {
    expect(ask(active, { do: 'cancel' })).toMatchObject({ state: 'cancelled', why: 'buyer' });
    expect(ask(paused, { do: 'cancel' })).toMatchObject({ state: 'cancelled' });
    expect(ask(aSubscription({ least: 3 }), { do: 'cancel' })).toEqual({ last: 3 });
    expect(ask(aSubscription({ least: 3, last: 3 }), { do: 'cancel' })).toBeUndefined();
    expect(ask(aSubscription({ least: 3, made: 3 }), { do: 'cancel' })).toMatchObject({ state: 'cancelled' });
    const agreed = (announced: number, more: Partial<Subscription> = {}) =>
      aSubscription({ least: 3, announced, data: { ...aSubscription().data, each: 10_000 }, ...more });
    // Dearer than agreed: nobody is held to that (KC, art. 385(3) pkt 20).
    expect(ask(agreed(10_000), { do: 'cancel' })).toEqual({ last: 3 });
    expect(ask(agreed(10_001), { do: 'cancel' })).toMatchObject({ state: 'cancelled', why: 'buyer' });
    expect(ask(agreed(10_001, { last: 3 }), { do: 'cancel' })).toMatchObject({ state: 'cancelled' });
    const over = aSubscription({ state: 'cancelled' });
    const all: SubscriptionRequest[] = [
      { do: 'cancel' },
      { do: 'resume' },
      { do: 'pause' },
      { do: 'skip' },
      { do: 'move', to: today },
    ];
    for (const asked of all) expect(ask(over, asked)).toBeUndefined();
  });
});
