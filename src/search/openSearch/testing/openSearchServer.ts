import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchPlace } from '../../../settings/searchPlace.ts';
import type { Held } from '../cluster.server.ts';
import answers from '../fixtures/answers.json' with { type: 'json' };
import type { OutsideDoc } from '../index.ts';
import { MARKER } from '../names.ts';

/** A product, or the marker. */
export type KeptDoc = Partial<OutsideDoc & Held> & { untouched?: boolean };

export interface KeptIndex {
  body: unknown;
  aliases: Set<string>;
  docs: Map<string, KeptDoc>;
}

interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  text: string;
}

/** Answer of one request instead of the documented one: status and text, a cut connection, or none until the test ends it. */
type Fault = readonly [status: number, text: string] | 'cut' | 'hang';

/** An OpenSearch of the tests: keeps indexes and aliases as its documentation says, and answers searches with fixtures. */
export interface OpenSearchServer {
  place: SearchPlace;
  asked: Asked[];
  indexes: Map<string, KeptIndex>;
  /** Faults of the next requests whose path ends so. */
  faults: { path: string; fault: Fault }[];
  /** Answers to the next searches but that for the marker, one each. */
  found: unknown[];
  stop(): Promise<void>;
}

const json = (value: unknown) => [200, JSON.stringify(value)] as const;
const failed = (status: number, type: string) =>
  [status, JSON.stringify({ error: { root_cause: [{ type }], type, reason: type }, status })] as const;

export async function startOpenSearch(user?: SearchPlace['user']): Promise<OpenSearchServer> {
  const indexes: OpenSearchServer['indexes'] = new Map();
  const asked: Asked[] = [];
  const faults: OpenSearchServer['faults'] = [];
  const found: unknown[] = [];

  const named = (name: string): KeptIndex | undefined =>
    indexes.get(name) ?? [...indexes.values()].find(({ aliases }) => aliases.has(name));

  function bulk(name: string, text: string, requireAlias: boolean) {
    const lines = text.trimEnd().split('\n');
    const isAlias = !indexes.has(name);
    if (!named(name) && !requireAlias) indexes.set(name, { body: undefined, aliases: new Set(), docs: new Map() });
    const index = requireAlias && !isAlias ? undefined : named(name);
    const items: unknown[] = [];
    while (lines.length > 0) {
      const action = JSON.parse(lines.shift() ?? '') as Record<string, { _id: string }>;
      const [kind = '', { _id = '' } = {}] = Object.entries(action)[0] ?? [];
      const doc = kind === 'index' ? (JSON.parse(lines.shift() ?? '') as KeptDoc) : undefined;
      const known = index?.docs.has(_id);
      if (doc) index?.docs.set(_id, doc);
      else index?.docs.delete(_id);
      const status = index === undefined ? 404 : doc ? (known ? 200 : 201) : known ? 200 : 404;
      items.push({ [kind]: { _index: name, _id, status } });
    }
    return json({ took: 1, errors: index === undefined, items });
  }

  function search(text: string) {
    const lines = text.trimEnd().split('\n');
    const responses: unknown[] = [];
    for (let at = 0; at < lines.length; at += 2) {
      const { index: name } = JSON.parse(lines[at] ?? '') as { index: string };
      const marker = named(name)?.docs.get(MARKER);
      if (!named(name)) responses.push(answers.noIndex);
      else if (at > 0) responses.push(found.shift() ?? answers.nothing);
      else responses.push(marker ? withSource(marker) : answers.nothing);
    }
    return json({ took: 2, responses });
  }

  function alias(text: string) {
    const { actions } = JSON.parse(text) as {
      actions: { add?: { index: string; alias: string }; remove_index?: { index: string } }[];
    };
    if (actions.some(({ add }) => add && !indexes.has(add.index))) return failed(404, 'index_not_found_exception');
    for (const { add, remove_index: removed } of actions) {
      if (add) indexes.get(add.index)?.aliases.add(add.alias);
      if (removed) indexes.delete(removed.index);
    }
    return json({ acknowledged: true });
  }

  function reply(method: string, url: URL, text: string): readonly [number, string] {
    const [name = '', call = '', id = ''] = decodeURIComponent(url.pathname).split('/').slice(1);
    if (name === '_msearch') return search(text);
    if (name === '_aliases') return alias(text);
    if (call === '_alias') {
      const all = [...indexes].filter(([index]) => index.startsWith(name.replace('*', '')));
      const aliases = (of: KeptIndex) => Object.fromEntries([...of.aliases].map((one) => [one, {}]));
      return json(Object.fromEntries(all.map(([index, kept]) => [index, { aliases: aliases(kept) }])));
    }
    if (call === '_bulk') return bulk(name, text, url.searchParams.get('require_alias') === 'true');
    if (method === 'PUT') {
      if (indexes.has(name)) return failed(400, 'resource_already_exists_exception');
      indexes.set(name, { body: JSON.parse(text), aliases: new Set(), docs: new Map() });
      return json({ acknowledged: true, shards_acknowledged: true, index: name });
    }
    const index = named(name);
    if (!index) return failed(404, 'index_not_found_exception');
    const shards = { total: 1, successful: 1, skipped: 0, failed: 0 };
    if (call === '_refresh') return json({ _shards: shards });
    if (call === '_count') return json({ count: index.docs.size, _shards: shards });
    const doc = index.docs.get(id);
    return doc
      ? json({ _index: name, _id: id, _version: 1, _seq_no: 1, _primary_term: 1, found: true, _source: doc })
      : [404, JSON.stringify({ _index: name, _id: id, found: false })];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
    const { method = '', url: path = '/' } = request;
    asked.push({ method, path, authorization: request.headers.authorization, text });
    const place = faults.findIndex((one) => path.includes(one.path));
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    if (fault?.fault === 'cut') return void request.socket.destroy();
    if (fault?.fault === 'hang') return;
    const [status, said] = fault?.fault ?? reply(method, new URL(path, 'http://search'), text);
    response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(said);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: { url: `http://127.0.0.1:${port}`, user, index: 'sklep' },
    ...{ asked, indexes, faults, found },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const withSource = (source: unknown) => {
  const [hit] = answers.marker.hits.hits;
  return { ...answers.marker, hits: { ...answers.marker.hits, hits: [{ ...hit, _source: source }] } };
};
