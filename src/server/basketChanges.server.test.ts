import { describe, expect, it } from 'vitest';
import { basketGraph } from '../basket/graph.server.ts';
import type { Baskets } from '../basket/service.server.ts';
import { err } from '../kit/result.ts';
import type { Asking } from '../session/model.ts';
import { add, basketOf, browser, files, section } from './testing/basket.server.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

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
      goods: { load: async () => undefined, loadGroup: async () => undefined },
      texts: {},
      mayTryCode: async (who) => tries.push(who) <= 2,
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
