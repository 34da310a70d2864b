import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourcesHash } from './build.ts';

let folder: string;
const write = (place: string, text: string) => {
  mkdirSync(join(folder, place, '..'), { recursive: true });
  writeFileSync(join(folder, place), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-build-'));
  write('package-lock.json', '{}');
  write('src/room/model.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('sourcesHash', () => {
  it.each(['src/room/model.ts', 'src/room/new.css', 'vite.config.ts', 'package-lock.json', 'public/icon.svg'])(
    'changes with %s',
    (place) => {
      const before = sourcesHash(folder);
      expect(sourcesHash(folder)).toBe(before);
      write(place, 'two');
      expect(sourcesHash(folder)).not.toBe(before);
    },
  );

  it.each(['src/room/model.test.ts', 'docs/page.md', 'vitest.config.ts'])('does not change with %s', (place) => {
    const before = sourcesHash(folder);
    write(place, 'two');
    expect(sourcesHash(folder)).toBe(before);
  });
});
