import { expect, it } from 'vitest';
import { folderOf } from '../catalogue/testing/folder.server.ts';
import { loadSearchWords } from './load.server.ts';

it('the file of synonyms is read both ways and one way, with words that are right', async () => {
  const folder = await folderOf({
    'search.yaml': 'synonyms:\n  - [kubek, kufel]\n  - { asked: [zielony], found: [mech] }\nnever_corrected: [talez]\n',
  });
  const { language, problems } = await loadSearchWords(folder);
  expect(problems).toEqual([]);
  expect(language.synonyms).toEqual([
    { asked: ['kubek', 'kufel'], found: ['kubek', 'kufel'] },
    { asked: ['zielony'], found: ['mech'] },
  ]);
  expect(language.neverCorrected).toEqual(['talez']);
});

it('the file of synonyms tells what is wrong with its line, and gives no synonyms then', async () => {
  const folder = await folderOf({ 'search.yaml': 'synonyms:\n  - [kubek, kufel]\n  - [sam]\n' });
  const { language, problems } = await loadSearchWords(folder);
  expect(language.synonyms).toEqual([]);
  expect(problems).toMatchObject([{ file: 'search.yaml', line: 3 }]);
});

it('the file of synonyms may be missing', async () => {
  expect(await loadSearchWords(await folderOf({}))).toMatchObject({ problems: [], language: { synonyms: [] } });
});
