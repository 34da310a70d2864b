import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { HOUR } from '../../kit/clock.ts';
import { optional } from '../../kit/optional.ts';
import { folderOf } from '../testing/folder.server.ts';
import { importFeed } from './importFeed.server.ts';
import { pollFeed } from './poll.server.ts';

let server: Server;
let url: string;
let answer = { status: 200, etag: '"1"', body: '' };
/** The server sends the rest never. */
let hangs = false;
let onAsked = () => {};
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const known = request.headers['if-none-match'];
    asked.push(known);
    if (known === answer.etag) response.writeHead(304).end();
    else {
      response.writeHead(answer.status, { ETag: answer.etag }).write(answer.body);
      if (!hangs) response.end();
      onAsked();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://feed.example:${(server.address() as AddressInfo).port}/products.csv`;
});
afterAll(() => void server.close());

/** What an AbortController gives as its reason. */
const ENDED = 'This operation was aborted';

const table = (price: string) => `kod;nazwa;cena\na;Kubek;${price}\n`;

eachDatabase('the address of a feed', (open) => {
  const poll = async (db: Db, at: number, { home = false, signal }: { home?: boolean; signal?: AbortSignal } = {}) => {
    const fetchOptions = {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      allowedPort: () => true,
      ...(home ? {} : { allowed: () => true }),
    };
    const options = {
      db,
      clock: () => at,
      vat: { bp: 2300, exempt: false },
      fetchOptions,
      ...optional('signal', signal),
    };
    const done = await pollFeed({ url, hours: 6 }, options);
    if (!done) return 'nothing';
    return 'report' in done ? `${done.report.added} added, ${done.report.changed} changed` : 'same';
  };

  it('is asked for news alone, when it is time', async () => {
    const db = await open();
    asked.length = 0;
    answer = { status: 200, etag: '"1"', body: table('5') };
    expect(await poll(db, 0)).toBe('1 added, 0 changed');
    expect(await poll(db, 5 * HOUR)).toBe('nothing');
    expect(await poll(db, 6 * HOUR)).toBe('nothing');
    answer = { status: 200, etag: '"2"', body: table('6') };
    expect(await poll(db, 12 * HOUR)).toBe('0 added, 1 changed');
    answer = { ...answer, etag: '"3"' };
    expect(await poll(db, 18 * HOUR)).toBe('same');
    expect(asked).toEqual([undefined, '"1"', '"1"', '"2"']);
  });

  it('changes nothing when its answer is bad, and is asked again', async () => {
    const db = await open();
    answer = { status: 500, etag: '"1"', body: '' };
    await expect(poll(db, 0)).rejects.toThrow('refused: status');
    answer = { status: 200, etag: '"1"', body: '<html>' };
    await expect(poll(db, 1)).rejects.toThrow('its root <html> is that of no file');
    answer = { status: 200, etag: '"1"', body: table('5') };
    await expect(poll(db, 2, { home: true })).rejects.toThrow('refused: private');
    expect(await poll(db, 3)).toBe('1 added, 0 changed');
  });

  it('is left when the shop stops, while it answers and while it is taken in', async () => {
    const db = await open();
    const end = new AbortController();
    answer = { status: 200, etag: '"1"', body: table('5') };
    hangs = true;
    onAsked = () => end.abort();
    onTestFinished(() => {
      hangs = false;
      onAsked = () => {};
    });
    await expect(poll(db, 0, { signal: end.signal })).rejects.toThrow(ENDED);
    hangs = false;
    onAsked = () => {};
    const stopped = AbortSignal.abort();
    await expect(poll(db, 0, { signal: stopped })).rejects.toThrow(ENDED);
    const folder = await folderOf({ 'feed.csv': `${table('5')}b;Miska;6\n` });
    const later = new AbortController();
    const reading = () => ({ bytes() {}, products: (n: number) => n === 2 && later.abort(), done() {} });
    const options = { db, clock: () => 0, vat: { bp: 2300, exempt: false }, on: { reading }, signal: later.signal };
    await expect(importFeed(join(folder, 'feed.csv'), options)).rejects.toThrow(ENDED);
    // Nothing was kept of it: the next call takes it in.
    expect(await poll(db, 1)).toBe('1 added, 0 changed');
  });
});
