import { expect, it } from 'vitest';
import { aliasOf, FORMAT, indexName, ownIndexes } from './names.ts';

it('indexes of a shop are told from those of others, and of newer programs', () => {
  const own = indexName('sklep', 4821, 1_764_000_000_000);
  expect(own.startsWith(`${aliasOf('sklep')}-4821-`)).toBe(true);
  const newer = own.replace(`sklep-${FORMAT}`, `sklep-${FORMAT + 1}`);
  const foreign = [newer, aliasOf('sklep'), 'sklep', 'sklep-b2b-1-2-a', 'sklep-1-1-2-a', 'mój-sklep-1-2-a', '.kibana'];
  expect(ownIndexes([own, ...foreign, 'sklep-0-9-z'], 'sklep')).toEqual([own, 'sklep-0-9-z']);
});
