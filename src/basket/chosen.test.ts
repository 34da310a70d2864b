import { describe, expect, it } from 'vitest';
import { product, size } from '../catalogue/testing/product.ts';
import { readChosen } from './chosen.ts';
import type { Chosen } from './model.ts';

const parts = [
  product({ id: 2, sizes: [size({ type: 's' }), size({ type: 'm' })] }),
  product({ id: 3, sizes: [size()] }),
];
const read = (of: Parameters<typeof product>[0], asked: Chosen) =>
  readChosen(product(of), asked, { parts, at: Date.parse('2026-11-21T10:00:00Z') });

describe('parts of a bundle', () => {
  const bundle = [
    { product: 2, size: 's', quantity: 2, sizes: ['m', 'xl'] },
    { product: 3, size: 'uniw', quantity: 1 },
  ];

  it('are kept when they are not as the merchant chose them', () => {
    const asked = [
      { product: 3, size: 'uniw', quantity: 1 },
      { product: 2, size: 'm', quantity: 2 },
    ];
    expect(read({ bundle }, { parts: asked })).toEqual({
      ok: true,
      value: {
        parts: [
          { product: 2, size: 'm', quantity: 2 },
          { product: 3, size: 'uniw', quantity: 1 },
        ],
      },
    });
    expect(read({ bundle }, { parts: bundle.toReversed() })).toEqual({ ok: true, value: {} });
    expect(read({ bundle }, {})).toEqual({ ok: true, value: {} });
  });

  it.each([
    [[{ product: 2, size: 's', quantity: 2 }]],
    [[...bundle, { product: 3, size: 'uniw', quantity: 1 }]],
    [[{ product: 2, size: 's', quantity: 1 }, bundle[1]]],
    [[{ product: 9, size: 's', quantity: 2 }, bundle[1]]],
    [[{ product: 2, size: 'xl', quantity: 2 }, bundle[1]]],
    [[bundle[0], { product: 3, size: 's', quantity: 1 }]],
  ])('are refused when they are not the bundle: %j', (asked) => {
    expect(read({ bundle }, { parts: asked as Chosen['parts'] & object })).toEqual({
      ok: false,
      error: { code: 'bundle' },
    });
  });

  it('are nothing to a product that is no bundle', () => {
    expect(read({}, { parts: bundle })).toEqual({ ok: true, value: {} });
  });
});

describe('personalisation', () => {
  const personalisation = [
    { key: 'imie', label: 'Imię', kind: 'text' as const, required: true, maxLength: 5 },
    { key: 'opis', label: 'Opis', kind: 'text' as const, required: false },
  ];
  const words = (asked: Record<string, string>) => read({ personalisation }, { personalisation: asked });

  it('is kept as it will be read', () => {
    expect(words({ imie: ' Zos\u0301\u0000 ', inne: 'x', opis: 'a\r\nb' })).toEqual({
      ok: true,
      value: { personalisation: { imie: 'Zoś', opis: 'a\nb' } },
    });
    expect(words({ imie: '🏺🏺🏺🏺🏺' })).toMatchObject({ ok: true });
  });

  it.each([[{}], [{ imie: '  ' }], [{ imie: 'Zosieńka' }]])(
    'is refused when it is missing or too long: %j',
    (asked) => {
      expect(words(asked)).toEqual({ ok: false, error: { code: 'personalisation' } });
    },
  );

  it('has one bound where none is set', () => {
    const opis = (length: number) => words({ imie: 'Ala', opis: 'x'.repeat(length) });
    expect([opis(1000).ok, opis(1001).ok]).toEqual([true, false]);
  });

  it('is nothing to a product that has none', () => {
    expect(read({}, { personalisation: { imie: 'Ala' } })).toEqual({ ok: true, value: {} });
  });
});

describe('a service', () => {
  const serviceDate = { label: 'Dzień', weekdays: [7], hours: ['11:00'], aheadDays: 5, windowDays: 60 };

  it('is had on a day it is offered', () => {
    const service = { day: '2026-11-29', hour: '11:00' };
    expect(read({ serviceDate }, { service })).toEqual({ ok: true, value: { service } });
    expect(read({}, { service })).toEqual({ ok: true, value: {} });
  });

  it.each([[undefined], [{ day: '2026-11-28', hour: '11:00' }]])('is refused on another: %j', (service) => {
    expect(read({ serviceDate }, service ? { service } : {})).toEqual({
      ok: false,
      error: { code: 'service_date' },
    });
  });
});
