import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { sendFile } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const script = 'export const words = "zażółć gęślą jaźń";'.repeat(20);
writeFileSync(join(folder, 'a.js'), script);
writeFileSync(join(folder, 'a.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'a.js.gz'), gzipSync(script));
writeFileSync(join(folder, 'b.js'), script);
writeFileSync(join(folder, 'c.woff2'), 'letters');
writeFileSync(join(folder, 'c.woff2.br'), 'never');
writeFileSync(join(folder, '.hidden.js'), 'secret');

const app = new Hono();
app.get('/*', async (c) => (await sendFile(c, folder, c.req.path.slice(1), 'max-age=1')) ?? c.notFound());
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

describe('sendFile', () => {
  it.each([
    ['br, gzip', 'br', brotliCompressSync(script)],
    ['gzip', 'gzip', gzipSync(script)],
    ['br;q=0', null, Buffer.from(script)],
  ])('sends to one who takes %s: %s', async (accepted, encoding, bytes) => {
    const answer = await ask('/a.js', { 'Accept-Encoding': accepted });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('sends a file as it is when nothing compressed lies beside it, and fonts always', async () => {
    const all = { 'Accept-Encoding': 'br, gzip' };
    expect((await ask('/b.js', all)).headers.get('Content-Encoding')).toBeNull();
    const font = await ask('/c.woff2', all);
    expect([font.headers.get('Content-Encoding'), font.headers.get('Vary'), await font.text()]).toEqual([
      null,
      null,
      'letters',
    ]);
  });

  it('answers 304 to one who has this form of it, and not to one who has another', async () => {
    const tag = (await ask('/a.js', { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    const again = await ask('/a.js', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect([again.status, again.headers.get('Vary')]).toEqual([304, 'Accept-Encoding']);
    expect((await ask('/a.js', { 'If-None-Match': tag })).status).toBe(200);
  });

  it.each(['/.hidden.js', '/a.js.br', '/../files.ts', '/%2e%2e/files.ts', '/none.js', '/'])(
    'has no %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('answers HEAD without a body', async () => {
    const answer = await ask('/a.js', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});
