import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import type { ProductDraft } from './draft.ts';
import { importProducts } from './import/importProducts.server.ts';
import { createCatalogue } from './service.server.ts';

const REMOTE = 'https://dostawca.example/zdjecia/7.jpg?klucz=tajny';

const draft: ProductDraft = {
  externalId: '7',
  preferredId: 7,
  slug: 'kubek',
  name: 'Kubek',
  type: 'item',
  category: [{ externalId: '1', name: 'Kubki' }],
  alsoIn: [],
  producer: { externalId: '1', name: 'Pracownia' },
  promoted: false,
  unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  sellBy: 1,
  precision: 0,
  order: {},
  rebates: [],
  pictures: [
    { file: REMOTE, alt: 'Kubek', width: 998, height: 1500 },
    { file: 'kubek.jpg', alt: 'Kubek', width: 800, height: 800, hash: '0123456789abcdef' },
  ],
  parameters: [],
  attachments: [],
  safety: { warnings: [] },
  personalisation: [],
  related: [],
  sizes: [
    {
      type: 'uniw',
      name: 'uniwersalny',
      vat: { bp: 2300, exempt: false },
      phonePrice: false,
      gratis: false,
      availability: { status: 'auto', visible: true, deliveryDaysUndefined: false, unknownDelivery: false },
      price: { regular: 6800, history: [] },
      stocks: [],
    },
  ],
};

eachDatabase('pictures of a feed', (open) => {
  it('leave the store under a name of ours; only those who fetch them are told the address', async () => {
    const db = await open();
    const items = async function* () {
      yield { draft };
    };
    await importProducts(db, items(), { source: 'iof', clock: () => 1000, complete: true, createNames: true });
    const catalogue = createCatalogue(db);
    const product = await catalogue.product(7);
    expect(product?.pictures).toEqual([
      { file: 'feed:7/0', alt: 'Kubek', width: 998, height: 1500, hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
      draft.pictures[1],
    ]);
    expect(JSON.stringify(product)).not.toContain('dostawca.example');
    expect(await catalogue.feedPictureAddress(7, 0)).toBe(REMOTE);
    for (const [id, place] of [
      [7, 1],
      [7, 2],
      [8, 0],
    ] as const) {
      expect(await catalogue.feedPictureAddress(id, place)).toBeUndefined();
    }
  });
});
