import { describe, expect, it } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { SHOP, testShop } from './testing/testShop.server.ts';

describe('a product that is shown and not sold', () => {
  const { ask } = testShop({
    files: {
      'shop.yaml': SHOP['shop.yaml'],
      'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek' }),
      'products/wazon.yaml': productYaml({ id: 1002, name: 'Wazon', for_sale: false }),
    },
    realPages: true,
  });
  const page = async (path: string) => (await (await ask(path)).text()).replaceAll('\u00a0', ' ');

  it('is told as unavailable beside others, and its card does not call it sold out', async () => {
    const [row = ''] =
      /<tr[^>]*><th scope="row">Dostępność.*?<\/tr>/.exec(await page('/porownanie?ids=1001,1002')) ?? [];
    const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, words]) => words);
    expect(cells).toEqual(['Dostępny', 'Niedostępny']);
    const list = await page('/kategoria/kubki');
    expect(list).toContain('Wazon');
    expect(list).not.toContain('Wyprzedan');
  });

  it('is counted among nothing that is available now', async () => {
    const now = await page('/kategoria/kubki?filter_instock=1');
    expect(now).toContain('Kubek');
    expect(now).not.toContain('Wazon');
  });
});
