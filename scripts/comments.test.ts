import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

/** Words that lean on the comment before, or on the line below it: an editor shows each alone. */
const LEANING =
  /\/\*\*\s+(?:\* )?(?:The same|So does|As of|Of|Those of|By their|In that of|They are|Held until)\b[^\n]*/g;

it('doc comments make sense alone', () => {
  const files = globSync('{src,scripts,e2e,bench}/**/*.{ts,tsx,mjs}', { cwd: root });
  const leaning = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(LEANING)].map(([comment]) => `${file}: ${comment}`),
  );
  expect(files.length).toBeGreaterThan(2000);
  expect(leaning).toEqual([]);
});
