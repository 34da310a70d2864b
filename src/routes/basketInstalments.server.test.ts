import { describe, expect, it } from 'vitest';
import type { KnownLine, LineView } from '../basket/view.ts';
import { basketInstalments } from './basketInstalments.server.ts';

const provider = {
  id: 'raty',
  name: 'Na raty',
  lender: 'Bank',
  min: 30_000,
  max: 2_000_000,
  max_products: 2,
  not_for: [7],
  plans: [{ months: 10, rate: 1190, commission: 0 }],
  intermediary: true,
  link: 'https://raty.example/{amount}/{basketCount}/{basketCost}/{basketCostNet}',
};
const line = (product: number, more: Partial<KnownLine> = {}): LineView => ({
  id: String(product),
  product,
  additional: '',
  known: { name: `Produkt ${product}`, forPoints: false, subscriptionDays: 0, soldOut: false, ...more } as KnownLine,
});
const ask = (lines: LineView[], gross = 42_490) =>
  basketInstalments(
    { lines, goods: { gross: gross - 1690, net: 1 }, total: { gross, net: 34_545 }, currency: 'PLN' },
    { instalments: [provider] },
  );

describe('instalments of a basket', () => {
  it('lend all that is to be paid, a product counted once', () => {
    const [told] = ask([line(1), line(1), line(2)]);
    expect(told).toMatchObject({ decision: { ok: true, credits: [{ amount: 42_490 }] } });
    expect(told?.href).toBe('https://raty.example/424.90/2/424.90/345.45');
  });

  it.each([
    [[line(1, { subscriptionDays: 30 })], 'products'],
    [[line(1, { forPoints: true })], 'products'],
    [[line(7)], 'products'],
    [[line(1), line(2), line(3)], 'count'],
  ])('are refused: %#', (lines, kind) => {
    expect(ask(lines)).toMatchObject([{ decision: { ok: false, refusals: [{ kind }] } }]);
  });

  it('do not count what cannot be ordered, and are nothing where nothing costs money', () => {
    expect(ask([line(1), line(2), line(3, { soldOut: true })])).toMatchObject([{ decision: { ok: true } }]);
    expect(ask([line(1)], 1690)).toEqual([]);
  });
});
