import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTopBasket } from './model.ts';

const product = (more: object = {}) => ({
  id: 1001,
  md5_additional: '',
  link: '/produkt/kubek-1001',
  icon: '/pictures/a.avif',
  name: 'Kubek',
  size: '350',
  size_name: '350 ml',
  product_version_name: 'kobalt',
  count: 2,
  subscription_period: 0,
  prices: { worth_gros_formatted: '136,00 zł', worth_net_formatted: '110,57 zł' },
  ...more,
});
const basket = (count: number, more: object = {}) => ({
  products: Array.from({ length: count }, (_, id) => product({ id })),
  productsCounter: count,
  worth_formatted: '136,00 zł',
  worth_net_formatted: '110,57 zł',
  toShippingFree: '114.00',
  ...more,
});

describe('the basket in the header', () => {
  it('tells each line and what is missing to free delivery', () => {
    expect(readTopBasket(basket(1))).toEqual({
      lines: [
        {
          key: '0 0 350 ',
          href: '/produkt/kubek-1001',
          name: 'Kubek',
          detail: { version: 'kobalt', size: '350 ml', chosen: [], everyDays: 0 },
          icon: '/pictures/a.avif',
          count: 2,
          unit: '',
          gross: '136,00 zł',
          net: '110,57 zł',
        },
      ],
      listed: false,
      hidesOneClick: false,
      gross: '136,00 zł',
      net: '110,57 zł',
      points: 0,
      toFree: 11_400,
    });
  });

  it('says nothing of free delivery where there is none', () => {
    expect(readTopBasket(basket(1, { toShippingFree: '' }))).not.toHaveProperty('toFree');
    expect(readTopBasket(basket(1, { toShippingFree: '0.00' }))).toMatchObject({ toFree: 0 });
  });

  it('tells points apart from money', () => {
    const shown = readTopBasket({ products: [product({ worth_points: 4000 }), product()], worth_points: 4000 });
    expect(shown?.points).toBe(4000);
    expect(shown?.lines.map(({ points }) => points)).toEqual([4000, undefined]);
  });

  it.each([
    [0, undefined],
    [1, false],
    [10, false],
    [11, true],
    [22, true],
    [23, undefined],
  ])('lists its %i products: %j', (count, listed) => {
    expect(readTopBasket(basket(count))?.listed).toBe(listed);
  });

  it.each([
    [product(), false],
    [product({ name: '' }), true],
    [product({ subscription_period: 30 }), true],
  ])('hides a purchase in one click: %#', (one, hidden) => {
    expect(readTopBasket(basket(0, { products: [product(), one] }))?.hidesOneClick).toBe(hidden);
  });

  it('tells the measure, and what was chosen', () => {
    const tiles = product({ unit: 'm²', count: 2.64, chosen: ['Zosia', 7, 'piątek 27 listopada, 17:00'] });
    const [line] = readTopBasket(basket(0, { products: [tiles] }))?.lines ?? [];
    expect(line?.unit).toBe('m²');
    expect(line?.detail.chosen).toEqual(['Zosia', 'piątek 27 listopada, 17:00']);
  });

  it('does not name the only size', () => {
    const only = product({ size: 'uniw', size_name: 'uniwersalny' });
    expect(readTopBasket(basket(0, { products: [only] }))?.lines[0]?.detail.size).toBe('');
  });

  it('links within the shop alone', () => {
    const links = ['https://zly.example/', '//zly.example/', 'javascript:alert(1)', '/produkt/a'];
    const products = links.map((link) => product({ link }));
    expect(readTopBasket(basket(0, { products }))?.lines.map(({ href }) => href)).toEqual(['', '', '', '/produkt/a']);
  });

  it('reads anything without failing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ products: fc.array(fc.anything(), { maxLength: 30 }) })),
        (answer) => {
          const read = readTopBasket(answer);
          expect(read === undefined || (read.lines.length > 0 && read.lines.length <= 22)).toBe(true);
        },
      ),
    );
  });
});
