import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Found, SearchLanguage } from '../engine/model.ts';
import { polishStems } from '../engine/stems.server.ts';
import { createCall } from './call.server.ts';
import type { OutsideError } from './error.ts';
import { createFinder } from './finder.server.ts';
import answers from './fixtures/answers.json' with { type: 'json' };
import { createOutside, type Outside } from './outside.server.ts';
import { type OpenSearchServer, startOpenSearch } from './testing/openSearchServer.ts';

const INDEX = 'sklep-1-7-abc';
const language: SearchLanguage = {
  stems: polishStems,
  synonyms: [{ asked: ['kufel'], found: ['kubek'] }],
  neverCorrected: [],
};

let server: OpenSearchServer;
let told: (OutsideError | undefined)[];
let now: number;
let late: AbortController;
let oldest: number;
let outside: Outside;

beforeEach(async () => {
  server = await startOpenSearch({ name: 'sklep', password: 'tajne:hasło'.replace('ł', 'l') });
  server.indexes.set(INDEX, {
    body: undefined,
    aliases: new Set(['sklep-1']),
    docs: new Map([['catalogue', { version: 7 }]]),
  });
  [told, now, late, oldest] = [[], 0, new AbortController(), 7];
  outside = createOutside({
    finder: createFinder({ call: createCall(server.place), prefix: 'sklep', language, oldest: () => oldest }),
    clock: () => now,
    onTurn: (error) => told.push(error),
    deadline: () => late.signal,
  });
});
afterEach(() => server.stop());

/** What was documented and looked over is what is sent. */
const request = (name: string) => readFileSync(new URL(`./fixtures/${name}.ndjson`, import.meta.url), 'utf8');
const plain = ({ marks: _, ...found }: Found) => found;
const found = async (text: string) => {
  const answer = await outside.find(text, 20);
  return answer && plain(answer);
};

describe('a search in an OpenSearch', () => {
  it('is one documented request, with its key, and its answer in order', async () => {
    server.found.push(answers.strict);
    const answer = (await outside.find('kufel leśn', 20)) as Found;
    expect(plain(answer)).toEqual({ ids: [1001, 1004], total: 10_000, atLeast: true, missing: [] });
    expect(answer.marks('Kubek Leśny')).toEqual([
      [0, 5],
      [6, 10],
    ]);
    const [{ method, path, authorization, text } = server.asked[0] as never] = server.asked;
    expect({ method, path }).toEqual({ method: 'POST', path: '/_msearch' });
    expect(authorization).toBe(`Basic ${Buffer.from('sklep:tajne:haslo').toString('base64')}`);
    expect(text).toBe(request('strict'));
    expect(server.asked).toHaveLength(1);
  });

  it('forgives typos when nothing has every word, and tells the right ones', async () => {
    server.found.push(answers.nothing, answers.typos, answers.bestTypos, answers.some, answers.bestSome);
    const answer = (await outside.find('kuebk leśny', 20)) as Found;
    expect(plain(answer)).toEqual({ ids: [1001], total: 1, atLeast: false, missing: [], corrected: 'kubek leśny' });
    expect(answer.marks('Kubek Leśny')).toEqual([
      [0, 5],
      [6, 11],
    ]);
    expect(server.asked[1]?.text).toBe(request('loose'));
  });

  it('takes what has the most of the words when nothing has all, and tells which are missing', async () => {
    server.found.push(answers.nothing, answers.nothing, answers.nothing, answers.some, answers.bestSome);
    expect(await found('kubek leśny parowóz')).toEqual({
      ...{ ids: [1001, 1002], total: 2, atLeast: false },
      missing: ['parowóz'],
    });
  });

  it('may find nothing', async () => {
    expect(await found('parowóz')).toEqual({ ids: [], total: 0, atLeast: false, missing: ['parowóz'] });
    expect(told).toEqual([]);
  });

  it('looks for a code, and for parts of one', async () => {
    server.found.push(answers.strict);
    await found('GL-0350-KO');
    expect(server.asked[0]?.text).toContain('{"term":{"codes":"gl0350ko"}}');
    expect(server.asked[0]?.text).toContain('"codes.pieces":{"query":"gl0350ko","operator":"and"}');
  });

  it('asks nothing for a text without words', async () => {
    expect(await found('?!')).toEqual({ ids: [], total: 0, atLeast: false, missing: [] });
    expect(server.asked).toEqual([]);
  });
});

describe('the own index answers, and that is told once,', () => {
  const answering = (path: string, status: number, text: string) => () => {
    server.faults.push({ path, fault: [status, text] });
  };
  const catalogueOf = (version: number) => () => {
    oldest = version;
  };
  const finding = (answer: unknown) => () => void server.found.push(answer);

  it.each<[string, () => void, Partial<OutsideError>]>([
    [
      'too many requests',
      answering('_msearch', 429, '{"error":"rejected_execution_exception"}'),
      { fault: 'status', status: 429 },
    ],
    ['a cluster that is not there', answering('_msearch', 503, 'no cluster'), { fault: 'status', status: 503 }],
    ['a wrong password', answering('_msearch', 401, 'Unauthorized'), { fault: 'status', status: 401 }],
    ['broken JSON', answering('_msearch', 200, '{"took":1,"responses":[{'), { fault: 'malformed' }],
    ['another form of JSON', answering('_msearch', 200, '{"hits":[]}'), { fault: 'malformed' }],
    ['fewer answers', answering('_msearch', 200, '{"took":1,"responses":[]}'), { fault: 'malformed' }],
    ['a redirect', answering('_msearch', 302, ''), { fault: 'unreachable' }],
    ['a cut connection', () => server.faults.push({ path: '_msearch', fault: 'cut' }), { fault: 'unreachable' }],
    ['a missing index', () => server.indexes.clear(), { fault: 'no_index' }],
    ['a half-built index', () => server.indexes.get(INDEX)?.docs.clear(), { fault: 'half_built' }],
    ['an index of an older catalogue', catalogueOf(8), { fault: 'behind' }],
    ['a shard that was too slow', finding(answers.late), { fault: 'partial' }],
    ['a shard that failed', finding(answers.shardFailed), { fault: 'partial' }],
    ['a search that was rejected', finding(answers.searchRejected), { fault: 'status', status: 429 }],
    ['what is no product', finding(answers.notANumber), { fault: 'malformed' }],
  ])('after %s', async (_, fault, expected) => {
    fault();
    expect(await found('kubek')).toBeUndefined();
    expect(told).toEqual([expect.objectContaining(expected)]);
    expect(String(told[0]?.message)).not.toMatch(/kubek|sklep|tajne|127/);
    expect(outside.counts).toEqual({ answered: 0, failed: 1, spared: 0 });
  });

  it('after its deadline', async () => {
    server.faults.push({ path: '_msearch', fault: 'hang' });
    const asked = found('kubek');
    late.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    expect(await asked).toBeUndefined();
    expect(told).toEqual([expect.objectContaining({ fault: 'late' })]);
  });

  it('after its deadline also while the answer arrives', async () => {
    server.faults.push({ path: '_msearch', fault: [200, `"${'x'.repeat(3_000_000)}`] });
    const asked = found('kubek');
    setImmediate(() => late.abort());
    expect(await asked).toBeUndefined();
  });

  it('and it is spared for five seconds, then asked again', async () => {
    server.faults.push({ path: '_msearch', fault: 'cut' }, { path: '_msearch', fault: 'cut' });
    await found('kubek');
    now = 4999;
    expect(await found('kubek')).toBeUndefined();
    expect(server.asked).toHaveLength(1);
    now = 5000;
    expect(await found('kubek')).toBeUndefined();
    expect(told).toHaveLength(1);
    now = 10_000;
    server.found.push(answers.strict);
    expect(await found('kubek')).toMatchObject({ ids: [1001, 1004] });
    expect(told).toEqual([expect.objectContaining({ fault: 'unreachable' }), undefined]);
    expect(outside.counts).toEqual({ answered: 1, failed: 2, spared: 1 });
  });
});
