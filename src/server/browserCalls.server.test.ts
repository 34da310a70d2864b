import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { askLowest } from '../product/client.ts';
import { fetchRecent } from '../product/recent/client.ts';
import { restore } from '../region/restore.ts';
import { askAnswer } from '../search/box/answers.ts';
import { stubPageTerms } from '../ui/browser/testing/stubPageTerms.ts';
import { testShop } from './testing/testShop.server.ts';

// An answer that a test makes up agrees with any question: here the shop itself answers.
describe('what scripts of pages ask the graph', () => {
  const tea = { id: 7, name: 'Herbata', price: 24, contents: { amount: 80, unit: 'g' } };
  const { ask } = testShop({ files: { 'products/herbata.yaml': productYaml(tea) } });

  beforeEach(() => {
    stubPageTerms();
    vi.stubGlobal('fetch', ask);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('products looked at before come with their prices', async () => {
    expect(await fetchRecent([7, 1001, 9999])).toMatchObject([
      {
        ...{ id: 7, href: '/produkt/herbata-7', name: 'Herbata', available: true },
        price: { now: { gross: 2400 }, unitPrice: { amount: { gross: 30_000 }, per: '1 kg' } },
      },
      { id: 1001, price: { now: { gross: 8400 } } },
    ]);
  });

  it('suggestions of the search box come with their prices', async () => {
    const found = await askAnswer('herbata', new AbortController().signal);
    expect(JSON.stringify(found)).toContain('24,00\u00a0zł');
  });

  it('the lowest price of 30 days comes, or nothing where none is told', async () => {
    expect(await askLowest(7, 'uniw', 'gross')).toMatch(/zł$/);
  });

  it('the usual place is given back', async () => {
    const region = { currentCountry: 'Czechy', defaultCountry: 'Polska', showModal: true };
    const zipcode = { currentZipcode: '00-001', defaultZipcode: '59-700', showModal: true };
    expect(await restore({ region, zipcode })).toEqual(['setRegionForced', 'setZipcodeForced']);
  });
});
