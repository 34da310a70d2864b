import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BodyFault, boundaryOf, type MultipartLimits, readParts } from './multipart.server.ts';

const LIMITS: MultipartLimits = { bytes: 1_000_000, parts: 20, stallMs: 60_000 };
const BOUNDARY = 'X-grys';

const streamOf = (bytes: Uint8Array, cuts: readonly number[] = []): ReadableStream<Uint8Array> => {
  const ends = [...new Set(cuts.filter((cut) => cut > 0 && cut < bytes.length)), bytes.length].sort((a, b) => a - b);
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      const end = ends.shift();
      if (end === undefined) return controller.close();
      controller.enqueue(bytes.slice(from, end));
      from = end;
    },
  });
};

async function read(bytes: Uint8Array, cuts: readonly number[] = [], limits = LIMITS, boundary = BOUNDARY) {
  const parts: { name: string; filename: string | undefined; type: string; text: string }[] = [];
  for await (const { body, ...part } of readParts(streamOf(bytes, cuts), boundary, limits)) {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(Buffer.from(chunk));
    parts.push({ ...part, text: Buffer.concat(chunks).toString('latin1') });
  }
  return parts;
}

/** What a browser would send. */
async function encoded(fields: readonly (readonly [string, string | File])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('http://x', { method: 'POST', body: form });
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '') ?? '';
  return { bytes: new Uint8Array(await request.arrayBuffer()), boundary };
}

const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof BodyFault ? error.code : Promise.reject(error)),
  );

describe('a multipart body', () => {
  it('is read as FormData writes it, however it is cut into pieces', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 60 }),
      fc.constantFrom('', '\r\n', '\r\n--', `\r\n--${BOUNDARY}`, '--', 'a\r\n\r\nb', '-'.repeat(70)),
    );
    const name = fc.string({ unit: fc.constantFrom(...'aż"; =\\\r\n'), minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, value, fc.boolean()), { maxLength: 5 }),
        fc.array(fc.nat(2000), { maxLength: 40 }),
        async (fields, cuts) => {
          const sent = fields.map(
            ([key, text, isFile]) =>
              [key, isFile ? new File([text], `${key}.bin`, { type: 'image/png' }) : text] as const,
          );
          const { bytes, boundary } = await encoded(sent);
          const got = await read(bytes, cuts, LIMITS, boundary);
          const lines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');
          expect(got).toEqual(
            fields.map(([key, text, isFile]) => ({
              name: lines(key),
              filename: isFile ? `${key}.bin` : undefined,
              type: isFile ? 'image/png' : '',
              text: isFile ? text : lines(text),
            })),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives the next part when one is left unread or half read', async () => {
    const { bytes, boundary } = await encoded([
      ['a', 'x'.repeat(5000)],
      ['b', 'y'.repeat(5000)],
      ['c', 'z'],
    ]);
    const names: string[] = [];
    for await (const part of readParts(streamOf(bytes, [700, 1400, 6000]), boundary, LIMITS)) {
      names.push(part.name);
      if (part.name === 'b') for await (const _ of part.body) break;
    }
    expect(names).toEqual(['a', 'b', 'c']);
  });

  it('is refused when it is too large, has too many parts or ends in the middle', async () => {
    const { bytes, boundary } = await encoded([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(await fault(read(bytes, [], { ...LIMITS, bytes: bytes.length - 1 }, boundary))).toBe('too_large');
    expect(await fault(read(bytes, [], { ...LIMITS, parts: 1 }, boundary))).toBe('too_many_parts');
    for (let end = 0; end < bytes.length - 4; end += 1)
      expect(await fault(read(bytes.slice(0, end), [], LIMITS, boundary))).toBe('malformed');
  });

  it('is refused when nothing comes for too long, or its sender goes away', async () => {
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
    expect(await fault(readParts(silent, BOUNDARY, { ...LIMITS, stallMs: 1 }).next())).toBe('stalled');
    const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('ECONNRESET')) });
    expect(await fault(readParts(broken, BOUNDARY, LIMITS).next())).toBe('broken');
  });

  it('tells a file field in which nothing was chosen from a text', async () => {
    const part = (more: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f"${more}\r\n\r\n\r\n`;
    const parts = await read(Buffer.from(`${part('; filename=""')}${part('')}--${BOUNDARY}--\r\n`));
    expect(parts.map(({ filename, text }) => [filename, text])).toEqual([
      ['', ''],
      [undefined, ''],
    ]);
  });

  it('is refused for a head without an end', async () => {
    const bytes = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"; x=${'y'.repeat(20_000)}`);
    expect(await fault(read(bytes))).toBe('malformed');
  });

  it('never makes the reader throw anything else', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        `--${BOUNDARY}`,
        `\r\n--${BOUNDARY}`,
        '--',
        '\r\n',
        'Content-Disposition: form-data',
        '; name="a"',
      ),
      fc.constantFrom('; filename="', 'Content-Type: text/html', '\r\n\r\n', '"', ' '),
      fc.string({ maxLength: 10 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 25 }), fc.array(fc.nat(200)), async (pieces, cuts) => {
        const code = await fault(read(Buffer.from(pieces.join('')), cuts));
        expect(['none', 'malformed', 'too_many_parts']).toContain(code);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['Multipart/Form-Data; charset=utf-8; boundary="a b"', 'a b'],
    ['multipart/form-data', undefined],
    ['multipart/form-data; boundary=', undefined],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, undefined],
    ['multipart/mixed; boundary=abc', undefined],
    ['application/x-www-form-urlencoded', undefined],
  ])('under the head %s has the boundary %s', (type, boundary) => expect(boundaryOf(type)).toBe(boundary));
});
