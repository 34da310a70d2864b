import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { form, json, testShop } from './testing/testShop.server.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const piece = fc.oneof(
  fc.constantFrom(
    'pictures',
    'assets',
    'styl',
    'graphql',
    'v1',
    'ajax',
    'get.php',
    'produkt',
    '..',
    '.',
    '',
    'kubek.jpg',
  ),
  fc.constantFrom(
    '%00',
    '%2e%2e',
    '%2F',
    '%5c',
    '%',
    '%E0%A4',
    '%25',
    '%252e',
    'product-pol-1',
    'pol_m_x-11.html',
    'search.php',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: fc.constantFrom(...'abż%./;:@&=+$,!~*\'()#?[]{}|^`"<>\\ -_19'), maxLength: 12 }),
);
const path = fc
  .tuple(fc.array(piece, { maxLength: 6 }), fc.option(fc.webQueryParameters(), { nil: undefined }))
  .map(([pieces, query]) => `/${pieces.join('/')}${query === undefined ? '' : `?${query}`}`)
  .filter((some) => URL.canParse(some, 'http://localhost') && new URL(some, 'http://localhost').host === 'localhost');

const headers = fc.dictionary(
  fc.constantFrom(
    'Content-Type',
    'Accept',
    'Origin',
    'Sec-Fetch-Site',
    'If-None-Match',
    'Cookie',
    'Accept-Language',
    'X-Forwarded-Host',
  ),
  fc.oneof(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'null',
      '*',
      'http://localhost:3000',
      '"',
      'W/',
    ),
    fc.string({ unit: fc.constantFrom(...'abc;,="*/ -0'), maxLength: 30 }),
  ),
);
const body = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => bytes as Uint8Array<ArrayBuffer>),
  fc.json(),
);

describe('whatever is sent', () => {
  const { ask } = testShop();

  async function answers(address: string, init: RequestInit) {
    const answer = await ask(address, init);
    await answer.arrayBuffer();
    expect(answer.status, `${init.method ?? 'GET'} ${address}`).toBeLessThan(500);
    expect(answer.headers.get('x-request-id')).not.toBeNull();
  }

  it('brings back no fault of the server at any address', async () => {
    await fc.assert(
      fc.asyncProperty(path, fc.constantFrom(...METHODS), headers, body, async (address, method, more, data) => {
        await answers(address, { method, headers: more, ...(['GET', 'HEAD'].includes(method) ? {} : { body: data }) });
      }),
      { numRuns: 1500 },
    );
  });

  it('is answered as JSON by the graph', async () => {
    const word = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      ':',
      '!',
      '$a',
      '...',
      'on',
      '@',
      'shop',
      'name',
      '__schema',
      'query',
      'fragment',
      '"',
      '"""',
      '1',
      '\\u{',
      '#',
      '\uD800',
      '\0',
      'null',
    );
    const text = fc.oneof(
      fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    const asked = fc.oneof(
      fc.record(
        { query: text, variables: fc.jsonValue(), operationName: fc.jsonValue(), extensions: fc.jsonValue() },
        { requiredKeys: ['query'] },
      ),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(asked, async (sent) => {
        const answer = await ask('/graphql/v1/', json(sent));
        expect(answer.status).toBeLessThan(500);
        const told = await answer.json();
        expect('data' in told || typeof told.errors[0].extensions.code === 'string').toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is answered by the personal-data call in every section asked for, or refused in all', async () => {
    const sections = fc.dictionary(
      fc.string({ maxLength: 45 }),
      fc.oneof(fc.jsonValue(), fc.record({ params: fc.jsonValue() })),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(sections, fc.jsonValue()), async (sent) => {
        const answer = await ask('/ajax/get.php', form({ request: JSON.stringify(sent) }));
        expect([200, 400]).toContain(answer.status);
        const told = await answer.json();
        if (answer.status === 400) expect(told.error.code).toBe('bad_request');
        else for (const part of Object.values(told)) expect(Object.keys(part as object)).toHaveLength(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('is answered with a number by the check of an account', async () => {
    const account = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'0123456789 -PLDE\t'), maxLength: 40 }),
      fc.constantFrom('PL61109010140000071219812874', '1'.repeat(3000), '%00', '\uD800'),
    );
    await fc.assert(
      fc.asyncProperty(
        account,
        fc.constantFrom('verify_iban', 'Verify_iban', '', '__proto__'),
        async (text, action) => {
          const query = new URLSearchParams({ action, bankAccount: text });
          const answer = await ask(`/ajax/payments.php?${query}`);
          const told = await answer.json();
          if (action !== 'verify_iban') expect([answer.status, told.error.code]).toEqual([400, 'unknown_action']);
          else if (answer.status === 200) expect([0, 1, 2]).toContain(told.errno);
          else expect([400, 414]).toContain(answer.status);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is answered with codes and words by the check of a shopper’s data, in variables', async () => {
    const text = fc.option(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constant('9'.repeat(3000))));
    const fields = (names: readonly string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] });
    const billing = ['firstname', 'lastname', 'companyName', 'street', 'zipcode', 'city', 'phone', 'phone2', 'country'];
    const input = fc.record(
      {
        clientData: fc
          .tuple(fields(['taxNumber', 'email', 'birthDate']), fields(billing))
          .map(([own, clientBillingData]) => ({ ...own, clientBillingData })),
        loginAndPassword: fields(['login', 'password']),
      },
      { requiredKeys: [] },
    );
    const query =
      'query($a:ClientDataInput){validateClientData(ClientDataInput:$a){messages{code message} clientProposedLogin}}';
    await fc.assert(
      fc.asyncProperty(input, async (a) => {
        const answer = await ask('/graphql/v1/?query=validateClientData', json({ query, variables: { a } }));
        const { data, errors } = await answer.json();
        expect([answer.status, errors]).toEqual([200, undefined]);
        for (const { code, message } of data.validateClientData.messages) {
          expect(code).toMatch(/^[a-z0-9_]+$/);
          expect(message).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is answered by the basket with what came of it', async () => {
    const names = ['mode', 'product', 'size', 'number', 'additional', 'subscription', 'days_in_period', 'forpoints'];
    const more = ['change', 'set_quantity[0]', 'product[0]', 'rebates_codes', 'gift', 'part', 'personalisation[a]'];
    const value = fc.oneof(
      fc.constantFrom('1', '1001', 'uniw', '-1', 'NaN', '1e309', 'empty', 'true', ''),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const sent = fc.dictionary(fc.constantFrom(...names, ...more), value, { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(sent, fc.constantFrom('', '?type=multiproduct'), async (fields, search) => {
        const answer = await ask(`/basketchange.php${search}`, form({ ...fields, getAjax: 'true' }));
        const told = await answer.json();
        if (answer.status === 400) expect(told.error.code).toBe('bad_request');
        else expect([answer.status, ['success', 'error'].includes(told.status)]).toEqual([200, true]);
      }),
      { numRuns: 500 },
    );
  });
});
