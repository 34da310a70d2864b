import { describe, expect, it } from 'vitest';
import { scaledLimits } from '../settings/limits.ts';
import { add, basketOf, browser, files, section } from './testing/basket.server.ts';
import { GOODS } from './testing/goods.ts';
import { form, json, testShop } from './testing/testShop.server.ts';

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

describe('goods of the basket in the graph', () => {
  const { ask } = testShop({ files: GOODS });
  const query = (text: string) => json({ query: text });

  it('are named by each answer about them', async () => {
    const input = '{id:1001,size:"uniw",quantity:1},{id:9999,size:"uniw"},{id:"x"}';
    const one = `mutation{addProductsToBasket(ProductInput:[${input}]){results{status productId productCode}}}`;
    expect(await (await browser(ask)('/graphql/v1/', query(one))).json()).toEqual({
      data: {
        addProductsToBasket: {
          results: [
            { status: 'success', productId: '1001', productCode: 'K-1' },
            { status: 'error', productId: '9999', productCode: null },
            { status: 'error', productId: 'x', productCode: null },
          ],
        },
      },
    });
  });

  it('have their group, their subscription and the kinds of their parts', async () => {
    const mine = browser(ask);
    await mine(
      '/graphql/v1/',
      query('mutation{addProductsToBasket(ProductInput:[{id:1001,quantity:1},{id:1004,quantity:1}]){status}}'),
    );
    const answer = await mine(
      '/graphql/v1/',
      query(`{basket(BasketCostInput:{
        deliveryCalendarServices:[{id:"1"}], deliveryCalendarServicesPoints:true, deliveryAdditionalServicesId:SERVICE_WEEKEND_DELIVERY
      }){summaryBasket{shipping{shippingDays}} basketCost{basketShippingCost{shippingCostPoints}} products{
        id bundleProducts{productId productType versionsName valuesVersionName}
        data{group{name versions{id name}} subscription{periods}}
      }}}`),
    );
    expect(await answer.json()).toEqual({
      data: {
        basket: {
          summaryBasket: { shipping: { shippingDays: expect.any(Number) } },
          basketCost: { basketShippingCost: { shippingCostPoints: null } },
          products: [
            {
              id: '1001',
              bundleProducts: [],
              data: {
                group: {
                  name: 'Kubek',
                  versions: [
                    { id: '1002', name: 'mech' },
                    { id: '1001', name: 'kobalt' },
                  ],
                },
                subscription: { periods: [30] },
              },
            },
            {
              id: '1004',
              bundleProducts: [
                { productId: '1001', productType: 'item', versionsName: null, valuesVersionName: 'kobalt' },
                { productId: '1003', productType: 'item', versionsName: null, valuesVersionName: null },
              ],
              data: { group: null, subscription: null },
            },
          ],
        },
      },
    });
  });
});

describe('a session', () => {
  const secure = testShop({ shopUrl: 'https://sklep.example' });
  const network = testShop({ shopUrl: 'http://sklep.lan' });
  const none = scaledLimits(0);
  const few = testShop({
    files,
    limits: { ...none, rates: { ...none.rates, sessions: { burst: 1, perSecond: 1e-9 } } },
  });

  it('begins so often for one address, and whoever has one goes on', async () => {
    const mine = browser(few.ask);
    expect(await (await mine('/basketchange.php', add())).json()).toMatchObject({ status: 'success' });
    const refused = await few.ask('/basketchange.php', add());
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(JSON.stringify(await refused.json())).toContain('"unavailable"');
    expect(await (await mine('/basketchange.php', add())).json()).toMatchObject({ status: 'success' });
    expect(await few.shop().db.read.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

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
