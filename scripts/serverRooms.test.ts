import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { SERVER_ROOMS } from '../src/server/open/serverRooms.ts';
import { root } from './root.ts';

const IMPORT =
  /(?:import|export)\s+(?!type\b)[^;'"]*?from\s+'(\.[^']+\.tsx?)'|import\('(\.[^']+)'\)|import\s+'(\.[^']+)'/g;
const ROOM = /defineTexts\('(\w+)'/g;
const read = (file: string) => readFileSync(file, 'utf8');

/** Modules that browsers may load, from islands and the kernel on. */
function browserFiles(): Set<string> {
  const seen = new Set<string>();
  const waiting = [...globSync('src/**/*.island.tsx', { cwd: root }), 'src/routes/browser.ts'].map((file) =>
    join(root, file),
  );
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || /\.server\.tsx?$/.test(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const [, from, later, bare] of read(file).matchAll(IMPORT))
      waiting.push(join(dirname(file), from ?? later ?? bare ?? ''));
  }
  return seen;
}

const roomsOf = (files: Iterable<string>) =>
  new Set([...files].flatMap((file) => [...read(file).matchAll(ROOM)].map(([, room]) => room ?? '')));

it('words of the rooms that only the server writes are sent to no browser, and those of all others are', () => {
  const inBrowsers = roomsOf(browserFiles());
  const all = roomsOf(
    globSync('src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('test'))
      .map((file) => join(root, file)),
  );
  expect(inBrowsers.size).toBeGreaterThan(20);
  expect([...all].filter((room) => !inBrowsers.has(room)).toSorted()).toEqual([...SERVER_ROOMS].toSorted());
});
