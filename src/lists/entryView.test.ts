import { expect, it } from 'vitest';
import { cardView } from '../catalogue/card.ts';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { entryView, plainEntry } from './entryView.ts';

const TERMS = { currency: 'PLN', priceType: 'gross' as const, at: 0, newDays: 30 };

it('an entry of a gift card asks for a value', () => {
  const states = ['100 zł', '250 ml'].map((name) => {
    const sizes = ['a', 'b'].map((type) => aSize({ type, name }));
    const product = aProduct({ sizes });
    return entryView(plainEntry(product), product, cardView(product, TERMS), TERMS).state;
  });
  expect(states).toEqual(['chooseValue', 'choose']);
});

it('an entry of a size that is half a sign has an address, and nothing is thrown', () => {
  const product = aProduct();
  const entry = { id: 'a', product: 7, size: '\uD800', quantity: 1, precision: 0, note: '', place: 0, addedAt: 0 };
  const view = entryView({ ...entry, byOthers: false }, product, cardView(product, TERMS), TERMS);
  expect(view.href).toBe('/produkt/kubek-7?size=%EF%BF%BD');
});
