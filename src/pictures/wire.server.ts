import type { Context } from 'hono';
import { safeDecode } from '../kit/decode.ts';
import { type PictureAddress, readPictureAddress } from './address.ts';
import type { Pictures } from './service.server.ts';
import { FORMAT_TYPE, type PictureFormat } from './shape.ts';
import { QueueFull } from './workQueue.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** A remote server may change a picture under its address, and a shopper may take a photo back. */
const A_WEEK = 'public, max-age=604800';
const A_MINUTE = 'public, max-age=60';
const AN_HOUR = 'public, max-age=3600';

/** Widest a picture is served that is asked for by the name of its file. */
const PLAIN_WIDTH = 1200;

/** GET and HEAD of /pictures/*: derived pictures, and the way to them from the names of files. Originals are never sent. */
export async function servePicture(c: Context, pictures: Pictures): Promise<Response> {
  const path = new URL(c.req.url).pathname;
  const address = readPictureAddress(path);
  if (!address) return plainName(c, pictures, path.slice('/pictures/'.length));
  try {
    return await derivedPicture(c, pictures, address);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return c.body(null, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
  }
}

async function derivedPicture(c: Context, pictures: Pictures, address: PictureAddress): Promise<Response> {
  const answer = await pictures.answer(address);
  if (answer.kind === 'moved') return redirected(c, answer.to, 'no-cache');
  if (answer.kind === 'missing') return missing(c);
  const headers = {
    'Content-Type': FORMAT_TYPE[address.format],
    'Cache-Control': answer.passing ? A_WEEK : FOR_EVER,
    ETag: answer.etag,
  };
  if (c.req.header('If-None-Match') === answer.etag) return c.body(null, 304, headers);
  const sized = { ...headers, 'Content-Length': String(answer.bytes.byteLength) };
  return c.req.method === 'HEAD' ? c.body(null, 200, sized) : c.body(answer.bytes, 200, sized);
}

/** Texts of a merchant name pictures by their files. */
async function plainName(c: Context, pictures: Pictures, encoded: string): Promise<Response> {
  const name = safeDecode(encoded);
  const format = bestFormat(c.req.header('Accept') ?? '');
  const to = name === undefined ? undefined : await pictures.plain(name, { width: PLAIN_WIDTH, format });
  if (to === undefined) return missing(c);
  c.header('Vary', 'Accept');
  return redirected(c, to, AN_HOUR);
}

/** A picture that cannot be had now may be had soon: nobody should ask each second, or remember it for long. */
const missing = (c: Context) => c.body(null, 404, { 'Cache-Control': A_MINUTE });

const redirected = (c: Context, to: string, cacheControl: string) =>
  c.body(null, 302, { Location: to, 'Cache-Control': cacheControl });

function bestFormat(accept: string): PictureFormat {
  if (accept.includes(FORMAT_TYPE.avif)) return 'avif';
  return accept.includes(FORMAT_TYPE.webp) ? 'webp' : 'jpg';
}
