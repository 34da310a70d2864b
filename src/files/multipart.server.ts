/** A form's body as it arrives, part after part (RFC 7578, RFC 2046 5.1); a file is never held in memory. */
export interface Part {
  name: string;
  /** File name; undefined for other fields, empty where no file was chosen. */
  filename: string | undefined;
  /** Media type by the browser; empty where it says nothing. */
  type: string;
  /** Content, to be read as far as wanted before the next part is asked for. */
  body: AsyncIterable<Buffer>;
}

export interface MultipartLimits {
  /** Bytes of the whole body. */
  bytes: number;
  parts: number;
  /** Time that the next bytes may take, ms. */
  stallMs: number;
}

/** Mistake in a body. `broken`: the sender has gone away in the middle. */
export type BodyFaultCode = 'malformed' | 'too_large' | 'too_many_parts' | 'stalled' | 'broken';

/** Mistake in a body; a caller answers with its code. */
export class BodyFault extends Error {
  readonly code: BodyFaultCode;
  constructor(code: BodyFaultCode) {
    super(`multipart body: ${code}`);
    this.code = code;
  }
}

const HEAD_BYTES = 8_192;
const CRLF = Buffer.from('\r\n');
const BLANK_LINE = Buffer.from('\r\n\r\n');

/** The boundary that a Content-Type names; undefined for any other type. */
export function boundaryOf(contentType: string): string | undefined {
  const [type, ...params] = contentType.split(';').map((part) => part.trim());
  if (type?.toLowerCase() !== 'multipart/form-data') return undefined;
  const named = params.find((param) => param.toLowerCase().startsWith('boundary='))?.slice('boundary='.length);
  const boundary = named?.replace(/^"(.*)"$/, '$1');
  return boundary !== undefined && /^[\w'()+,./:=? -]{1,70}$/.test(boundary) && !boundary.endsWith(' ')
    ? boundary
    : undefined;
}

/** The parts of a body in their order. Throws BodyFault; stops reading when its caller stops asking. */
export async function* readParts(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  limits: MultipartLimits,
): AsyncGenerator<Part, void, undefined> {
  const source = createSource(body, limits);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  try {
    // The first delimiter has no line before it; what may stand before it is ignored.
    source.unread(CRLF);
    await drain(upTo(source, delimiter));
    for (let count = 0; await opensPart(source); count += 1) {
      if (count >= limits.parts) throw new BodyFault('too_many_parts');
      const head = await readHead(source);
      const content = upTo(source, delimiter);
      // Without `return`: whoever stops reading a part early must not end what is drained below.
      yield { ...head, body: { [Symbol.asyncIterator]: () => ({ next: () => content.next() }) } };
      await drain(content);
    }
  } finally {
    await source.stop();
  }
}

interface Source {
  /** The next bytes; undefined at the end. */
  next(): Promise<Buffer | undefined>;
  unread(bytes: Buffer): void;
  stop(): Promise<void>;
}

function createSource(body: ReadableStream<Uint8Array>, { bytes, stallMs }: MultipartLimits): Source {
  const reader = body.getReader();
  let held: Buffer | undefined;
  let taken = 0;
  return {
    async next() {
      if (held) {
        const given = held;
        held = undefined;
        return given;
      }
      const { value, done } = await inTime(
        reader.read().catch(() => {
          throw new BodyFault('broken');
        }),
        stallMs,
      );
      if (done) return undefined;
      taken += value.byteLength;
      if (taken > bytes) throw new BodyFault('too_large');
      return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    },
    unread(more) {
      if (more.length > 0) held = held ? Buffer.concat([more, held]) : more;
    },
    // Whoever sends on after a refusal is not listened to; that it had hung up already is no news.
    stop: () => reader.cancel().catch(() => {}),
  };
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyFault('stalled')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads at least `least` bytes more than `have`, unless the body ends. */
async function more(source: Source, have: Buffer, least: number): Promise<Buffer> {
  const pieces = [have];
  let length = have.length;
  while (length < least) {
    const next = await source.next();
    if (!next) throw new BodyFault('malformed');
    pieces.push(next);
    length += next.length;
  }
  return Buffer.concat(pieces);
}

/** Yields the bytes before the delimiter, which is consumed as well. */
async function* upTo(source: Source, delimiter: Buffer): AsyncGenerator<Buffer, void, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for (;;) {
    rest = await more(source, rest, Math.max(delimiter.length, rest.length + 1));
    const at = rest.indexOf(delimiter);
    if (at >= 0) {
      source.unread(rest.subarray(at + delimiter.length));
      if (at > 0) yield rest.subarray(0, at);
      return;
    }
    // The delimiter may begin in the last bytes and end in those to come.
    const safe = rest.length - delimiter.length + 1;
    yield rest.subarray(0, safe);
    rest = rest.subarray(safe);
  }
}

/** Reads the end of a delimiter: "--" ends the body, an end of line begins a part. */
async function opensPart(source: Source): Promise<boolean> {
  const sign = await more(source, Buffer.alloc(0), 2);
  if (sign.subarray(0, 2).toString('latin1') === '--') return false;
  let line = sign;
  // Spaces are allowed between a delimiter and its end of line.
  let at = line.indexOf(CRLF);
  while (at < 0 && line.length < HEAD_BYTES) {
    line = await more(source, line, line.length + 1);
    at = line.indexOf(CRLF);
  }
  if (at < 0 || !/^[ \t]*$/.test(line.subarray(0, at).toString('latin1'))) throw new BodyFault('malformed');
  // The end of this line may be the blank line's first half, when a part has no head; readHead wants it.
  source.unread(line.subarray(at));
  return true;
}

async function readHead(source: Source): Promise<Omit<Part, 'body'>> {
  let bytes = await more(source, Buffer.alloc(0), BLANK_LINE.length);
  let end = bytes.indexOf(BLANK_LINE);
  while (end < 0) {
    if (bytes.length > HEAD_BYTES) throw new BodyFault('malformed');
    const from = bytes.length - BLANK_LINE.length + 1;
    bytes = await more(source, bytes, bytes.length + 1);
    end = bytes.indexOf(BLANK_LINE, from);
  }
  if (end > HEAD_BYTES) throw new BodyFault('malformed');
  source.unread(bytes.subarray(end + BLANK_LINE.length));
  const lines = bytes.subarray(0, end).toString('utf8').split('\r\n');
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const disposition = header('content-disposition');
  const name = parameter(disposition, 'name');
  if (!/^form-data\s*;/i.test(disposition) || name === undefined) throw new BodyFault('malformed');
  return { name, filename: parameter(disposition, 'filename'), type: header('content-type').slice(0, 200) };
}

/** Browsers write a quote and ends of lines inside a value as %22, %0D, %0A (HTML, multipart/form-data encoding). */
function parameter(disposition: string, name: string): string | undefined {
  const quoted = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1];
  const bare = quoted ?? new RegExp(`;\\s*${name}=([^\\s";]+)`, 'i').exec(disposition)?.[1];
  return bare?.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}

async function drain(bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of bytes);
}
