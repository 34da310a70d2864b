import { describe, expect, it } from 'vitest';
import { serverChecks } from '../forms/rules/checks.server.ts';
import { ADDRESS } from '../orders/testing/address.ts';
import {
  type CheckoutTerms,
  type CheckoutValues,
  checkCheckout,
  EMPTY_CHECKOUT,
  LONGEST_REMARKS,
  readCheckout,
} from './form.ts';
import type { WayOption } from './options.ts';

const way = (id: string, more: Partial<WayOption> = {}): WayOption => ({
  value: `${id}-1`,
  id,
  name: id,
  pickUp: false,
  countries: ['PL'],
  prepaid: true,
  cost: { gross: 1690, net: 1374 },
  ...more,
});
const TERMS: CheckoutTerms = {
  address: { countries: ['PL', 'DE', 'FR'], others: ['delivery', 'invoice'] },
  sent: true,
  ways: [way('kurier'), way('abroad', { countries: ['DE'] })],
  dayRules: () => undefined,
  needsPoint: ({ points }) => points !== undefined,
  knowsPoint: (_, point) => point === 'BOL01M' || point === 'BOL02M',
  takesNoMoney: (_, point) => point === 'BOL02M',
  payments: () => ['transfer'],
  asks: { virtual: false, service: false },
};
const FILLED: CheckoutValues = {
  ...EMPTY_CHECKOUT,
  address: { type: 'private', written: [], addresses: { client: { ...ADDRESS, phone_prefix: '+48' } } },
  shipping: 'kurier-1',
  payment: 'transfer',
  agreed: ['terms_agree'],
};
const GERMAN = { ...ADDRESS, region: 'DE', zipcode: '10115', city: 'Berlin', phone_prefix: '+48' };

const faultsOf = (values: Partial<CheckoutValues>, terms: Partial<CheckoutTerms> = {}) =>
  checkCheckout({ ...FILLED, ...values }, { ...TERMS, ...terms }, serverChecks, {}).faults.map(
    ({ name, message }) => `${name}: ${message}`,
  );
const to = (delivery: typeof GERMAN): Partial<CheckoutValues> => ({
  address: { ...FILLED.address, written: ['delivery'], addresses: { ...FILLED.address.addresses, delivery } },
});

describe('an order that is sent', () => {
  it('is one when all of it is right', () => {
    const { faults, checked } = checkCheckout(FILLED, TERMS, serverChecks, {});
    expect(faults).toEqual([]);
    expect(checked).toMatchObject({ way: { id: 'kurier' }, payment: 'transfer' });
  });

  it('goes only to countries of its way', () => {
    expect(faultsOf(to(GERMAN))).toEqual(['shipping: Wybierz sposób dostawy.']);
    expect(faultsOf({ ...to(GERMAN), shipping: 'abroad-1' })).toEqual([]);
    expect(faultsOf({ shipping: 'abroad-1' })).toEqual(['shipping: Wybierz sposób dostawy.']);
    expect(faultsOf({ ...to({ ...GERMAN, region: 'FR', zipcode: '75001' }), shipping: 'abroad-1' })).toEqual([
      'delivery_region: Do tego kraju nie wyślemy rzeczy z tego koszyka. Wybierz inny kraj albo napisz do nas.',
    ]);
  });

  it('is bought from anywhere, and sent where its way goes', () => {
    const address = { ...TERMS.address, countries: ['PL', 'DE', 'FR', 'PT'], destinations: ['PL', 'DE'] };
    const client = { ...GERMAN, region: 'PT', zipcode: '1000-001' };
    const from = (more: Partial<CheckoutValues['address']> = {}) => ({
      address: { ...FILLED.address, addresses: { client, delivery: GERMAN }, ...more },
      shipping: 'abroad-1',
    });
    expect(faultsOf(from({ written: ['delivery'] }), { address })).toEqual([]);
    expect(faultsOf(from(), { address })).toEqual([
      'client_region: Do tego kraju nie wyślemy rzeczy z tego koszyka. Wybierz inny kraj albo napisz do nas.',
    ]);
    expect(faultsOf(from(), { address, sent: false, ways: [] })).toEqual([]);
    const delivery = client;
    expect(faultsOf(from({ written: ['delivery'], addresses: { client, delivery } }), { address })).toContainEqual(
      expect.stringMatching(/^delivery_region: /),
    );
  });

  it('is fetched in person by whoever comes', () => {
    const fetched = way('odbior', { pickUp: true });
    expect(
      faultsOf(
        { shipping: 'odbior-1', address: { ...FILLED.address, addresses: { client: GERMAN } } },
        { ways: [fetched] },
      ),
    ).toEqual([]);
  });

  it('says when nothing can bring it', () => {
    expect(faultsOf({}, { ways: [] })).toEqual([
      'shipping: Żaden ze sposobów dostawy nie pasuje do tego koszyka. Napisz do nas, pomożemy.',
    ]);
    expect(faultsOf({}, { ways: [], sent: false })).toEqual([]);
  });

  it('names the point where its way ends at one', () => {
    const ways = [way('kurier', { points: 'paczkomaty' })];
    expect(faultsOf({}, { ways })).toEqual([expect.stringMatching(/^pickup_point: /)]);
    expect(faultsOf({ point: 'XYZ' }, { ways })).toEqual([expect.stringMatching(/^pickup_point: /)]);
    expect(faultsOf({ point: 'BOL01M' }, { ways })).toEqual([]);
  });

  it('is paid in a way that is offered, which needs no choice when it is the only one', () => {
    const two = { payments: () => ['blik', 'transfer'] as const };
    expect(faultsOf({ payment: '' })).toEqual([]);
    expect(faultsOf({ payment: '' }, two)).toEqual([expect.stringMatching(/^payform_id: /)]);
    expect(faultsOf({ payment: 'on_delivery' }, two)).toEqual([expect.stringMatching(/^payform_id: /)]);
  });

  it('is paid on delivery where somebody collects, for what that costs', () => {
    const ways = [
      way('kurier'),
      way('kurier', { value: 'kurier-0', prepaid: false, cost: { gross: 2290, net: 1862 } }),
    ];
    const payments = (one: WayOption | undefined) =>
      one?.prepaid === false ? (['on_delivery'] as const) : (['transfer'] as const);
    const checked = (values: Partial<CheckoutValues>, more: Partial<CheckoutTerms> = {}) =>
      checkCheckout({ ...FILLED, ...values }, { ...TERMS, ways, payments, ...more }, serverChecks, {}).checked;
    expect(checked({ payment: 'on_delivery' })).toMatchObject({ way: { value: 'kurier-0' }, payment: 'on_delivery' });
    expect(checked({ payment: 'transfer' })).toMatchObject({ way: { value: 'kurier-1' }, payment: 'transfer' });
    // As clients of the platform name it.
    expect(checked({ shipping: 'kurier-0', payment: '' })).toMatchObject({ way: { prepaid: false } });
    // No other payment takes its place unasked.
    expect(faultsOf({ payment: 'on_delivery' })).toEqual([expect.stringMatching(/^payform_id: Przy tym sposobie/)]);
    // A shop that takes nothing in advance.
    const nothing = (one: WayOption | undefined) => (one?.prepaid === false ? (['on_delivery'] as const) : []);
    expect(checked({ payment: '' }, { payments: nothing })).toMatchObject({ way: { prepaid: false } });
  });

  it('is not paid on delivery at a point that takes no money', () => {
    const ends = { points: 'paczkomaty' };
    const ways = [way('kurier', ends), way('kurier', { ...ends, value: 'kurier-0', prepaid: false })];
    const collects = (one: WayOption | undefined) => one?.prepaid === false;
    const payments = (one: WayOption | undefined) => [collects(one) ? ('on_delivery' as const) : ('transfer' as const)];
    const terms = { ways, payments };
    const other = ['payform_id: W tym punkcie nie zapłacisz przy odbiorze. Wybierz inną płatność albo inny punkt.'];
    expect(faultsOf({ point: 'BOL02M', payment: 'on_delivery' }, terms)).toEqual(other);
    expect(faultsOf({ point: 'BOL02M', shipping: 'kurier-0', payment: '' }, terms)).toEqual(other);
    expect(faultsOf({ point: 'BOL02M' }, terms)).toEqual([]);
    expect(faultsOf({ point: 'BOL01M', payment: 'on_delivery' }, terms)).toEqual([]);
    // What is known of no point stands in nobody's way: this one is not known at all.
    expect(faultsOf({ point: 'XYZ', payment: 'on_delivery' }, terms)).toEqual([
      expect.stringMatching(/^pickup_point: Nie znamy/),
    ]);
    // A way without a point has none to ask.
    const plain = [way('kurier'), way('kurier', { value: 'kurier-0', prepaid: false })];
    expect(faultsOf({ point: 'BOL02M', payment: 'on_delivery' }, { ...terms, ways: plain })).toEqual([]);
  });

  it('is told to end elsewhere where nothing but paying on delivery is offered', () => {
    const ends = { points: 'paczkomaty' };
    const ways = [way('kurier', ends), way('kurier', { ...ends, value: 'kurier-0', prepaid: false })];
    const payments = (one: WayOption | undefined) => (one?.prepaid === false ? (['on_delivery'] as const) : []);
    expect(faultsOf({ point: 'BOL02M', payment: 'on_delivery' }, { ways, payments })).toEqual([
      'pickup_point: W tym punkcie nie zapłacisz przy odbiorze. Wybierz inny punkt.',
    ]);
  });

  it('agrees to what is asked', () => {
    expect(faultsOf({ agreed: [] })).toEqual([expect.stringMatching(/^terms_agree: /)]);
    expect(faultsOf({}, { asks: { virtual: true, service: true } })).toEqual([
      expect.stringMatching(/^order_virtual: /),
      expect.stringMatching(/^order_service: /),
    ]);
  });
});

it('counts a line end of the words to the shop once, however a browser sends it', () => {
  const form = new FormData();
  const words = `${'Przy furtce.\r\n'.repeat(70)}${'x'.repeat(90)}`;
  form.set('remarks', words);
  const { remarks } = readCheckout(form, TERMS.address);
  expect(remarks).toBe(words.replaceAll('\r\n', '\n'));
  expect(remarks).toHaveLength(LONGEST_REMARKS);
});

it('counts the words to the shop as a person counts characters', () => {
  const remarksOf = (words: string) => {
    const form = new FormData();
    form.set('remarks', words);
    return readCheckout(form, TERMS.address).remarks;
  };
  const words = `${'x'.repeat(LONGEST_REMARKS - 5)}${'🎁'.repeat(5)}`;
  expect(remarksOf(words)).toBe(words);
  expect(faultsOf({ remarks: words })).toEqual([]);
  expect(faultsOf({ remarks: remarksOf(`${words}x`) })).toEqual([expect.stringMatching(/^remarks: /)]);
  expect(remarksOf('🎁'.repeat(LONGEST_REMARKS * 4)).isWellFormed()).toBe(true);
});
