import { describe, expect, it } from 'vitest';
import { productYaml } from '../../catalogue/testing/folder.server.ts';
import { testShop } from '../testing/testShop.server.ts';
import { promotionNotes } from './promotionNotes.ts';

describe('promotions of products', () => {
  const promotion = { price: 60, from: '-1d' };
  const { shop } = testShop({
    files: {
      'products/nowy.yaml': productYaml({ id: 1, name: 'Nowy', promotion }),
      'products/dawny.yaml': productYaml({
        ...{ id: 2, name: 'Dawny', added: '-90d', promotion },
        history: [{ price: 84, from: '-90d' }],
      }),
      'products/pozniej.yaml': productYaml({ id: 3, name: 'Później', promotion: { price: 60, from: '+5d' } }),
    },
  });

  it('tell their merchant when the law makes a plain price of them', async () => {
    expect(await promotionNotes(shop())).toEqual([
      expect.stringMatching(/^note: products\/nowy\.yaml promotion: shown as a/),
    ]);
  });
});
