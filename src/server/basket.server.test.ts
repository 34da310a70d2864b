import { describe, expect, it } from 'vitest';
import { basketGraph } from '../basket/graph.server.ts';
import type { Baskets } from '../basket/service.server.ts';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { err } from '../kit/result.ts';
import type { Asking } from '../session/model.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

const files = {
  'products/talerz.yaml': productYaml({ id: 1002, name: 'Talerz', stock: 0 }),
  'products/miska.yaml': productYaml({ id: 1003, name: 'Miska', order: { min: 2, max: 4 }, stock: 9 }),
};

/** One browser: keeps the cookies it is given. */
function browser(ask: ReturnType<typeof testShop>['ask']) {
  const kept = new Map<string, string>();
  return async (path: string, init: RequestInit = {}) => {
    const headers = {
      ...(init.headers as Record<string, string>),
      ...(kept.size === 0 ? {} : { Cookie: [...kept.values()].join('; ') }),
    };
    const answer = await ask(path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      kept.set(pair.split('=')[0] ?? '', pair);
    }
    return answer;
  };
}

const add = (fields: Record<string, string> = {}) =>
  form({ mode: '1', product: '1001', size: 'uniw', number: '2', getAjax: 'true', ...fields });
const section = form({ request: '{"Basket":{}}' });
const basketOf = async (answer: Response) => {
  const { Basket } = (await answer.json()) as { Basket: { response: { basket: Record<string, unknown> } } };
  return Basket.response.basket;
};

describe('basketchange.php', () => {
  const { ask, shop } = testShop({ files });

  it('puts a product into the basket of whoever sends it, and of nobody else', async () => {
    const mine = browser(ask);
    const answer = await mine('/basketchange.php', add());
    const [token, mark] = answer.headers.getSetCookie();
    expect(mark).toBe('sesja=1; Path=/; Max-Age=2592000; SameSite=Lax');
    expect(token).toMatch(/^witryna=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ status: 'success', basket: { productsCounter: 1, worth: 168 } });
    expect(await basketOf(await mine('/ajax/get.php', section))).toEqual({
      products: [
        {
          id: 1001,
          md5_additional: '',
          link: '/produkt/kubek-1001',
          icon: '',
          icon_second: '',
          name: 'Kubek',
          size: 'uniw',
          size_name: 'uniw',
          product_version_name: '',
          count: 2,
          worth_unit: '84.00',
          subscription_period: 0,
          prices: { worth_gros_formatted: '168,00\u00a0zł', worth_net_formatted: '136,59\u00a0zł' },
        },
      ],
      productsCounter: 1,
      productsNumber: 2,
      worth: 168,
      worth_formatted: '168,00\u00a0zł',
      worth_net_formatted: '136,59\u00a0zł',
      shippingCost: '',
      shippingCost_formatted: '',
      shippingCost_net_formatted: '',
      toShippingFree: '82.00',
      user: '',
    });
    expect(await basketOf(await browser(ask)('/ajax/get.php', section))).toMatchObject({ productsCounter: 0 });
  });

  it('sends no cookie again while nothing changes', async () => {
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    expect((await mine('/basketchange.php', add({ number: '1' }))).headers.get('set-cookie')).toBeNull();
    expect((await mine('/ajax/get.php', section)).headers.get('set-cookie')).toBeNull();
  });

  it('leads a form that no script has sent to the basket', async () => {
    const to = async (fields: Record<string, string>) => {
      const answer = await ask('/basketchange.php', add({ getAjax: '', ...fields }));
      return [answer.status, answer.headers.get('location')];
    };
    expect(await to({})).toEqual([303, '/koszyk?dodano=1']);
    expect(await to({ number: '7' })).toEqual([303, '/koszyk?blad=order_notenough&produkt=1001&ile=5']);
    expect(await to({ product: '1002' })).toEqual([303, '/koszyk?blad=products_not_available&produkt=1002']);
  });

  it.each([
    [{ product: '1002' }, 'products_not_available', 'Produkt niedostępny'],
    [{ product: '9999' }, 'product_not_found', 'Nie ma takiego produktu.'],
    [{ size: 'xl' }, 'product_not_found', 'Nie ma takiego produktu.'],
    [{ number: '-1' }, 'quantity', 'Wpisz poprawną ilość.'],
    [{ product: '1003', number: '1' }, 'not_enough_product', 'Minimalnie możesz zamówić 2 szt.'],
    [{ product: '1003', number: '5' }, 'too_much_product', 'Maksymalnie możesz zamówić 4 szt.'],
    [{ forpoints: '1' }, 'points', 'Tego produktu nie można kupić za punkty.'],
  ])('says why it did not: %j', async (fields, code, message) => {
    const answer = await ask('/basketchange.php', add(fields));
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({ status: 'error', error: { code, message }, basket: { products: [] } });
  });

  it.each([
    form({ mode: '2', product: '1001' }),
    form({ mode: '1' }),
    form({ mode: '1', product: 'x' }),
    { method: 'POST' },
    { ...json('{}'), headers: { 'Content-Type': 'multipart/form-data' } },
  ])('refuses what it cannot read', async (init) => {
    expect((await ask('/basketchange.php', init)).status).toBe(400);
  });

  it('writes nothing for another site, and nothing by GET', async () => {
    const before = await shop().db.read.selectFrom('basket_lines').selectAll().execute();
    for (const headers of [{ Origin: 'https://obcy.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      const init = add();
      const foreign = { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } };
      expect((await ask('/basketchange.php', foreign)).status).toBe(403);
    }
    expect(await (await ask('/basketchange.php?mode=1&product=1001')).text()).toBe('page GET /basketchange.php');
    expect(await shop().db.read.selectFrom('basket_lines').selectAll().execute()).toEqual(before);
  });
});

describe('the basket in the graph', () => {
  const { ask } = testShop({ files });
  const query = (text: string) => json({ query: text });
  const adding = (input: string) =>
    query(`mutation{addProductsToBasket(ProductInput:[${input}]){status results{status error{code message}}}}`);

  it('takes several products, each or not at all', async () => {
    const mine = browser(ask);
    const answer = await mine(
      '/graphql/v1/?addToBasket/',
      adding('{id:1001,size:"uniw",quantity:2},{id:1002,size:"uniw",quantity:1}'),
    );
    expect(await answer.json()).toEqual({
      data: {
        addProductsToBasket: {
          status: 'error',
          results: [
            { status: 'success', error: null },
            { status: 'error', error: { code: 'products_not_available', message: 'Produkt niedostępny' } },
          ],
        },
      },
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^witryna=/);
    const fields =
      'products{id size additional quantity availableNow worth{gross{value currency formatted}} data{name link unit{singular}}} summaryBasket{productsCount worth{net{value}} toShippingFree{value formatted}}';
    const read = await mine('/graphql/v1', query(`{basket(BasketCostInput:{}){${fields}}}`));
    expect(await read.json()).toEqual({
      data: {
        basket: {
          products: [
            {
              id: '1001',
              size: 'uniw',
              additional: '',
              quantity: 2,
              availableNow: true,
              worth: { gross: { value: 168, currency: 'PLN', formatted: '168,00\u00a0zł' } },
              data: { name: 'Kubek', link: '/produkt/kubek-1001', unit: { singular: 'sztuka' } },
            },
          ],
          summaryBasket: {
            productsCount: 1,
            worth: { net: { value: 136.59 } },
            toShippingFree: { value: 82, formatted: '82,00\u00a0zł' },
          },
        },
      },
    });
  });

  it.each(['-1', '1e308', '0.5', '1.00001'])('takes no quantity of %s', async (quantity) => {
    const answer = await ask('/graphql/v1/', adding(`{id:1001,size:"uniw",quantity:${quantity}}`));
    expect(await answer.json()).toMatchObject({
      data: { addProductsToBasket: { status: 'error', results: [{ error: { code: 'quantity' } }] } },
    });
  });

  it('is changed by JSON of the shop alone', async () => {
    const body = '{"query":"mutation{addProductsToBasket(ProductInput:[{id:1001}]){status}}"}';
    const post = (headers: Record<string, string>) => ask('/graphql/v1/', { method: 'POST', body, headers });
    expect((await post({ 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post({ 'Content-Type': 'application/json', Origin: 'https://obcy.example' })).status).toBe(403);
    expect((await post({ 'Content-Type': 'application/json' })).status).toBe(200);
  });

  it('is not read by another site', async () => {
    const answer = await ask('/graphql/v1/', query('{basket{products{id}}}'));
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await answer.json()).toEqual({ data: { basket: { products: [] } } });
  });
});

describe('a session', () => {
  const secure = testShop({ shopUrl: 'https://sklep.example' });
  const network = testShop({ shopUrl: 'http://sklep.lan' });

  it('has a cookie of its host alone over https', async () => {
    const answer = await secure.ask('/basketchange.php', add());
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-witryna=[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is not begun over plain http on a network, and the basket says so', async () => {
    const answer = await network.ask('/basketchange.php', add());
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({
      error: { code: 'insecure', message: expect.stringContaining('https') },
    });
  });

  it('is asked for by nothing that only looks', async () => {
    for (const path of ['/', '/koszyk', '/produkt/kubek-1001', '/kategoria/kubki']) {
      expect((await secure.ask(path)).headers.get('set-cookie'), path).toBeNull();
    }
    expect(await secure.shop().db.read.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });
});

describe('a basket that is changed', () => {
  const rebates = `codes:
  - { code: STÓŁ10, name: Taniej o 10 %, percent: 10 }
  - { code: LATO, name: Lato, percent: 10, to: 2026-01-01 }
`;
  const delivery = 'delivery: [{ id: kurier, name: Kurier, cost: 16.90, cash_on_delivery: 6 }]\n';
  const { ask } = testShop({
    files: { ...files, 'rebates.yaml': rebates, 'shop.yaml': `${SHOP['shop.yaml']}${delivery}` },
  });
  const graph = async (mine: ReturnType<typeof browser>, text: string) => {
    const answer = await mine('/graphql/v1/', json({ query: text }));
    const body = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const filled = async () => {
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    await mine('/basketchange.php', add({ product: '1003', number: '2' }));
    return mine;
  };
  const multi = (fields: Record<string, string>) => form({ getAjax: 'true', ...fields });

  it('takes lines out by name, each or not at all', async () => {
    const mine = await filled();
    const removing =
      'mutation{removeProductsFromBasket(ProductInput:[{id:1001,size:"onesize",additional:""},{id:9,size:"uniw"}]){status results{status error{code message}}}}';
    expect(await graph(mine, removing)).toEqual({
      removeProductsFromBasket: {
        status: 'error',
        results: [
          { status: 'success', error: null },
          {
            status: 'error',
            error: {
              code: 'line_not_found',
              message: 'Tej pozycji nie ma już w koszyku. Mogła zniknąć w innej karcie albo minęła ważność sesji.',
            },
          },
        ],
      },
    });
    expect(await basketOf(await mine('/ajax/get.php', section))).toMatchObject({ productsCounter: 1, worth: 168 });
  });

  it('counts a code, says why it does not, and lets it be switched off', async () => {
    const mine = await filled();
    const activate = (code: string) =>
      graph(mine, `mutation{activateRebateCode(code:${JSON.stringify(code)}){status error{code message}}}`);
    expect(await activate('lato')).toEqual({
      activateRebateCode: {
        status: 'error',
        error: { code: 'rebates_code_expires', message: 'Ten kod rabatowy stracił ważność.' },
      },
    });
    const told = async () => (await basketOf(await mine('/ajax/get.php', section))).rebateCode;
    expect(await told()).toBeUndefined();
    expect(await activate('stol10')).toEqual({ activateRebateCode: { status: 'success', error: null } });
    expect(await told()).toEqual({ code: 'STÓŁ10', state: 'works' });
    const costs =
      '{basket(BasketCostInput:{delivery:{courierId:"kurier",prepaid:false}}){rebateCode{code state} basketGroups{id types worthTotal{gross{value}} subscription{daysInPeriod}} summaryBasket{worth{gross{value}} shipping{cost{gross{value}}} toShippingFree{value}} basketCost{totalProductsCost{value} totalRebateWithoutShipping{value} totalToPay{value} totalToPayAtPoints{value} basketShippingCost{shippingCostAfterRebate{value}}}}}';
    expect(await graph(mine, costs)).toEqual({
      basket: {
        rebateCode: { code: 'STÓŁ10', state: 'works' },
        basketGroups: [{ id: '1', types: ['item'], worthTotal: { gross: { value: 302.4 } }, subscription: null }],
        summaryBasket: {
          worth: { gross: { value: 302.4 } },
          shipping: { cost: { gross: { value: 6 } } },
          toShippingFree: { value: 0 },
        },
        basketCost: {
          totalProductsCost: { value: 336 },
          totalRebateWithoutShipping: { value: 33.6 },
          totalToPay: { value: 308.4 },
          totalToPayAtPoints: { value: 0 },
          basketShippingCost: { shippingCostAfterRebate: { value: 6 } },
        },
      },
    });
    expect(await graph(mine, 'mutation{deactivateRebateCode{status error{code}}}')).toEqual({
      deactivateRebateCode: { status: 'success', error: null },
    });
    expect(await basketOf(await mine('/ajax/get.php', section))).toMatchObject({ worth: 336 });
  });

  it('is sent as one parcel, with the worth that is really paid', async () => {
    const mine = await filled();
    const shipping = '{shipping(ShippingInput:{mode:basket}){shipping{courier{id} cost{value}}}}';
    const cost = async () => {
      const { shipping: answer } = (await graph(mine, shipping)) as { shipping: { shipping: { cost: object }[] } };
      return answer.shipping[0]?.cost;
    };
    expect(await cost()).toEqual({ value: 0 });
    await mine('/basketchange.php?type=multiproduct', multi({ 'set_quantity[0]': '1', 'product[0]': '1001' }));
    expect(await cost()).toEqual({ value: 0 });
    await graph(mine, 'mutation{activateRebateCode(code:"STÓŁ10"){status}}');
    expect(await cost()).toEqual({ value: 16.9 });
    const { toShippingFree, shippingCost, shippingCost_net_formatted } = await basketOf(
      await mine('/ajax/get.php', section),
    );
    expect([toShippingFree, shippingCost, shippingCost_net_formatted]).toEqual(['23.20', '16.90', '13,74\u00a0zł']);
  });

  it('is changed by the form of the platform', async () => {
    const mine = await filled();
    const change = async (fields: Record<string, string>) =>
      (await mine('/basketchange.php?type=multiproduct', multi(fields))).json();
    expect(await change({ 'set_quantity[0]': '3', 'product[0]': '1001', 'size[0]': 'uniw' })).toMatchObject({
      status: 'success',
      basket: { productsNumber: 5 },
    });
    expect(await change({ 'set_quantity[0]': '9', 'product[0]': '1001' })).toMatchObject({
      status: 'error',
      error: { code: 'order_notenough', message: 'Maksymalnie możesz zamówić 5 szt.' },
      basket: { productsNumber: 7 },
    });
    expect(await change({ 'set_quantity[0]': '3', 'product[0]': '1001' })).toMatchObject({ status: 'success' });
    expect(await change({ 'set_quantity[0]': 'x', 'product[0]': '1001' })).toMatchObject({
      status: 'error',
      error: { code: 'quantity', message: 'Wpisz poprawną ilość.' },
      basket: { productsNumber: 5 },
    });
    expect(await change({ rebates_codes: 'nic' })).toMatchObject({
      status: 'error',
      error: { code: 'rebates_code_undefined', message: 'Nie ma takiego kodu rabatowego.' },
    });
    const emptied = await mine('/basketchange.php', form({ change: 'empty' }));
    expect([emptied.status, emptied.headers.get('location')]).toEqual([303, '/koszyk?oprozniono=1']);
    expect(await basketOf(await mine('/ajax/get.php', section))).toMatchObject({ productsCounter: 0 });
  });

  it('has no price but the shop’s, whatever is sent', async () => {
    const mine = browser(ask);
    await mine('/basketchange.php', add({ price: '0.01', worth_unit: '0.01', 'prices[worth]': '0' }));
    const lines = await basketOf(await mine('/ajax/get.php', section));
    expect(lines).toMatchObject({ worth: 168 });
  });

  it('takes a hundred things in one call, and no more', async () => {
    const mine = browser(ask);
    await mine('/basketchange.php', add({ number: '1' }));
    const inputs = Array.from({ length: 100 }, () => '{id:1001,size:"uniw",quantity:1}').join();
    const answer = await graph(
      mine,
      `mutation{addProductsToBasket(ProductInput:[${inputs}]){status results{status error{code}}}}`,
    );
    const { results } = (answer as { addProductsToBasket: { results: { status: string }[] } }).addProductsToBasket;
    expect(results.filter(({ status }) => status === 'success')).toHaveLength(4);
    const more = Array.from({ length: 101 }, () => '{id:1001,size:"uniw"}').join();
    const over = await graph(
      mine,
      `mutation{removeProductsFromBasket(ProductInput:[${more}]){results{error{code message}}}}`,
    );
    const last = (over as { removeProductsFromBasket: { results: unknown[] } }).removeProductsFromBasket.results.at(-1);
    expect(last).toMatchObject({ error: { code: 'basket_full' } });
  });
});

describe('codes that are tried out', () => {
  it('are looked at so often and no more', async () => {
    const tries: Asking[] = [];
    const part = basketGraph({
      baskets: { activateCode: async () => err('rebates_code_undefined') } as unknown as Baskets,
      texts: {},
      mayTryCode: (who) => tries.push(who) <= 2,
    });
    const { Mutation } = part.resolvers as {
      Mutation: { activateRebateCode: (...args: unknown[]) => Promise<unknown> };
    };
    const tryOne = () => Mutation.activateRebateCode({}, { code: 'x' }, { shopper: {}, visitor: '1.2.3.4' });
    const answers = [await tryOne(), await tryOne(), await tryOne()] as { error: { code: string } }[];
    expect(answers.map(({ error }) => error.code)).toEqual([
      'rebates_code_undefined',
      'rebates_code_undefined',
      'rebates_code_tries',
    ]);
    expect(tries).toEqual(Array.from({ length: 3 }, () => ({ shopper: {}, visitor: '1.2.3.4' })));
  });
});
