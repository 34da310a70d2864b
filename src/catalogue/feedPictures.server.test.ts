import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { importProducts } from './import/importProducts.server.ts';
import { createCatalogue } from './service.server.ts';
import { aDraft } from './testing/drafts.server.ts';

const REMOTE = 'https://dostawca.example/zdjecia/7.jpg?klucz=tajny';

const draft = aDraft('7', {
  preferredId: 7,
  pictures: [
    { file: REMOTE, alt: 'Kubek', width: 998, height: 1500 },
    { file: 'kubek.jpg', alt: 'Kubek', width: 800, height: 800, hash: '0123456789abcdef' },
  ],
});

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
