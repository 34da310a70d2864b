import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { attachmentKind, attachmentType } from '../../catalogue/attachments.ts';
import type { Product } from '../../catalogue/model.ts';

export interface AttachmentSource {
  /** attachments/ of the shop. */
  folder: string;
  product(id: number): Promise<Pick<Product, 'attachments'> | undefined>;
}

/**
 * GET and HEAD of /zalaczniki/<product>/<name>: a file that the product names, to be kept and never to be opened as a page of
 * ours. Undefined when there is none. That it is not sniffed and may do nothing, every answer that is no page says.
 */
export async function serveAttachment(c: Context, source: AttachmentSource): Promise<Response | undefined> {
  const { product: id = '', name = '' } = c.req.param() as { product?: string; name?: string };
  const kind = attachmentKind(name);
  if (!kind || !/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const product = await source.product(Number(id));
  if (!product?.attachments.some(({ file, bytes }) => file === name && bytes !== undefined)) return undefined;
  // A link in the folder may lead out of it since the file was read.
  const home = await realpath(source.folder).catch(() => undefined);
  const path = await realpath(join(source.folder, name)).catch(() => undefined);
  if (home === undefined || path === undefined || !path.startsWith(home + sep)) return undefined;
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  const info = await file.stat();
  if (!info.isFile() || info.size === 0) {
    await file.close();
    return undefined;
  }
  const etag = `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
  const headers = { 'Cache-Control': 'public, no-cache', ETag: etag };
  const known = c.req.header('If-None-Match')?.includes(etag);
  if (known || c.req.method === 'HEAD') await file.close();
  if (known) return c.body(null, 304, headers);
  const whole = {
    ...headers,
    'Content-Type': attachmentType(kind),
    'Content-Length': String(info.size),
    'Content-Disposition': disposition(name),
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, whole);
  // Not more than was said, should the file grow meanwhile.
  const stream = file.createReadStream({ start: 0, end: info.size - 1 });
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, whole);
}

/** Header with the file's name beyond ASCII, for all but the oldest browsers (RFC 6266, RFC 8187). */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
