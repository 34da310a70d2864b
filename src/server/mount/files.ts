import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { chooseEncoding } from '../cache/encoding.ts';

/**
 * Values of Cache-Control: for files whose address changes with their content, and for files that keep their address.
 */
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const A_DAY = 'public, max-age=86400';

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

/** Kinds that the build lays down compressed as well, at the highest brotli and gzip (scripts/compress.ts). */
const COMPRESSED = new Set(['.css', '.js', '.svg', '.webmanifest']);

/** File endings by encoding. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

interface Found {
  path: string;
  size: number;
  /** Epoch ms. */
  changedAt: number;
  encoding: keyof typeof ENDINGS;
}

/**
 * Sends a file of a folder, or answers undefined when there is none of a kind that may be sent. Nothing outside the
 * folder and no hidden file can be named. A file that lies beside it compressed is sent so.
 */
export async function sendFile(
  c: Context,
  folder: string,
  name: string,
  cacheControl: string,
): Promise<Response | undefined> {
  const path = join(folder, normalize(`${sep}${name}`));
  const extension = extname(path).toLowerCase();
  const type = TYPES[extension];
  if (!type || name.includes('\0') || name.split('/').some((part) => part.startsWith('.'))) return undefined;
  const wanted = COMPRESSED.has(extension) ? chooseEncoding(c.req.header('Accept-Encoding')) : 'identity';
  const file = (await find(path, wanted)) ?? (await find(path, 'identity'));
  if (!file) return undefined;
  const etag = `"${file.size.toString(36)}-${Math.trunc(file.changedAt).toString(36)}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    ETag: etag,
    ...(COMPRESSED.has(extension) ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (isNamed(etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers);
  const sized = {
    ...headers,
    'Content-Length': String(file.size),
    ...(file.encoding === 'identity' ? {} : { 'Content-Encoding': file.encoding }),
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, sized);
  return c.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream, 200, sized);
}

async function find(path: string, encoding: Found['encoding']): Promise<Found | undefined> {
  const encoded = path + ENDINGS[encoding];
  const info = await stat(encoded).catch(() => undefined);
  return info?.isFile() ? { path: encoded, size: info.size, changedAt: info.mtimeMs, encoding } : undefined;
}

/** A proxy that compresses turns our tag into a weak one; several are joined by commas (RFC 9110, 13.1.2). */
function isNamed(etag: string, header = ''): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
