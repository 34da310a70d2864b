import fc from 'fast-check';
import { parseValue, valueFromASTUntyped } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createBuying } from './machine.ts';
import type { BuyView } from './model.ts';
import { buyView } from './testing/views.ts';
import { graphLiteral, wantedOf } from './wanted.ts';

const no = async (): Promise<false> => false;
const silent = { sizes: no, size: no, prices: no, bundle: no, lowest: async () => undefined };
const of = (view: BuyView, fields: Record<string, string> = {}, forPoints = false) => {
  const { now } = createBuying({ view, calls: silent, changed: () => {}, later: () => {}, chose: () => {} });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return wantedOf(view, now, form, forPoints);
};

describe('wantedOf', () => {
  it('is a size and units', () => {
    expect(of(buyView({ precision: 1, sellBy: 5, quantity: '2,5' }))).toEqual({
      id: '1001',
      size: '350',
      quantity: 2.5,
    });
  });

  it('is a subscription with its days only when that is chosen', () => {
    const subscription = { periods: [30, 60], only: false, on: true };
    const fields = { days_in_period: '60' };
    expect(of(buyView({ subscription }), fields)).toMatchObject({ subscription: true, daysInPeriod: 60 });
    expect(of(buyView({ subscription: { ...subscription, on: false } }), fields)).not.toHaveProperty('subscription');
  });

  it('is a bundle with all its parts when they can be chosen', () => {
    const one = { href: '/produkt/miska-1018', name: 'Miska', quantity: 2, open: true };
    const sizes = [{ value: '1018:14:2', name: '14 cm', open: true }];
    const parts = [
      { ...one, value: '1018:14:2', sizes },
      { ...one, value: '1002:uniw:1', sizes: [] },
    ];
    expect(of(buyView({ parts })).bundleParts).toEqual([
      { id: '1018', size: '14', quantity: 2, bundleProductId: '1001' },
      { id: '1002', size: 'uniw', quantity: 1, bundleProductId: '1001' },
    ]);
    expect(of(buyView({ parts: [{ ...one, value: '1002:uniw:1', sizes: [] }] }))).not.toHaveProperty('bundleParts');
  });

  it('carries the words and the day that the fields hold', () => {
    const rules = { maxBytes: 9, refusedExtensions: [], refusedTypes: [] };
    const personal = [
      { kind: 'text' as const, key: 'imie', label: 'Imię', required: true },
      { kind: 'text' as const, key: 'opis', label: 'Opis', required: false },
      { kind: 'file' as const, key: 'znak', label: 'Znak', required: false, rules },
    ];
    const serviceDate = {
      label: 'Dzień',
      today: '2026-11-21',
      first: '2026-11-24',
      last: '2026-12-24',
      days: [],
      closed: [],
    };
    const fields = {
      'personalisation[imie]': 'Żaneta',
      'personalisation[opis]': '',
      'personalisation[znak]': '5f0c8a53-0a77-4dc8-9a4b-2f4d4a0b1c2d',
      service_date: '2026-11-27',
      service_hour: '10:00',
    };
    expect(of(buyView({ personal, serviceDate }), fields)).toMatchObject({
      personalisation: [
        { key: 'imie', value: 'Żaneta' },
        { key: 'znak', value: '5f0c8a53-0a77-4dc8-9a4b-2f4d4a0b1c2d' },
      ],
      service: { day: '2026-11-27', hour: '10:00' },
    });
  });

  it('carries the id of a file, and not the empty field that sent it', () => {
    const rules = { maxBytes: 9, refusedExtensions: [], refusedTypes: [] };
    const view = buyView({ personal: [{ kind: 'file', key: 'znak', label: 'Znak', required: true, rules }] });
    const { now } = createBuying({ view, calls: silent, changed() {}, later() {}, chose() {} });
    const form = new FormData();
    form.append('personalisation[znak]', new File([], ''));
    expect(wantedOf(view, now, form, false)).not.toHaveProperty('personalisation');
    form.append('personalisation[znak]', 'id-of-a-file');
    expect(wantedOf(view, now, form, false).personalisation).toEqual([{ key: 'znak', value: 'id-of-a-file' }]);
  });

  it('is for points when that button was pressed', () => {
    expect(of(buyView(), {}, true)).toMatchObject({ forPoints: true });
  });
});

describe('graphLiteral', () => {
  it('is read by the graph as it was written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (text, number) => {
          const value = { text, list: [{ number }], yes: true };
          const read = valueFromASTUntyped(parseValue(graphLiteral(value)));
          expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(value)));
        },
      ),
    );
  });
});
