import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PriceEntry, Product, Size } from '../../catalogue/model.ts';
import { aProduct, aSize, promotion, regular } from '../../catalogue/testing/things.ts';
import { DAY } from '../../kit/clock.ts';
import { basketView } from '../basketView.ts';
import { aLine } from '../testing/lines.ts';
import { rules } from '../testing/rules.ts';
import { LineNotes } from './LineNotes.tsx';
import { LinePrices } from './LinePrices.tsx';

const AT = 100 * DAY;
const daysAgo = (days: number) => AT - days * DAY;
const LOWEST = 'Najniższa cena z 30 dni przed obniżką: ';

interface Given {
  seen?: number;
  size?: Partial<Size>;
  product?: Partial<Product>;
  subscriptionDays?: number;
  priceType?: 'gross' | 'net';
}

/** Words of a line beside its notes, as a shopper reads them; its price was seen in the basket before. */
function told(
  prices: PriceEntry[],
  { seen = 10_000, size = {}, product = {}, subscriptionDays = 0, priceType }: Given = {},
) {
  const line = aLine({ priceSeen: seen, quantity: 2, subscriptionDays });
  const basket = basketView(
    { lines: [line], later: [] },
    {
      ...{ rules: rules(priceType ? { priceType } : {}), at: AT, categorySlugs: () => [] },
      products: [aProduct({ sizes: [aSize({ prices, ...size })], ...product })],
    },
  );
  const known = basket.lines[0]?.known;
  if (!known) throw new Error('the line has no product');
  const words = (html: string) =>
    html
      .replaceAll('\u00a0', ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return {
    notes: words(renderToStaticMarkup(<LineNotes line={known} basket={basket} />)),
    prices: words(renderToStaticMarkup(<LinePrices line={known} basket={basket} />)),
  };
}

describe('a price that has changed since its thing was put into the basket', () => {
  it('says that it has fallen with the lowest price of the 30 days before', () => {
    const { notes } = told([regular(10_000, 0, daysAgo(5)), regular(9000, daysAgo(5))]);
    expect(notes).toBe(`Cena spadła. Gdy trafił do koszyka, kosztował 100,00 zł. ${LOWEST}100,00 zł.`);
    const between = [regular(12_000, 0, daysAgo(9)), regular(9500, daysAgo(9), daysAgo(5)), regular(9000, daysAgo(5))];
    expect(told(between, { seen: 12_000 }).notes).toBe(
      `Cena spadła. Gdy trafił do koszyka, kosztował 120,00 zł. ${LOWEST}95,00 zł.`,
    );
  });

  it('says nothing of a fall that is none by law: it was as low in the 30 days before', () => {
    const raised = [regular(8000, 0, daysAgo(9)), regular(10_000, daysAgo(9), daysAgo(5)), regular(9000, daysAgo(5))];
    expect(told(raised).notes).toBe('');
    const dearPromotion = [regular(9000, 0, daysAgo(9)), regular(10_000, daysAgo(9)), promotion(9500, daysAgo(5))];
    expect(told(dearPromotion)).toMatchObject({ notes: '', prices: expect.not.stringContaining(LOWEST.trim()) });
  });

  it('says the lowest price once beside a promotion', () => {
    const { notes, prices } = told([regular(10_000), promotion(8000, daysAgo(5))]);
    expect(notes).toBe('Cena spadła. Gdy trafił do koszyka, kosztował 100,00 zł.');
    expect(prices).toContain(`${LOWEST}100,00 zł`);
  });

  it('says of goods that were offered for less than 30 days since when that price is the lowest', () => {
    expect(told([regular(10_000, daysAgo(20), daysAgo(5)), regular(9000, daysAgo(5))]).notes).toContain(
      'Najniższa cena od wprowadzenia do sprzedaży: 100,00 zł.',
    );
  });

  it('is told as the shop shows prices', () => {
    const { notes } = told([regular(12_300, 0, daysAgo(5)), regular(9000, daysAgo(5))], {
      seen: 12_300,
      priceType: 'net',
    });
    expect(notes).toBe(`Cena spadła. Gdy trafił do koszyka, kosztował 100,00 zł. ${LOWEST}100,00 zł.`);
  });

  it('says that it has risen, also where a quantity rebate lowers it', () => {
    const rose = 'Cena wzrosła. Gdy trafił do koszyka, kosztował 100,00 zł.';
    const dearer = [regular(10_000, 0, daysAgo(5)), regular(11_000, daysAgo(5))];
    expect(told(dearer).notes).toBe(rose);
    const rebates = [{ from: 2, percentBp: 2000 }];
    expect(told(dearer, { product: { rebates } }).notes).toBe(rose);
  });

  it('says nothing of a lower subscription price, which has no history', () => {
    const tea = { size: { subscriptionPrice: 8000 }, product: { subscription: { periods: [30], only: false } } };
    expect(told([regular(10_000)], { ...tea, subscriptionDays: 30 }).notes).toBe('');
    expect(told([regular(10_000)], { ...tea, subscriptionDays: 30, seen: 7000 }).notes).toContain('Cena wzrosła');
  });
});
