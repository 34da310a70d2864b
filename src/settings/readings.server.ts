import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/** What texts were read as: JSON or HTML, by the kind of reading and the hash of the text. */
export type Readings = ReadonlyMap<string, string>;

/** Letters of a folder's readings that are kept: a start holds them all for a moment. */
const MOST = 16_000_000;

interface Opening {
  earlier: Readings;
  now: Map<string, string>;
  size: number;
}

let opening: Opening | undefined;

/** Until `endReadings`, what an earlier start has read of the same text is taken from there. */
export function beginReadings(earlier: Readings): void {
  opening = { earlier, now: new Map(), size: 0 };
}

/** What was read since `beginReadings`, for the next start. */
export function endReadings(): Readings {
  const now = opening?.now ?? new Map<string, string>();
  opening = undefined;
  return now;
}

const keyOf = (kind: string, text: string): string =>
  `${kind} ${createHash('sha256').update(text).digest('base64url')}`;

function note(into: Opening, key: string, made: string): void {
  if (into.size + made.length > MOST) return;
  into.size += made.length;
  into.now.set(key, made);
}

/** What `read` makes of a text, which says all that it depends on besides the program. */
export function readOnce(kind: string, text: string, read: (text: string) => string | undefined): string | undefined {
  if (!opening) return read(text);
  const key = keyOf(kind, text);
  const made = opening.earlier.get(key) ?? read(text);
  if (made !== undefined) note(opening, key, made);
  return made;
}

/** What `read` makes of a text, where it is loaded by the first text that was not read before. */
export async function readOnceLate(
  kind: string,
  text: string,
  read: () => Promise<(text: string) => string | undefined>,
): Promise<string | undefined> {
  const made = opening?.earlier.get(keyOf(kind, text));
  const reader = made === undefined ? await read() : () => made;
  return readOnce(kind, text, reader);
}

/** Data as JSON; undefined where JSON would give back something else, as for a number that is none. */
export function faithfulJson(data: unknown): string | undefined {
  const json = JSON.stringify(data);
  return json !== undefined && isDeepStrictEqual(JSON.parse(json), data) ? json : undefined;
}
