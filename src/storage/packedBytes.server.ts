import { crc32 } from 'node:zlib';
import { KINDS, type Kind, type Packed } from './packed.ts';

interface Head {
  facts: Packed['facts'];
  /** Parts in their order; the length of a text is that of its UTF-8. */
  parts: [name: string, kind: Kind | 'text', length: number][];
}

/** Little-endian „WIT1”: another number on a machine that orders its bytes the other way, which reads nothing of this. */
const MAGIC = 0x31544957;
/** Magic, checksum of all that follows, length of the head in bytes, and room that aligns it. */
const BEFORE = 16;
const ALIGNED = 8;

const aligned = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

/** A packed index as the bytes of one file, with a checksum. */
export function packedBytes({ facts, parts }: Packed): Uint8Array {
  const contents = Object.entries(parts).map(([name, part]) => {
    const numbers = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    const kind = typeof part === 'string' ? 'text' : (part.constructor.name as Kind);
    return { described: [name, kind, numbers.length] as Head['parts'][number], numbers };
  });
  const head = new TextEncoder().encode(
    JSON.stringify({ facts, parts: contents.map(({ described }) => described) } satisfies Head),
  );
  const start = BEFORE + aligned(head.length);
  const bytes = new Uint8Array(contents.reduce((sum, { numbers }) => sum + aligned(numbers.byteLength), start));
  bytes.set(head, BEFORE);
  let at = start;
  for (const { numbers } of contents) {
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at);
    at += aligned(numbers.byteLength);
  }
  const before = new Uint32Array(bytes.buffer, 0, 3);
  before.set([MAGIC, 0, head.length]);
  // Of all that stands behind it, the length of the head included.
  before[1] = crc32(bytes.subarray(8));
  return bytes;
}

/** What a file holds, its arrays without a copy; undefined for one that is not whole. */
export function unpacked(bytes: Uint8Array<ArrayBuffer>): Packed | undefined {
  if (bytes.byteLength < BEFORE || bytes.byteOffset % ALIGNED !== 0) return undefined;
  const [magic, sum, length = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 3);
  if (magic !== MAGIC || sum !== crc32(bytes.subarray(8))) return undefined;
  const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(BEFORE, BEFORE + length)));
  let at = BEFORE + aligned(length);
  const parts: Packed['parts'] = {};
  for (const [name, kind, count] of head.parts) {
    const numbers = new KINDS[kind === 'text' ? 'Uint8Array' : kind](bytes.buffer, bytes.byteOffset + at, count);
    parts[name] = kind === 'text' ? new TextDecoder().decode(numbers) : numbers;
    at += aligned(numbers.byteLength);
  }
  return { facts: head.facts, parts };
}
