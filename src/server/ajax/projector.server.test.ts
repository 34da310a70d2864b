import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../testing/goods.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const MONEY = /^\d{1,3}(?:\u00A0\d{3})*,\d{2}\u00A0zł$/;

describe('/ajax/projector.php', () => {
  const { ask } = testShop({ files: GOODS });
  const call = async (query: string, init?: RequestInit) => {
    const answer = await ask(`/ajax/projector.php?${query}`, init);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const get = async (query: string) => {
    const { status, body } = await call(query);
    expect(status).toBe(200);
    return body;
  };

  it('answers JSON as JSON, of this moment', async () => {
    const { status, headers, body } = await call('action=get&product=1001&get=sizes');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body)).toEqual(['sizes']);
    expect(Object.keys(body.sizes)).toEqual([
      'id',
      'name',
      'link',
      'icon',
      'code',
      'product_type',
      'unit',
      'unit_single',
      'unit_plural',
      'unit_precision',
      'unit_sellby',
      'taxes',
      'amount',
      'items',
    ]);
    expect(body.sizes).toMatchObject({ id: 1001, code: 'K-1', amount: 40, unit_precision: '0', unit_sellby: 1 });
    expect(Object.keys(body.sizes.items)).toEqual(['00000-uniw']);
    expect(body.sizes.items['00000-uniw']).toMatchObject({
      type: 'uniw',
      amount: 40,
      phone_price: 'false',
      prices: { price: 68, price_srp: 89, price_crossed_retail: 84 },
    });
  });

  it('answers what is refreshed after a choice, one key for each thing asked for', async () => {
    const body = await get('action=get&product=1001&size=onesize&get=sizeavailability,sizedelivery,sizeprices');
    expect(Object.keys(body).sort()).toEqual(['sizeavailability', 'sizedelivery', 'sizeprices']);
    expect(body.sizeavailability).toMatchObject({ status: 'enable', visible: 'y', shipping_time: expect.any(Object) });
    expect(body.sizedelivery).toMatchObject({ undefined: expect.stringMatching(/^(?:true|false)$/) });
    const { rebateNumber, ...prices } = body.sizeprices;
    expect(prices).toEqual({
      value: '68.00',
      price_formatted: '68,00\u00A0zł',
      price_net: '55.28',
      price_net_formatted: '55,28\u00A0zł',
      maxprice: '84.00',
      maxprice_net: '68.29',
      maxprice_formatted: '84,00\u00A0zł',
      maxprice_net_formatted: '68,29\u00A0zł',
      omnibus_price: '80.00',
      omnibus_price_net: '65.04',
      omnibus_price_formatted: '80,00\u00A0zł',
      omnibus_price_net_formatted: '65,04\u00A0zł',
      yousave: '12.00',
      yousave_net: '9.76',
      yousave_formatted: '12,00\u00A0zł',
      yousave_net_formatted: '9,76\u00A0zł',
      yousave_percent: '15',
      srp: '89.00',
      srp_net: '72.36',
      srp_formatted: '89,00\u00A0zł',
      srp_net_formatted: '72,36\u00A0zł',
      basket_enable: 'y',
    });
    expect(rebateNumber).toMatchObject({ items: [{ threshold: 3 }, { threshold: 6 }], nextleft: 3 });
  });

  it('counts for a subscription and for a quantity', async () => {
    const of = async (more: string) => (await get(`product=1001&size=uniw&get=sizeprices${more}`)).sizeprices;
    expect(await of('&subscription=1')).toMatchObject({ value: '61.20' });
    expect(await of('&subscription=0')).toMatchObject({ value: '68.00' });
    expect(await of('&number=3')).toMatchObject({ value: '62.56', beforerebate: '68.00' });
    const clay = async (number: string) => (await get(`product=1005&get=sizeprices&number=${number}`)).sizeprices;
    for (const number of ['20', '20.0', '20,5', '20.59999', '%2020']) expect((await clay(number)).value).toBe('5.90');
    expect((await clay('19,5')).rebateNumber).toMatchObject({ nextleft: 0.5, nextthreshold: 20 });
  });

  it('answers each other thing that can be asked for', async () => {
    const all = 'product,size,multiversions,versions,pictures,bundle,bundleprice';
    const cup = await get(`product=1001&size=uniw&get=${all}`);
    expect(Object.keys(cup).sort()).toEqual(all.split(',').sort());
    expect(cup.product).toMatchObject({
      id: 1001,
      firm: { name: 'Glinianka', productsLink: '/producent/glinianka' },
      series: { link: '/seria/nocna' },
      promotion: 'true',
      new: 'true',
      product_type: 'product_item',
    });
    expect(cup.size).toMatchObject({ type: 'uniw', price_subscription: '61.20' });
    expect(cup.pictures).toEqual([
      { data: { icon: expect.stringMatching(/^\/pictures\//), large: expect.any(String), description: 'Kubek' } },
    ]);
    expect(cup.versions.items).toMatchObject([
      { id: 1002, name: 'mech', link: '/produkt/kubek-mech-1002' },
      { id: 1001, name: 'kobalt', gfx: expect.any(String) },
    ]);
    expect(cup.multiversions[0].items[0]).toMatchObject({
      enabled: 'true',
      selected: 'false',
      products: [{ product_id: 1002, price_difference_brutto: '22.00' }],
      values: { 1002: { id: 1002, name: 'mech' } },
      values_id: '1002',
    });
    expect([cup.bundle, cup.bundleprice]).toEqual([null, null]);
    const set = await get('product=1004&get=sizes,bundle,bundleprice');
    expect(set.bundle).toMatchObject([
      { id: 1001, quantity: 2, price: '68.00' },
      { id: 1003, size: '24', size_name: '24 cm', quantity: 1, price: '95.00' },
    ]);
    expect(set.bundleprice).toMatchObject({ amount_diff_gross: '81.00', percent_diff: 35 });
    expect(set.bundleprice.amount_diff_gross_formatted).toMatch(MONEY);
    // As many as the parts are enough for, whatever its own file says.
    expect(set.sizes).toMatchObject({ amount: 3, product_type: 'product_bundle' });
    expect(await get('product=1003&get=versions,multiversions')).toEqual({ versions: null, multiversions: [] });
  });

  it('answers null for what is not there', async () => {
    for (const product of ['9999', '0', '-1', 'kubek', '', '1e3', '1001.0', '99999999999999999999']) {
      expect(await get(`product=${product}&get=sizes`)).toBeNull();
    }
    expect(await get('get=sizes')).toBeNull();
    for (const size of ['24', 'nie-ma', '__proto__']) {
      expect(await get(`product=1001&size=${size}&get=sizeprices,sizeavailability,sizedelivery,size`)).toEqual({
        size: null,
        sizeprices: null,
        sizeavailability: null,
        sizedelivery: null,
      });
    }
  });

  it('answers for the size that the page shows when none is named', async () => {
    expect((await get('product=1003&get=size')).size.type).toBe('24');
    expect((await get('product=1003&size=20&get=sizeavailability')).sizeavailability.status).toBe('disable');
  });

  it('takes POST, and a form', async () => {
    expect((await call('product=1001&get=sizeprices', { method: 'POST' })).body).toHaveProperty('sizeprices.value');
    const sent = form({ product: '1003', size: '24', get: 'sizeprices' });
    expect((await call('product=1001', sent)).body).toMatchObject({ sizeprices: { value: '95.00' } });
  });

  it.each([
    ['', 'bad_get'],
    ['get=', 'bad_get'],
    ['get=price', 'bad_get'],
    ['get=sizes,price', 'bad_get'],
    ['get=sizes,', 'bad_get'],
    ['get=toString', 'bad_get'],
    ['get=__proto__', 'bad_get'],
    ['get=sizes&action=remove', 'bad_action'],
    ['get=sizeprices&number=NaN', 'bad_number'],
    ['get=sizeprices&number=-1', 'bad_number'],
    ['get=sizeprices&number=1e9', 'bad_number'],
    ['get=sizeprices&number=1.', 'bad_number'],
    ['get=sizeprices&number=99999999999999999999', 'bad_number'],
  ])('refuses „%s” with a code', async (query, code) => {
    const { status, body } = await call(`product=1001&${query}`);
    expect([status, body]).toEqual([400, { error: { code, message: expect.any(String) } }]);
  });

  it('answers whatever it is asked', async () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('1001', '1003', 'uniw', '24', 'onesize', '1', '0,5', '-1', 'NaN'),
    );
    const known = fc.constantFrom('sizes', 'size', 'sizeprices', 'versions', 'multiversions', 'bundle', 'bundleprice');
    const keys = fc.oneof(
      fc.array(known, { minLength: 1, maxLength: 5 }).map((some) => some.join(',')),
      word,
    );
    const query = fc.record(
      {
        product: word,
        get: keys,
        size: word,
        number: word,
        subscription: word,
        action: fc.constantFrom('get', 'get', 'x'),
        'multiversions[selected]': word,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, fc.boolean(), async (asked, post) => {
        const text = new URLSearchParams(asked).toString();
        const { status, body } = await call(post ? '' : text, post ? form(asked) : undefined);
        if (status === 400) expect(body.error.code).toMatch(/^bad_/);
        else expect([status, body === null || typeof body === 'object']).toEqual([200, true]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the section Projector', () => {
  const { ask } = testShop({ files: GOODS });
  const section = async (params: unknown) => {
    const answer = await ask(
      '/ajax/get.php',
      form({ request: JSON.stringify({ Projector: { format: 'json', params } }) }),
    );
    expect(answer.status).toBe(200);
    return (await answer.json()).Projector.response;
  };
  const projector = async (query: string) =>
    (await ask(`/ajax/projector.php?${query}&get=sizes,sizeprices,sizeavailability,sizedelivery`)).json();

  it('answers the same objects', async () => {
    expect(await section({ product: 1001 })).toEqual(await projector('product=1001'));
    expect(await section({ product: '1003', size: '24' })).toEqual(await projector('product=1003&size=24'));
    expect(await section({ product: 1001, size: 'onesize', subscription: 1 })).toEqual(
      await projector('product=1001&size=uniw&subscription=1'),
    );
    expect(await section({ product: 1005, number: 20.5 })).toEqual(await projector('product=1005&number=20.5'));
  });

  it('answers null for what is not there, and takes nothing amiss', async () => {
    for (const params of [{}, { product: 9 }, { product: 'x' }, { product: null }, { product: { id: 1001 } }]) {
      expect(await section(params)).toBeNull();
    }
    expect(await section({ product: 1001, size: ['a'], number: 'NaN', subscription: {} })).toEqual(
      await projector('product=1001'),
    );
  });
});
