import { expect, it } from 'vitest';
import { readAddForm } from './form.ts';

const read = (fields: Record<string, string>) => readAddForm(new URLSearchParams(fields));

it('the basket reads the form of a product page', () => {
  expect(
    read({
      product: '1007',
      size: '350',
      number: '2,5',
      subscription: '1',
      days_in_period: '30',
      'personalisation[imie]': 'Zosia',
      service_date: '2026-11-29',
      service_hour: '11:00',
      mode: '1',
    }),
  ).toEqual({
    product: 1007,
    size: '350',
    quantity: '2,5',
    forPoints: false,
    subscription: true,
    subscriptionDays: 30,
    additional: undefined,
    chosen: { personalisation: { imie: 'Zosia' }, service: { day: '2026-11-29', hour: '11:00' } },
  });
});

it('the basket takes the period only with the subscription', () => {
  expect(read({ product: '1', days_in_period: '30', subscription: '0' })).toMatchObject({
    subscription: false,
    subscriptionDays: undefined,
  });
});

it.each([{}, { product: '' }, { product: '-1' }, { product: '1;2' }, { product: '1'.repeat(16) }])(
  'the basket reads nothing without a product: %j',
  (fields) => {
    expect(read(fields)).toBeUndefined();
  },
);

it('the basket leaves out what is too long or a file', () => {
  const form = new FormData();
  form.set('product', '1');
  form.set('service_date', 'a'.repeat(2001));
  form.set('personalisation[rysunek]', new File(['x'], 'x.png'));
  expect(readAddForm(form)?.chosen).toEqual({});
});

it('reads words of any length, so that nothing is left out unsaid', () => {
  const words = '🏺\r\n'.repeat(2500);
  expect(read({ product: '7', 'personalisation[opis]': words })?.chosen).toEqual({ personalisation: { opis: words } });
  const far = read({ product: '7', 'personalisation[opis]': 'x'.repeat(100_000) });
  expect(far?.chosen).toEqual({ personalisation: { opis: 'x'.repeat(20_000) } });
});
