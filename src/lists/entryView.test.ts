import { expect, it } from 'vitest';
import type { CardView } from '../catalogue/card.ts';
import type { Product } from '../catalogue/model.ts';
import { entryView } from './entryView.ts';

it('an entry of a size that is half a sign has an address, and nothing is thrown', () => {
  const product = { id: 7, slug: 'kubek', name: 'Kubek', sizes: [], unit: { name: 'szt.' } } as unknown as Product;
  const card = { price: {}, state: 'available' } as unknown as CardView;
  const entry = { id: 'a', size: '\uD800', quantity: 1, precision: 0, note: '', byOthers: false };
  const view = () => entryView(entry as never, product, card, {} as never);
  expect(view().href).toBe('/produkt/kubek-7?size=%EF%BF%BD');
});
