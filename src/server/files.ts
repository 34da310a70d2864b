import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Sends a file of a folder, or answers undefined when there is none of a kind that may be sent. Nothing outside the
 * folder and no hidden file can be named.
 */
export async function sendFile(
  c: Context,
  folder: string,
  name: string,
  cacheControl: string,
): Promise<Response | undefined> {
  const path = join(folder, normalize(`${sep}${name}`));
  const type = TYPES[extname(path).toLowerCase()];
  if (!type || name.includes('\0') || name.split('/').some((part) => part.startsWith('.'))) return undefined;
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  const etag = `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
  const headers = { 'Content-Type': type, 'Cache-Control': cacheControl, ETag: etag };
  if (isNamed(etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers);
  const sized = { ...headers, 'Content-Length': String(info.size) };
  if (c.req.method === 'HEAD') return c.body(null, 200, sized);
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, sized);
}

/** A proxy that compresses turns our tag into a weak one; several are joined by commas (RFC 9110, 13.1.2). */
function isNamed(etag: string, header = ''): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
