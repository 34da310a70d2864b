import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceBlock } from '../catalogue/PriceBlock.tsx';
import type { PriceView } from '../catalogue/priceView.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { difference } from './model.ts';
import { priceKey } from './priceKey.ts';

const amount = (gross: number, net = gross - 10) => ({ gross, net });
const base: PriceView = { currency: 'PLN', priceType: 'gross', from: false, phone: false, gratis: false };
const now = amount(4900);
const reduction = { lowest: amount(5000), sinceFirstOffer: false, regular: amount(6000), endsAt: null };

/** Views of gross prices; some differ in what a card does not show. */
const views: PriceView[] = [
  { ...base, now },
  { ...base, now: amount(4900, 4000) },
  { ...base, now: amount(5900) },
  { ...base, now, from: true },
  { ...base, now, points: 100 },
  { ...base, now, srp: amount(9000), subscription: amount(3000) },
  { ...base, now, per: 'kg' },
  { ...base, now, energy: { class: 'B', best: 'A', worst: 'G' } as PriceView['energy'] & object },
  { ...base, now, reduction },
  { ...base, now, reduction: { ...reduction, percent: 2, endsAt: 7 } },
  { ...base, now, reduction: { ...reduction, sinceFirstOffer: true } },
  { ...base, now, reduction: { ...reduction, regular: amount(7000) } },
  { ...base, now, unitPrice: { amount: amount(100), per: '1 kg' } },
  { ...base, now, unitPrice: { amount: amount(100), per: '1 l' } },
  { ...base, now, deposit: { amount: 50, label: 'za butelkę' } },
  { ...base, phone: true },
  { ...base },
  { ...base, gratis: true },
  { ...base, gratis: true, points: 100 },
  { ...base, phone: true, points: 100 },
  { ...base, phone: true, points: 200 },
];

const shown = (view: PriceView) => renderToStaticMarkup(<PriceBlock view={view} brief />);

it.each(['gross', 'net'] as const)(
  'prices differ when what is shown of them does, in a shop of %s prices',
  (priceType) => {
    const all = views.map((view) => ({ ...view, priceType })).map((view) => ({ view, text: shown(view) }));
    for (const one of all) {
      for (const other of all) {
        const { differs } = difference([priceKey(one.view), priceKey(other.view)]);
        expect(differs, JSON.stringify([one.view, other.view])).toBe(one.text !== other.text);
      }
    }
  },
);

it('the row of prices is told apart in the table', () => {
  const card = { href: '/produkt/kubek-1', name: 'Kubek', isNew: false, available: true };
  const table = (...prices: PriceView[]) =>
    renderToStaticMarkup(
      <ComparisonTable
        view={{
          ...{ notSold: [], facts: [], most: 4, gone: 0, at: '', href: '', candidates: [], wanted: undefined },
          cards: prices.map((price, id) => ({ ...card, id, price })),
        }}
      />,
    );
  const row = /<tr[^>]*><th scope="row">Cena.*?<\/tr>/;
  const points = (n: number): PriceView => ({ ...base, phone: true, points: n });
  expect(row.exec(table(points(100), points(200)))?.[0]).toContain('różni się');
  expect(row.exec(table({ ...base, phone: true }, { ...base, gratis: true }))?.[0]).toContain('różni się');
  expect(row.exec(table({ ...base, now, from: true }, { ...base, now }))?.[0]).toContain('różni się');
  expect(row.exec(table(points(100), points(100)))?.[0]).not.toContain('różni się');
});
