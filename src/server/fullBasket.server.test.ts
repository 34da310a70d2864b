import { expect, it } from 'vitest';
import { MOST_LINES } from '../basket/limits.ts';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { form, json, testShop } from './testing/testShop.server.ts';

const FIELD = { key: 'imie', label: 'Imię', kind: 'text', required: true, max_length: 14 };
const FULL = { code: 'basket_full', message: expect.stringContaining(String(MOST_LINES)) };
/** Grosze of all lines with `kept` pieces in all. */
const worth = (kept: number) => (kept * 8400) / 100;

const { ask } = testShop({
  files: { 'products/napis.yaml': productYaml({ id: 1009, name: 'Napis', stock: 9000, personalisation: [FIELD] }) },
});

const added = (n: number) => `{id:1009,size:"uniw",quantity:1,personalisation:[{key:"imie",value:"Imię ${n}"}]}`;
const adding = (from: number, count: number) => {
  const inputs = Array.from({ length: count }, (_, n) => added(from + n)).join();
  return json({
    query: `mutation{addProductsToBasket(ProductInput:[${inputs}]){status results{error{code message}}}}`,
  });
};

it(`a full basket takes ${MOST_LINES} lines by the graph and by ajax, and no more; all of them are shown and changed at once`, async () => {
  const first = await ask('/basketchange.php', ajaxAdd(0));
  const Cookie = /^[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const mine = async (path: string, init: RequestInit) => {
    const answer = await ask(path, { ...init, headers: { ...(init.headers as Record<string, string>), Cookie } });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  for (let n = 1; n < MOST_LINES; n += 100) {
    const count = Math.min(100, MOST_LINES - n);
    expect(await mine('/graphql/v1/', adding(n, count))).toMatchObject({
      data: { addProductsToBasket: { status: 'success' } },
    });
  }
  expect(await mine('/graphql/v1/', adding(MOST_LINES, 1))).toMatchObject({
    data: { addProductsToBasket: { status: 'error', results: [{ error: FULL }] } },
  });
  expect(await mine('/basketchange.php', ajaxAdd(MOST_LINES))).toMatchObject({ status: 'error', error: FULL });
  // More of what lies there is no new line.
  expect(await mine('/basketchange.php', ajaxAdd(7))).toMatchObject({ status: 'success' });

  const { Basket } = (await mine('/ajax/get.php', form({ request: '{"Basket":{}}' }))) as {
    Basket: { response: { basket: { products: { md5_additional: string }[] } } };
  };
  const { basket } = Basket.response;
  expect(basket).toMatchObject({ productsCounter: MOST_LINES, productsNumber: MOST_LINES + 1 });
  expect(basket).toMatchObject({ worth: worth(MOST_LINES + 1) });

  const fields = basket.products.flatMap(({ md5_additional }, n) => [
    [`set_quantity[${n}]`, '2'],
    [`was[${n}]`, '1'],
    [`product[${n}]`, '1009'],
    [`size[${n}]`, 'uniw'],
    [`additional[${n}]`, md5_additional],
    [
      `comment[${n}]`,
      'Litery proszę odcisnąć po stronie ucha, najlepiej niewielkie, żeby zmieściły się w jednej linii.',
    ],
    [`comment_was[${n}]`, ''],
  ]);
  const all = form({ getAjax: 'true', ...Object.fromEntries(fields) });
  expect(await mine('/basketchange.php?type=multiproduct', all)).toMatchObject({
    status: 'success',
    basket: { productsCounter: MOST_LINES, productsNumber: 2 * MOST_LINES, worth: worth(2 * MOST_LINES) },
  });
  const removing = basket.products.slice(0, 100).map((one) => `{id:1009,additional:"${one.md5_additional}"}`);
  const removed = json({ query: `mutation{removeProductsFromBasket(ProductInput:[${removing.join()}]){status}}` });
  expect(await mine('/graphql/v1/', removed)).toEqual({ data: { removeProductsFromBasket: { status: 'success' } } });
  const shown = await mine('/graphql/v1/', json({ query: '{basket{summaryBasket{productsCount}}}' }));
  expect(shown).toEqual({ data: { basket: { summaryBasket: { productsCount: MOST_LINES - 100 } } } });
});

function ajaxAdd(n: number): RequestInit {
  const wanted = { mode: '1', product: '1009', size: 'uniw', number: '1', 'personalisation[imie]': `Imię ${n}` };
  return form({ ...wanted, getAjax: 'true' });
}

it('a full basket bounds its form, and says so to people in words', async () => {
  const body = `comment[x]=${'a'.repeat(1_000_000)}`;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) };
  const answers = await Promise.all(
    ['/koszyk', '/kontakt', '/basketchange.php'].map((path) =>
      ask(path, { method: 'POST', body, headers: { ...headers, Accept: 'text/html' } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([413, 413, 413]);
  expect(await answers[0]?.text()).toContain('<h1>Tego jest za dużo naraz</h1>');
});
