import { expect, it } from 'vitest';
import { brotliedAtOnce, brotliedBest, gzipped, unbrotlied } from './compress.ts';

const PAGE = new TextEncoder().encode('<p>Kubek codzienny, kobalt</p>'.repeat(300));

it.each([
  ['brotli at once', async () => brotliedAtOnce(PAGE)],
  ['the best brotli', () => brotliedBest(PAGE)],
  ['gzip', () => gzipped(PAGE)],
])('bytes of %s that are kept keep nothing else in memory', async (_, pack) => {
  const bytes = await pack();
  expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
});

it('what was packed is the same again', async () => {
  for (const packed of [brotliedAtOnce(PAGE), await brotliedBest(PAGE)]) {
    expect(new Uint8Array(await unbrotlied(packed))).toEqual(PAGE);
  }
});
