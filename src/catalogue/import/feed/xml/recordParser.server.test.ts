import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bytesOf, offer, product, readAll, readIof, summary } from '../../iof/testing/feed.server.ts';

describe('one product at a time', () => {
  test('one larger than 5 MB is skipped, by text or by the number of its elements', async () => {
    const long = product({ id: '2', inside: `<junk>${'x'.repeat(5_000_000)}</junk>` });
    const many = product({ id: '3', inside: '<j/>'.repeat(50_000) });
    const nameless = `<product vat="23">${'<j/>'.repeat(50_000)}</product>`;
    const { items } = await readAll(offer(product({ id: '1' }) + long + many + nameless + product({ id: '4' })), {
      chunkBytes: 65_536,
    });
    expect(summary(items)).toEqual([
      '1',
      'product 2: larger than 5 MB',
      'product 3: larger than 5 MB',
      'product at line 4: larger than 5 MB',
      '4',
    ]);
  });

  test('a reader that stops early stops the file', async () => {
    let closed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        yield* bytesOf(offer('').replace('\n</products>\n</offer>\n', ''));
        for (let id = 1; ; id += 1) yield* bytesOf(product({ id: String(id) }), 10_000);
      } finally {
        closed = true;
      }
    }
    for await (const item of readIof(endless())) {
      if ('draft' in item && item.draft.externalId === '40') break;
    }
    expect(closed).toBe(true);
  });

  test('8000 products leave nothing behind in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heap = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const long = `<p>${'Szkliwo jak niebo nad Bolesławcem. '.repeat(20)}</p>`;
    async function* file(): AsyncGenerator<Uint8Array> {
      const [before = '', after = ''] = offer('@').split('@');
      yield* bytesOf(before);
      for (let id = 1; id <= 8000; id += 1) {
        const description = `<description><name>Kubek ${id}</name><long_desc><![CDATA[${long}${id}]]></long_desc></description>`;
        yield* bytesOf(product({ id: String(id), description }), 10_000);
      }
      yield* bytesOf(after);
    }
    let count = 0;
    let early = 0;
    let late = 0;
    for await (const item of readIof(file())) {
      count += 'draft' in item ? 1 : 0;
      if (count === 1000) early = heap();
      if (count === 8000) late = heap();
    }
    expect(count).toBe(8000);
    // The text of the products alone is some 6 MB, and their elements several times that.
    expect(late - early).toBeLessThan(3_000_000);
  }, 60_000);
});
