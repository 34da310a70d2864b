import type { Context } from 'hono';
import { attachment } from '../../files/wire.server.ts';
import { DATA_POLICY } from '../../kit/dataPolicy.ts';
import { type Part, partAsked } from '../../storage/byteRange.ts';
import { canBeFetched } from './model.ts';
import type { Downloads } from './service.server.ts';

/**
 * GET and HEAD of the link of a file that somebody bought. Asking with HEAD is not fetching. Undefined where it cannot be had
 * any more: its page says why.
 */
export async function serveDownload(c: Context, downloads: Downloads): Promise<Response | undefined> {
  const number = c.req.param('number') ?? '';
  const id = c.req.query('id') ?? '';
  const found = /^\d{1,15}$/.test(number) ? await downloads.find(Number(number), id) : undefined;
  if (!found?.file || !canBeFetched(found)) return undefined;
  const { bytes: all, tag } = found.file;
  const headers = (bytes: number, part?: Part) => ({
    'Accept-Ranges': 'bytes',
    ETag: tag,
    ...(part ? { 'Content-Range': `bytes ${part.start}-${part.end}/${all}` } : {}),
    // Never what it seems to be: no file of a shop is a page of it.
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': attachment(found.name),
    'Content-Length': String(bytes),
    'Content-Security-Policy': DATA_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-store',
  });
  if (c.req.method === 'HEAD') return c.body(null, 200, headers(all));
  const part = partAsked({ range: c.req.header('Range'), ifRange: c.req.header('If-Range') }, found.file);
  if (part === 'beyond') return c.body(null, 416, { ...headers(0), 'Content-Range': `bytes */${all}` });
  // Opened before it is counted: what cannot be read costs nobody a try.
  const file = await found.file.open(part);
  if (!file) return undefined;
  if (file.bytes > 0 && (await downloads.count(id))) {
    return c.body(file.body, part ? 206 : 200, headers(file.bytes, part));
  }
  await file.body.cancel();
  return file.bytes === 0 ? c.body(null, 200, headers(0)) : undefined;
}
