import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPageTerms } from '../../ui/browser/testing/stubPageTerms.ts';
import { fetchRecent } from './client.ts';

const MUG = {
  id: 1001,
  name: 'Kubek',
  link: '/produkt/kubek-1001',
  icon: '/pictures/0123456789abcdef/420-1x1/kubek.jpg',
  versionName: 'kobalt',
  cardPrice: {
    ...{ currency: 'PLN', priceType: 'gross', now: { gross: 6800, net: 5528 } },
    ...{ from: true, phone: false, gratis: false, points: null },
    reduction: null,
    unitPrice: null,
    ...{ per: null, deposit: null, energy: null },
  },
  sizes: [{ availability: { status: 'disable' } }, { availability: { status: 'enable' } }],
};

const asked: string[] = [];
function answering(products: unknown[], status = 200) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { query: string }).query);
    return Response.json({ data: { products: { products } } }, { status });
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
        price: {
          ...{ currency: 'PLN', priceType: 'gross', now: { gross: 6800, net: 5528 } },
          ...{ from: true, phone: false, gratis: false },
        },
        available: true,
      },
    ]);
    const reduction = { lowest: { gross: 1, net: 1 }, sinceFirstOffer: true, regular: { gross: 2, net: 2 } };
    answering([{ ...MUG, cardPrice: { ...MUG.cardPrice, reduction }, sizes: [] }]);
    expect(await fetchRecent([1001])).toMatchObject([{ price: { reduction }, available: false }]);
  });

  it('leads only to the page’s own origin', async () => {
    answering([{ ...MUG, link: 'https://other.example/produkt/kubek-1001' }]);
    expect(await fetchRecent([1001])).toMatchObject([{ href: '/produkt/kubek-1001' }]);
  });

  it('is false when it fails', async () => {
    answering([MUG], 500);
    expect(await fetchRecent([1001])).toBe(false);
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'no' }] }));
    expect(await fetchRecent([1001])).toBe(false);
  });

  it('is false, and no answer without products, when an older shop refuses a field that it does not know', async () => {
    const errors = [{ message: 'Cannot query field "cardPrice" on type "Product".' }];
    for (const init of [{ status: 400 }, { status: 200 }]) {
      for (const answer of [{ errors }, { errors, data: null }]) {
        vi.stubGlobal('fetch', async () => Response.json(answer, init));
        expect(await fetchRecent([1001])).toBe(false);
      }
    }
  });
});
