import * as fc from 'fast-check';
import type { Body } from './bodies.ts';
import type { Asked } from './client.ts';
import { MARKS } from './judge.ts';

export type Header = readonly [name: string, value: string];

export interface Draft {
  kind: string;
  method: string;
  target: string;
  headers: readonly Header[];
  body?: Body;
}

/** Longest target that is sent: longer ones the parser of Node refuses by itself. */
const LONGEST_TARGET = 7000;

/** The request as it goes over the wire; some are sent in chunks, some are cut short. */
export function asBytes(draft: Draft, url: string, from: number, how: number, at: number): Asked {
  const { kind, method, headers, body } = draft;
  const target = draft.target
    .replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed()))
    .slice(0, LONGEST_TARGET);
  const own = new Map<string, Header>();
  const put = (header: Header) => own.set(header[0].toLowerCase(), header);
  put(['Host', new URL(url).host]);
  put(['Origin', url]);
  // Each of them another network, so that limits by address let most of them through.
  put(['X-Forwarded-For', `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`]);
  if (body) put(['Content-Type', body.type]);
  for (const header of headers) put(header);
  put(['Connection', 'close']);
  const chunked = body !== undefined && how === 0;
  if (chunked) put(['Transfer-Encoding', 'chunked']);
  else if (body) put(['Content-Length', String(body.content.length)]);
  const lines = [...own.values()].map(([name, value]) => `${name}: ${value}`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const content = body?.content ?? Buffer.alloc(0);
  const sent = chunked ? inChunks(content) : content;
  const told = `${method} ${target.slice(0, 300)} ${lines.filter((line) => !/^(?:Cookie|Connection|Host):/.test(line)).join(', ')} ${content.toString('utf8').slice(0, 600)}`;
  const cut = body !== undefined && how === 1;
  return { kind, told, bytes: Buffer.concat([head, cut ? sent.subarray(0, at % (sent.length + 1)) : sent]), cut };
}

const inChunks = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${content.length.toString(16)}\r\n`),
    content,
    Buffer.from(content.length > 0 ? '\r\n0\r\n\r\n' : '\r\n'),
  ]);

/** What is no request of HTTP at all, or one that two servers would read in two ways. */
export const brokenBytes: fc.Arbitrary<Asked> = fc
  .oneof(
    fc.constantFrom(
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/1.0\r\n\r\n',
      'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      'GET //evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /\\evil.example HTTP/1.1\r\nHost: x\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x y\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: [\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x:99999\r\n\r\n',
      'GET /koszyk HTTP/1.1\r\nHost: x/../y?z#\r\n\r\n',
      'POST /koszyk HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
      'POST /koszyk HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      'POST /koszyk HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n',
      'POST /koszyk HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
      'POST /koszyk HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n0\r\n\r\n',
      'POST /koszyk HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
      `POST /koszyk HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(20_000)}\r\nabcde\r\n0\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: x\r\n${MARKS.header}:\r\n folded\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3000)}\r\n`,
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(3000)}\r\n\r\n`,
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `GET /${text} HTTP/1.1\r\nHost: x\r\n\r\n`),
  )
  .map((text) => ({ kind: 'bytes', told: text.slice(0, 200), bytes: Buffer.from(text, 'latin1') }));
