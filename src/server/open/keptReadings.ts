import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beginReadings, endReadings, type Readings } from '../../settings/readings.server.ts';
import { writeWhole } from '../../storage/writeWhole.server.ts';

const NONE: Readings = new Map();

/**
 * Takes what an earlier start has read of the shop's folder, text by text: a text that is another one now is read. Gives what
 * keeps all that this start has read, if that is anything else.
 *
 * @param program a name that no program has which reads texts in another way: HTML that was made safe is taken as it is
 */
export async function recallReadings(dataDir: string, program: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'index/readings');
  const earlier = readingsIn(await readFile(file, 'utf8').catch(() => ''), program);
  beginReadings(earlier);
  return async () => {
    const now = endReadings();
    const isSame = now.size === earlier.size && [...now.keys()].every((key) => earlier.has(key));
    if (!isSame) await writeWhole(file, Buffer.from(textOf(now, program)));
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A line with the hash of the rest, so that a torn or damaged file is seen; then the program and the readings. */
function textOf(readings: Readings, program: string): string {
  const rest = JSON.stringify([program, ...readings].flat());
  return `${hashOf(rest)}\n${rest}`;
}

function readingsIn(text: string, program: string): Readings {
  const end = text.indexOf('\n');
  const rest = text.slice(end + 1);
  if (end < 0 || hashOf(rest) !== text.slice(0, end)) return NONE;
  const [by, ...pairs]: string[] = JSON.parse(rest);
  if (by !== program) return NONE;
  return new Map(pairs.flatMap((key, n) => (n % 2 === 0 ? [[key, pairs[n + 1] ?? '']] : [])));
}
