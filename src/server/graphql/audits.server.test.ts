import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { buildClientSchema, getIntrospectionQuery, printSchema } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, testShop } from '../testing/testShop.server.ts';

/** What the specification leaves to servers, and the contract refuses: the graph answers POST alone. */
const BY_GET = ['5A70', 'D6D5', '6A70'];

describe('the graph, as „GraphQL over HTTP” asks for it', () => {
  const { ask } = testShop();
  const server = createServer(getRequestListener((request) => ask(request)));
  let url = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql/v1/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const audits = serverAudits({ url: () => url });

  it.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id $name', async ({ id, fn }) => {
    const result = await fn();
    if (BY_GET.includes(id)) expect('response' in result && result.response.status).toBe(405);
    else expect('reason' in result ? result.reason : 'ok').toBe('ok');
  });

  it('leaves nothing that must or should be to servers', () => {
    const names = audits.filter(({ id }) => BY_GET.includes(id)).map(({ name }) => name);
    expect(names).toEqual(BY_GET.map(() => expect.stringMatching(/^MAY /)));
  });

  it('describes itself to programs', async () => {
    const { data } = await (await ask('/graphql/v1/', json({ query: getIntrospectionQuery() }))).json();
    expect(printSchema(buildClientSchema(data))).toContain('products(searchInput: ProductsSearchInput');
  });
});
