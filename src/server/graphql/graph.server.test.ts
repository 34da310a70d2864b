import { describe, expect, it } from 'vitest';
import { json, SHOP, testShop } from '../testing/testShop.server.ts';
import { GRAPHQL_LIMITS } from './bounds.ts';

describe('POST /graphql/v1/', () => {
  const { ask } = testShop();
  const call = async (init: RequestInit, path = '/graphql/v1/') => {
    const answer = await ask(path, init);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const query = (text: string) => call(json({ query: text }));
  const codeOf = async (init: RequestInit) => {
    const { status, body } = await call(init);
    expect(status).toBeLessThan(500);
    expect(body).not.toHaveProperty('data');
    expect(body.errors[0].message).toEqual(expect.any(String));
    return body.errors[0].extensions.code;
  };
  const refused = (text: string) => codeOf(json({ query: text }));

  it.each([
    '/graphql/v1',
    '/graphql/v1/',
    '/graphql/v1/?query=shop',
    '/graphql/v1?mutation=x',
    '/graphql/v1/?hotspots/',
    '/graphql/v1/?getLastLowestProductPrices',
  ])('answers at %s, whatever the label', async (path) => {
    const { status, headers, body } = await call(json({ query: '{ shop { name, currency priceType } }' }), path);
    expect([status, body]).toEqual([200, { data: { shop: { name: 'Próba', currency: 'PLN', priceType: 'gross' } } }]);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('takes aliases, fragments, variables and names of operations', async () => {
    const text =
      'fragment f on ShopResponse { name } query A { a: shop { ...f } b: shop { __typename } } query B { __typename }';
    expect((await call(json({ query: text, operationName: 'A', variables: {} }))).body).toEqual({
      data: { a: { name: 'Próba' }, b: { __typename: 'ShopResponse' } },
    });
  });

  it.each(['application/json; charset=utf-8', 'application/json;charset=UTF-8', 'application/graphql+json'])(
    'takes %s',
    async (type) => {
      expect((await call(json({ query: '{shop{name}}' }, { 'Content-Type': type }))).status).toBe(200);
    },
  );

  it.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/json-patch+json',
    'Application/JSON',
    '',
  ])('refuses „%s” with 415', async (type) => {
    const { status, body } = await call(json({ query: '{shop{name}}' }, { 'Content-Type': type }));
    expect(status).toBe(415);
    expect(body.errors[0].extensions.code).toBe('content_type');
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('answers %s with 405', async (method) => {
    const { status, headers, body } = await call({ method }, '/graphql/v1/?query=%7Bshop%7Bname%7D%7D');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect(body.errors[0].extensions.code).toBe('method');
  });

  it('lets no other origin read the answer', async () => {
    const { headers } = await call(json({ query: '{shop{name}}' }, { Origin: 'http://localhost:3000' }));
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('refuses another site', async () => {
    const { status } = await call(json({ query: '{shop{name}}' }, { Origin: 'https://obcy.example' }));
    expect(status).toBe(403);
  });

  it('tells every mistake with a code', async () => {
    expect(await refused('{')).toBe('GRAPHQL_PARSE_FAILED');
    expect(await refused('{ shop { name } "')).toBe('GRAPHQL_PARSE_FAILED');
    expect(await refused('{ shop { nazwa } }')).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await refused('mutation { shop }')).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await refused('query A { __typename } query B { __typename }')).toBe('OPERATION_RESOLUTION_FAILURE');
    for (const body of [
      '',
      '{',
      'null',
      '1',
      '"x"',
      '[]',
      '{}',
      '{"query":1}',
      '{"query":null}',
      '{"query":"{shop{name}}","variables":1}',
    ]) {
      expect(await codeOf(json(body))).toBe('BAD_REQUEST');
    }
  });

  it('tells nothing of the program that reads a query', async () => {
    const { body } = await call(json('{"query":"a"b"}'));
    expect(body).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('answers one question at a time', async () => {
    expect(await codeOf(json([{ query: '{shop{name}}' }, { query: '{shop{name}}' }]))).toBe('BAD_REQUEST');
  });

  it.each([
    '{ __schema { types { a: name } } }',
    '{ x: __schema { types { name } } }',
    '{ x: __type(name: "Query") { name } }',
    'query { ...f } fragment f on Query { __schema { types { ...t } } } fragment t on __Type { a: fields { name } }',
  ])('describes nothing twice: %s', async (text) => {
    expect(await refused(text)).toBe('too_many_aliases');
  });

  it('does not describe itself in circles', async () => {
    const around = (levels: number) => `${'fields { type { '.repeat(levels)}name${' } }'.repeat(levels)}`;
    expect((await query(`{ __schema { types { ${around(2)} } } }`)).status).toBe(200);
    expect(await refused(`{ __schema { types { ${around(3)} } } }`)).toBe('GRAPHQL_VALIDATION_FAILED');
    const named = `{ __type(name: "Query") { ${'ofType { '.repeat(70)}name${' }'.repeat(70)} } }`;
    expect(await refused(named)).toBe('too_deep');
  });

  it('refuses what is too large', async () => {
    const { status, body } = await call(json({ query: `{shop{name}} #${'x'.repeat(GRAPHQL_LIMITS.bytes)}` }));
    expect([status, body.errors[0].extensions.code]).toEqual([413, 'too_large']);
  });

  it('refuses too many tokens, aliases and levels', async () => {
    const aliases = (count: number) =>
      `{ shop { ${Array.from({ length: count }, (_, n) => `a${n}: name`).join(' ')} } }`;
    expect(await refused(`{ shop { ${'name '.repeat(GRAPHQL_LIMITS.tokens)} } }`)).toBe('too_many_tokens');
    expect(await refused(aliases(GRAPHQL_LIMITS.aliases + 1))).toBe('too_many_aliases');
    expect((await query(aliases(GRAPHQL_LIMITS.aliases))).status).toBe(200);
    expect(await refused(nested(GRAPHQL_LIMITS.depth + 1))).toBe('too_deep');
    expect(await refused(nested(GRAPHQL_LIMITS.depth))).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it.each([
    ['braces', nested(4000)],
    ['open braces', '{'.repeat(9000)],
    ['lists', `{ shop(x: ${'['.repeat(4000)}${']'.repeat(4000)}) { name } }`],
    ['objects', `{ shop(x: ${'{a:'.repeat(3000)}1${'}'.repeat(3000)}) { name } }`],
    ['types', `query ($a: ${'['.repeat(4000)}Int${']'.repeat(4000)}) { shop { name } }`],
  ])('refuses %s nested so deep that the parser would fall over', async (_, text) => {
    expect(await refused(text)).toBe('too_deep');
  });

  it('measures depth through fragments, however they are nested', async () => {
    const chain = Array.from(
      { length: 20 },
      (_, n) => `fragment f${n} on Query { ${n < 19 ? `...f${n + 1}` : nested(30).slice(1, -1)} }`,
    );
    expect(await refused(`{ ...f0 } ${chain.join(' ')}`)).toBe('too_deep');
    expect(await refused('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }')).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
  });

  it('refuses at once when fragments spread fragments many times', async () => {
    const bomb = Array.from(
      { length: 12 },
      (_, n) => `fragment f${n} on Query { ${n < 11 ? `...f${n + 1} `.repeat(200) : '__typename'} }`,
    );
    expect(await refused(`{ ...f0 } ${bomb.join(' ')}`)).toBe('too_costly');
  });

  it.each(['text/event-stream', 'multipart/mixed', 'text/html', 'image/png', '*/*', ''])(
    'survives „Accept: %s”',
    async (accept) => {
      const answer = await ask('/graphql/v1/', json({ query: '{shop{name}}' }, { Accept: accept }));
      expect([200, 406]).toContain(answer.status);
      await answer.text();
    },
  );
});

/** `{a{a{…}}}`, as deep as told. */
function nested(levels: number): string {
  return `${'{a'.repeat(levels)}${'}'.repeat(levels)}`;
}

describe('a shop that has chosen another address for its graph', () => {
  const { ask } = testShop({ files: { 'shop.yaml': `${SHOP['shop.yaml']}graphql: /api/graf/\n` }, realPages: true });

  it.each(['/api/graf/', '/api/graf', '/api/graf/?query=shop', '/graphql/v1/'])('answers at %s', async (path) => {
    const answer = await ask(path, json({ query: '{ shop { name } }' }));
    expect(await answer.json()).toEqual({ data: { shop: { name: 'Próba' } } });
    const wrong = await ask(path, { method: 'PUT' });
    expect([wrong.status, (await wrong.json()).errors[0].extensions.code]).toEqual([405, 'method']);
  });

  it('bounds it as the other, and tells its pages of it', async () => {
    const large = await ask('/api/graf/', json({ query: `{ shop { name } } #${'x'.repeat(100_001)}` }));
    expect(large.status).toBe(413);
    expect(await (await ask('/')).text()).toContain('"graph":"/api/graf/"');
    expect((await ask('/api/inny/', json({ query: '{ shop { name } }' }))).status).toBe(404);
  });
});
