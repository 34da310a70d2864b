/** Bytes of a file from one to another, both of them too. */
export interface Part {
  start: number;
  end: number;
}

/** A file as a request may ask for a part of it: its bytes, and what is another once the file is. */
export interface Whole {
  bytes: number;
  tag: string;
}

/** Names what lies there as it is now, for `ETag` and `If-Range`. */
export const tagOf = ({ bytes, changedAt }: { bytes: number; changedAt: number }): string =>
  `"${bytes.toString(36)}-${Math.floor(changedAt).toString(36)}"`;

/**
 * What a request asks for (RFC 9110, 14.2): undefined is all of it, also where another file than before is there, or what is asked for
 * cannot be read or is more than one part; `beyond` is nothing that the file has.
 */
export function partAsked(
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
  { bytes, tag }: Whole,
): Part | 'beyond' | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== tag)) return undefined;
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(range) ?? [];
  if (first === '') return last === '' ? undefined : lastOf(bytes, Number(last));
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : 'beyond';
}

const lastOf = (bytes: number, count: number): Part | 'beyond' =>
  count === 0 || bytes === 0 ? 'beyond' : { start: Math.max(0, bytes - count), end: bytes - 1 };
