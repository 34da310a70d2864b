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

  it('to any address, no fault of the server comes back', async () => {
    await fc.assert(
      fc.asyncProperty(path, fc.constantFrom(...METHODS), headers, body, async (address, method, more, data) => {
        await answers(address, { method, headers: more, ...(['GET', 'HEAD'].includes(method) ? {} : { body: data }) });
      }),
      { numRuns: 1500 },
    );
  });

  it('to the graph, it is answered as JSON', async () => {
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

  it('to the personal-data call, every section asked for is answered or all are refused', async () => {
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
});
