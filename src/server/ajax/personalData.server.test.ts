import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Section } from '../../session/model.ts';
import { form, testShop } from '../testing/testShop.server.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { personalData, type Sections } from './personalData.ts';

const MONEY = /^\d{1,3}(?:\u00A0\d{3})*,\d{2}\u00A0zł$/;

describe('POST /ajax/get.php', () => {
  const { ask } = testShop();
  const call = async (request: unknown, init: RequestInit = form({ request: JSON.stringify(request) })) => {
    const answer = await ask('/ajax/get.php', init);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  it('answers the basket in exactly the shape of the contract', async () => {
    const { status, headers, body } = await call({ Basket: {} });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body)).toEqual(['Basket']);
    expect(Object.keys(body.Basket)).toEqual(['response']);
    expect(Object.keys(body.Basket.response)).toEqual(['basket']);
    const { basket } = body.Basket.response;
    expect(Object.keys(basket).sort()).toEqual([
      'products',
      'productsCounter',
      'productsNumber',
      'shippingCost',
      'shippingCost_formatted',
      'shippingCost_net_formatted',
      'toShippingFree',
      'user',
      'worth',
      'worth_formatted',
      'worth_net_formatted',
    ]);
    expect(basket).toMatchObject({
      products: [],
      productsCounter: 0,
      productsNumber: 0,
      worth: 0,
      shippingCost: '0.00',
    });
    for (const key of [
      'worth_formatted',
      'worth_net_formatted',
      'shippingCost_formatted',
      'shippingCost_net_formatted',
    ]) {
      expect(basket[key]).toMatch(MONEY);
    }
  });

  it('tells what is missing to free delivery, so that its strip is not shown for an empty basket', async () => {
    expect((await call({ Basket: {} })).body.Basket.response.basket.toShippingFree).toBe('250.00');
  });

  it('answers each section asked for, an unknown one with a code', async () => {
    const asked = {
      Basket: {},
      Widgets: { format: 'json', params: { mobile: true } },
      hasOwnProperty: {},
      toString: {},
    };
    const { status, body } = await call(asked);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['Basket', 'Widgets', 'hasOwnProperty', 'toString']);
    expect(body.Basket).toHaveProperty('response');
    for (const name of ['Widgets', 'hasOwnProperty', 'toString']) {
      expect(body[name]).toEqual({ error: { code: 'unknown_section', message: `There is no section ${name}` } });
    }
    expect((await call({})).body).toEqual({});
  });

  it('gives strangers one answer for a moment, each shopper their own, and none that failed', async () => {
    let asked = 0;
    const sections: Sections = {
      count: async () => {
        asked += 1;
        return { asked };
      },
      same: async ({ params }) => {
        asked += 1;
        return { asked, params };
      },
      broken: async () => {
        throw new Error('broken');
      },
    };
    const kept = createKeptAnswers(() => 0, { current: () => 1, nextChangeAt: () => 1 });
    const app = new Hono();
    let session: string | undefined;
    app.post('/', (c) =>
      personalData(
        c,
        { sections, alike: new Set(['same']), texts: {}, waiting: async () => 0, kept },
        session === undefined ? {} : { session },
        () => {},
      ),
    );
    const count = async (request: unknown, headers = {}) =>
      (await (await app.request('/', form({ request: JSON.stringify(request) }, headers))).json()).count.response.asked;
    expect([await count({ count: {} }), await count({ count: {} })]).toEqual([1, 1]);
    expect(await count({ count: {} }, { Cookie: 'compared=1001' })).toBe(2);
    session = 'a';
    expect([await count({ count: {} }), await count({ count: {} })]).toEqual([3, 4]);
    // What is alike for everybody is made once for all who ask for the same.
    const same = async (params: object) =>
      (await (await app.request('/', form({ request: JSON.stringify({ same: { params } }) }))).json()).same.response;
    expect(await same({ id: 1 })).toEqual({ asked: 5, params: { id: 1 } });
    session = 'b';
    expect(await same({ id: 1 })).toEqual({ asked: 5, params: { id: 1 } });
    expect(await same({ id: 2 })).toEqual({ asked: 6, params: { id: 2 } });
    session = undefined;
    asked = 4;
    expect([await count({ count: {}, broken: {} }), await count({ count: {}, broken: {} })]).toEqual([5, 6]);
  });

  it('takes a multipart form too', async () => {
    const body = new FormData();
    body.set('request', '{"Basket":{}}');
    expect((await call(undefined, { method: 'POST', body })).body).toHaveProperty('Basket.response');
  });

  it.each([
    ['no field', form({})],
    ['another field', form({ reqest: '{}' })],
    ['no JSON', form({ request: '{Basket' })],
    ['an empty field', form({ request: '' })],
    ['a list', form({ request: '[]' })],
    ['a list of sections', form({ request: '[{}]' })],
    ['nothing', form({ request: 'null' })],
    ['a word', form({ request: '"Basket"' })],
    ['a section that is no object', form({ request: '{"Basket":1}' })],
    ['params that are no object', form({ request: '{"Basket":{"params":[1,2]}}'.replace('[1,2]', '"x"') })],
    ['a name that is too long', form({ request: JSON.stringify({ ['a'.repeat(41)]: {} }) })],
    [
      'too many sections',
      form({ request: JSON.stringify(Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`s${n}`, {}]))) }),
    ],
    ['JSON as such', { method: 'POST', body: '{"Basket":{}}', headers: { 'Content-Type': 'application/json' } }],
    ['no content type', { method: 'POST', body: 'request={}', headers: { 'Content-Type': '' } }],
    [
      'a broken multipart form',
      { method: 'POST', body: '--x', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    ],
    [
      'a multipart form without a boundary',
      { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
    ],
    ['a file', { method: 'POST', body: fileForm() }],
    ['no body', { method: 'POST' }],
  ])('refuses %s with a code', async (_, init) => {
    const { status, body } = await call(undefined, init);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'bad_request' } });
  });

  it('refuses a body that is too large', async () => {
    const { status, body } = await call(undefined, form({ request: `{"Basket":{"x":"${'a'.repeat(100_000)}"}}` }));
    expect(status).toBe(413);
    expect(body).toMatchObject({ error: { code: 'too_large' } });
  });

  it('refuses another site', async () => {
    const { status, body } = await call(undefined, form({ request: '{}' }, { Origin: 'https://obcy.example' }));
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: { code: 'foreign_origin' } });
  });

  it('tells nothing to GET', async () => {
    const answer = await ask('/ajax/get.php?request=%7B%22Basket%22%3A%7B%7D%7D');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

function fileForm(): FormData {
  const body = new FormData();
  body.set('request', new File(['{"Basket":{}}'], 'request.json'));
  return body;
}

describe('a section that fails', () => {
  it('fails alone, and keeps the reason inside', async () => {
    const told: unknown[] = [];
    const good: Section = async ({ params }) => ({ params });
    const bad: Section = async () => {
      throw new Error('secret');
    };
    const sections: Sections = { Good: good, Bad: bad };
    const app = new Hono().post('/', (c) =>
      personalData(c, { sections, alike: new Set(), texts: {}, waiting: async () => 0 }, {}, (error) =>
        told.push(error),
      ),
    );
    const asked = { Good: { params: { mobile: true } }, Bad: {} };
    const answer = await app.request('/', form({ request: JSON.stringify(asked) }));
    expect(await answer.json()).toEqual({
      Good: { response: { params: { mobile: true } } },
      Bad: { error: { code: 'internal', message: 'The section could not be answered' } },
    });
    expect(told).toEqual([new Error('secret')]);
  });
});
