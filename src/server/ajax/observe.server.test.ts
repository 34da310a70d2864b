import { beforeEach, describe, expect, it } from 'vitest';
import { productYaml } from '../../catalogue/testing/folder.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

describe('set_product_observed', () => {
  const { ask, shop } = testShop({
    files: { 'products/talerz.yaml': productYaml({ id: 1002, name: 'Talerz', stock: 0 }) },
  });
  beforeEach(() => shop().db.write((tx) => tx.deleteFrom('stock_requests').execute()));

  const fields = { action: 'set_product_observed', product: '1002', size: 'uniw', email: 'ala@example.pl', mode: '2' };
  const observe = (more: Record<string, string> = {}) =>
    ask('/ajax/projector.php', form({ ...fields, consent: '1', ...more }));
  const kept = () => shop().db.read.selectFrom('stock_requests').select('email').execute();

  it.each([{}, { consent: '', field: '{"consent":true}' }, { consent: '', field: '{"consent":"y"}' }])(
    'keeps who agreed: %j',
    async (more) => {
      expect(await (await observe(more)).json()).toEqual({ status: 'success', errdesc: '' });
      expect(await kept()).toEqual([{ email: 'ala@example.pl' }]);
    },
  );

  it('reads the action from the address too', async () => {
    const { action: _, ...rest } = fields;
    const path = '/ajax/projector.php?action=set_product_observed';
    expect(await (await ask(path, form({ ...rest, consent: '1' }))).json()).toMatchObject({ status: 'success' });
  });

  it.each([
    [{ consent: '0' }, 'Zaznacz zgodę', 'consent'],
    [{ consent: '', field: '{' }, 'Zaznacz zgodę', 'consent'],
    [{ email: 'ala' }, 'Błędnie wpisany e-mail', 'email'],
    [{ product: '1001' }, 'można już kupić', 'available'],
    [{ product: '9' }, 'Nie ma takiego produktu', 'product'],
    [{ product: 'x' }, 'Nie ma takiego produktu', 'product'],
    [{ size: 'xl' }, 'Nie ma takiego produktu', 'product'],
    [{ contact_www: 'x' }, 'ukryte pole', 'robot'],
  ])('says what is wrong: %j', async (more, words, code) => {
    const answer = await observe(more);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'error', code, errdesc: expect.stringContaining(words) });
    expect(await kept()).toEqual([]);
  });

  it('writes nothing by GET, nor for another site', async () => {
    const query = new URLSearchParams({ ...fields, consent: '1' });
    const answer = await ask(`/ajax/projector.php?${query}`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    const init = form({ ...fields, consent: '1' }, { Origin: 'https://obcy.example' });
    expect((await ask('/ajax/projector.php', init)).status).toBe(403);
    expect(await kept()).toEqual([]);
  });
});

describe('set_product_observed of a bundle', () => {
  const { ask } = testShop({
    files: {
      'products/miska.yaml': productYaml({
        ...{ id: 1003, name: 'Miska', stock: undefined },
        sizes: [
          { type: 's', name: '14 cm', stock: 5 },
          { type: 'm', name: '18 cm', stock: 0 },
        ],
      }),
      'products/zestaw.yaml': productYaml({
        ...{ id: 1004, name: 'Zestaw', type: 'bundle', stock: undefined },
        bundle: [{ product: 1003, size: 's', sizes: ['m'] }],
      }),
    },
  });

  it('is of the parts that were chosen', async () => {
    const fields = { action: 'set_product_observed', product: '1004', size: 'uniw', email: 'ala@example.pl' };
    const observe = async (parts: string) =>
      (await ask('/ajax/projector.php', form({ ...fields, consent: '1', parts }))).json();
    expect(await observe('1003:s:1')).toMatchObject({ code: 'available' });
    expect(await observe('1003:m:1')).toMatchObject({ status: 'success' });
  });
});
