import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { schemaFiles, schemasFolder } from './schemas.ts';

describe('shop/schemas', () => {
  it.each([...schemaFiles()])('%s says what the shop reads; otherwise run npm run schemas', (name, text) => {
    const place = join(schemasFolder, name);
    expect(existsSync(place) ? readFileSync(place, 'utf8') : 'no such file').toBe(text);
  });
});
