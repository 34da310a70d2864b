import { describe, expect, it } from 'vitest';
import { type Choices, chosenNow } from './chosenNow.ts';
import type { FoundPoints, ShownWay } from './view.ts';

const sum = (gross: number) => ({ gross, net: gross });
const way = (id: string, gross: number, more: Partial<ShownWay> = {}): ShownWay => ({
  ...{ value: `${id}-1`, id, name: id, pickUp: false, countries: ['PL'], prepaid: true, cost: sum(gross) },
  ...more,
});
const onDelivery = (paid: ShownWay, gross: number): ShownWay => ({
  ...paid,
  value: `${paid.id}-0`,
  prepaid: false,
  cost: sum(gross),
});
const COURIER = way('kurier', 1500);
const LOCKER = way('automat', 1000, { points: 'automaty' });
const ABROAD = way('abroad', 4000, { countries: ['DE'] });
const VIEW = {
  ways: [COURIER, onDelivery(COURIER, 2000), LOCKER, onDelivery(LOCKER, 1400), ABROAD],
  offered: { transfer: true, online: false },
  basket: { worth: sum(10_000), rebate: sum(0), goods: sum(10_000), deposit: 0, priceType: 'gross' as const },
};
const POINTS: Readonly<Record<string, FoundPoints>> = {
  automaty: {
    ...{ typed: '', more: false, offers: {} as FoundPoints['offers'] },
    points: [
      { code: 'BOL01M', name: 'BOL01M', line: '' },
      { code: 'BOL02M', name: 'BOL02M', line: '', takesNoMoney: true },
    ],
  },
};
const START: Choices = { country: 'PL', shipping: '', point: '', payment: '' };

const now = (choices: Partial<Choices>, { view = VIEW, active = true } = {}) => {
  const { ways, way: ordered, ...rest } = chosenNow(view, { ...START, ...choices }, { points: POINTS, active });
  return { ...rest, ways: ways.map(({ id }) => id), way: ordered?.value, total: rest.sums.total.gross };
};

describe('what the form of an order shows', () => {
  it('is each way once that goes to the country, and whatever can be paid by some of them', () => {
    expect(now({})).toMatchObject({
      ways: ['kurier', 'automat'],
      way: undefined,
      payments: ['transfer', 'on_delivery'],
    });
    expect(now({ country: 'DE' })).toMatchObject({ ways: ['abroad'], payments: ['transfer'] });
  });

  it('is the cost of the way, and of paying on delivery what comes to it', () => {
    const shipping = 'kurier-1';
    expect(now({ shipping })).toMatchObject({ way: 'kurier-1', total: 11_500, more: 500 });
    expect(now({ shipping, payment: 'on_delivery' })).toMatchObject({ way: 'kurier-0', total: 12_000, more: 500 });
    expect(now({ country: 'DE', shipping, payment: 'on_delivery' })).toMatchObject({ way: undefined, total: 10_000 });
  });

  it('is no paying on delivery at a point that takes no money', () => {
    const choices = { shipping: 'automat-1', payment: 'on_delivery' };
    expect(now({ ...choices, point: 'BOL01M' })).toMatchObject({ way: 'automat-0', takesNoMoney: undefined });
    expect(now({ ...choices, point: 'BOL02M' })).toMatchObject({
      ...{ way: 'automat-1', takesNoMoney: 'BOL02M', payments: ['transfer'], more: 0 },
    });
  });

  it('is paying on delivery where nothing else can be chosen, so that another point is', () => {
    const view = { ...VIEW, offered: { transfer: false, online: false } };
    expect(now({ shipping: 'automat-1', point: 'BOL02M' }, { view })).toMatchObject({
      ...{ way: 'automat-0', takesNoMoney: 'BOL02M', payments: ['on_delivery'] },
    });
  });

  it('leaves paying on delivery to be chosen with any way where no script runs', () => {
    const choices = { shipping: 'automat-1', point: 'BOL02M' };
    expect(now(choices, { active: false }).payments).toEqual(['transfer', 'on_delivery']);
  });

  it('is nothing to pay where nothing costs', () => {
    const view = { ...VIEW, basket: { ...VIEW.basket, goods: sum(0), worth: sum(0) } };
    const free = { ...view, ways: [way('odbior', 0)] };
    expect(now({ shipping: 'odbior-1' }, { view: free })).toMatchObject({ payments: ['nothing'], total: 0 });
  });
});
