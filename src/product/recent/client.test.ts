import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPageTerms } from '../../ui/browser/testing/stubPageTerms.ts';
import { fetchRecent } from './client.ts';

const money = (formatted: string, value = 1) => ({
  gross: { value, formatted },
  net: { value, formatted: `${formatted} netto` },
});

const MUG = {
  id: 1001,
  name: 'Kubek',
  link: '/produkt/kubek-1001',
  icon: '/pictures/0123456789abcdef/420-1x1/kubek.jpg',
  versionName: 'kobalt',
  price: {
    price: money('68,00 zł'),
    omnibusPrice: null,
    crossedPrice: null,
    unitConvertedPrice: null,
    unitConvertedFormat: null,
  },
  sizes: [{ availability: { status: 'disable' } }, { availability: { status: 'enable' } }],
};

const asked: string[] = [];
function answering(products: unknown[], priceType = 'gross', status = 200) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { query: string }).query);
    return Response.json({ data: { shop: { priceType }, products: { products } } }, { status });
  });
}

beforeEach(() => stubPageTerms());
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe('the call for products looked at', () => {
  it('asks for all of them at once', async () => {
    answering([]);
    await fetchRecent([3, 1]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('products(searchInput:{productsId:[3,1]})');
  });

  it('gives them in the order asked for, without those that are gone', async () => {
    answering([{ ...MUG, id: '2' }, MUG]);
    const found = await fetchRecent([1001, 9, 2]);
    expect((found || []).map(({ id }) => id)).toEqual([1001, 2]);
  });

  it('says of each what a card must', async () => {
    answering([MUG]);
    expect(await fetchRecent([1001])).toEqual([
      {
        id: 1001,
        href: '/produkt/kubek-1001',
        name: 'Kubek',
        subtitle: 'kobalt',
        picture: MUG.icon,
        price: '68,00 zł',
        grosze: 100,
        available: true,
      },
    ]);
    const price = {
      price: money('68,00 zł'),
      omnibusPrice: money('80,00 zł'),
      crossedPrice: money('84,00 zł'),
      unitConvertedPrice: money('136,00 zł'),
      unitConvertedFormat: '136,00 zł / 1 kg',
    };
    answering([{ ...MUG, price, sizes: [] }]);
    expect(await fetchRecent([1001])).toMatchObject([
      { lowest: '80,00 zł', regular: '84,00 zł', unitPrice: { price: '136,00 zł', per: '1 kg' }, available: false },
    ]);
  });

  it('shows net prices where the shop does, and none on the telephone', async () => {
    answering([MUG], 'net');
    expect(await fetchRecent([1001])).toMatchObject([{ price: '68,00 zł netto' }]);
    answering([{ ...MUG, price: { ...MUG.price, price: money('0,00 zł', 0) } }]);
    const [product] = (await fetchRecent([1001])) || [];
    expect(product).not.toHaveProperty('price');
  });

  it('leads only to the page’s own origin', async () => {
    answering([{ ...MUG, link: 'https://other.example/produkt/kubek-1001' }]);
    expect(await fetchRecent([1001])).toMatchObject([{ href: '/produkt/kubek-1001' }]);
  });

  it('is false when it fails', async () => {
    answering([MUG], 'gross', 500);
    expect(await fetchRecent([1001])).toBe(false);
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'no' }] }));
    expect(await fetchRecent([1001])).toBe(false);
  });
});
