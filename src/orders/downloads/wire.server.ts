import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { attachment } from '../../files/wire.server.ts';
import { DATA_POLICY } from '../../kit/dataPolicy.ts';
import type { Downloads } from './service.server.ts';

/**
 * GET and HEAD of the link of a file that somebody bought. Asking with HEAD is not fetching. Undefined where it cannot be had
 * any more: its page says why.
 */
export async function serveDownload(c: Context, downloads: Downloads): Promise<Response | undefined> {
  const number = c.req.param('number') ?? '';
  const id = c.req.query('id') ?? '';
  const found = /^\d{1,15}$/.test(number) ? await downloads.find(Number(number), id) : undefined;
  if (found?.state !== 'ready' || !found.file) return undefined;
  const { path, bytes } = found.file;
  const headers = {
    // Never what it seems to be: no file of a shop is a page of it.
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': attachment(found.name),
    'Content-Length': String(bytes),
    'Content-Security-Policy': DATA_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-store',
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  // Opened before it is counted: what cannot be read costs nobody a try.
  const file = await open(path);
  if (bytes === 0 || !(await downloads.count(id))) {
    await file.close();
    return bytes === 0 ? c.body(null, 200, headers) : undefined;
  }
  // Not more than was said, should the file grow meanwhile.
  const stream = file.createReadStream({ start: 0, end: bytes - 1 });
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, headers);
}
