import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import type { ImportItem } from '../../draft.ts';
import { hashOf } from '../draftHash.server.ts';
import { FeedError } from '../feed/errors.ts';
import { type CheckedFeed, checkFeed, openFeeds } from '../feed/readFeed.server.ts';
import { feedFile, NOW } from '../feed/testing/files.server.ts';
import { offer, product } from '../iof/testing/feed.server.ts';
import { feedKinds } from '../kinds.server.ts';
import { UnknownColumns } from '../plain/plain.server.ts';
import { checkApart } from './readApart.server.ts';

const kinds = feedKinds();
const opened = async (content: string) => {
  const [feed] = await openFeeds(await feedFile(content), { now: NOW, vat: { bp: 2300, exempt: false }, kinds });
  return feed.reading;
};

async function all(checked: CheckedFeed): Promise<{ items: ImportItem[]; notes: [string, number][] }> {
  onTestFinished(() => checked.close());
  const items: ImportItem[] = [];
  for await (const item of checked.items()) items.push(item);
  return { items, notes: [...checked.notes] };
}

const hashed = (items: readonly ImportItem[]) =>
  items.map((item) => ('draft' in item ? { ...item, hash: hashOf(JSON.stringify(item.draft)) } : item));

const rows = Array.from({ length: 1234 }, (_, n) => `${n % 1000},Żółty kubek ${n},${n % 7 === 0 ? 'dużo' : '84.00'}`);

it.each([
  ['a table', `id,nazwa,cena\n${rows.join('\n')}\n`],
  [
    'an offer with what is left aside, what is refused, and prices alone',
    offer(
      product({ id: '1', attributes: 'id="1" vat="23" type="bundle"' }) +
        product({ attributes: 'vat="23"' }) +
        '<product id="3" vat="23"><sizes><size id="0"><price gross="5"/><stock id="0" quantity="1"/></size></sizes></product>',
    ),
  ],
])('a thread reads of %s what is read here, in the same order', async (_, content) => {
  const reading = await opened(content);
  const here = await all(await checkFeed(reading, kinds));
  const apart = await all(await checkApart(reading, new Map()));
  expect(apart).toEqual({ items: hashed(here.items), notes: here.notes });
  expect(apart.items.length).toBeGreaterThan(2);
});

it.each([
  ['a file that is cut off', 'id,nazwa,cena\n1,Kubek,5\n2,Ku', FeedError],
  ['columns that nobody knows', 'id,nazwa,cena,grubość\n1,Kubek,5,2\n', UnknownColumns],
])('is refused by a thread as here: %s', async (_, content, kind) => {
  const reading = await opened(content);
  const refusal = await checkFeed(reading, kinds).catch((error: unknown) => error);
  const apart = await checkApart(reading, new Map()).catch((error: unknown) => error);
  expect(apart).toBeInstanceOf(kind);
  expect(apart).toEqual(refusal);
});

it('a thread that ends before its answer is told', async () => {
  const reading = await opened('id,nazwa,cena\n1,Kubek,5\n');
  const start = () => new Worker('process.exit(3)', { eval: true });
  await expect(checkApart(reading, new Map(), { start })).rejects.toThrow('ended with code 3');
});

it('a shop that stops ends the check at once, with its thread', async () => {
  const reading = await opened('id,nazwa,cena\n1,Kubek,5\n');
  const thread = new Worker('setInterval(() => {}, 1000)', { eval: true });
  onTestFinished(async () => void (await thread.terminate()));
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  const stop = new AbortController();
  const checking = checkApart(reading, new Map(), { start: () => thread, signal: stop.signal });
  const reason = new Error('The shop stops');
  thread.once('online', () => stop.abort(reason));
  await expect(checking).rejects.toBe(reason);
  await ended;
  await expect(checkApart(reading, new Map(), { signal: stop.signal })).rejects.toBe(reason);
});

it('an error that is none of a file keeps its message and its code', async () => {
  const reading = await opened('id,nazwa,cena\n1,Kubek,5\n');
  const gone = checkApart({ ...reading, path: `${reading.path}-gone` }, new Map());
  await expect(gone).rejects.toMatchObject({ code: 'ENOENT', message: expect.stringContaining('no such file') });
});

it('tells how far it is, up to the end of the file', async () => {
  const reading = await opened(`id,nazwa,cena\n${rows.join('\n')}\n`);
  const told: [number, number][] = [];
  const checked = await checkApart(reading, new Map(), { onBytes: (read, total) => told.push([read, total]) });
  onTestFinished(() => checked.close());
  const [read, total] = told.at(-1) ?? [0, 1];
  expect(read).toBe(total);
});
