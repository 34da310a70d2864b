import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textsFile, textsPage } from './texts.ts';

it('docs/texts.md lists every text; otherwise run npm run texts', () => {
  expect(existsSync(textsFile) ? readFileSync(textsFile, 'utf8') : 'no such file').toBe(textsPage());
});
