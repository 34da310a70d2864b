import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, writeFiles } from '../../catalogue/testing/folder.server.ts';
import { changedFiles, folderState, folderStateAtOnce } from './folderState.ts';

it('the state of a folder tells what was added, changed, replaced and taken away, and nothing of editors and version control', async () => {
  const folder = await folderOf({
    'shop.yaml': 'a',
    'products/kubek.yaml': 'b',
    'products/miska.yaml': 'c',
    'theme.css': 'd',
  });
  const before = await folderState(folder);
  expect(before.folders.toSorted()).toEqual(['', 'products']);
  expect(changedFiles(before, await folderState(folder))).toEqual([]);
  await writeFiles(folder, {
    'shop.yaml': 'aa',
    'products/miska.yaml': undefined,
    'pages/o-nas.md': 'e',
    '.git/index': 'f',
    'products/.kubek.yaml.swp': 'g',
    'products/kubek.yaml~': 'h',
    'products/4913': '',
    'schemas/shop.schema.json': '{}',
  });
  // As editors save: another file takes the place of the one before.
  await writeFile(join(folder, '.new'), 'd');
  await rename(join(folder, '.new'), join(folder, 'theme.css'));
  const after = await folderState(folder);
  expect(changedFiles(before, after)).toEqual(['pages/o-nas.md', 'products/miska.yaml', 'shop.yaml', 'theme.css']);
  expect(after.folders.toSorted()).toEqual(['', 'pages', 'products']);
  const atOnce = folderStateAtOnce(folder);
  expect(changedFiles(after, atOnce)).toEqual([]);
  expect(atOnce.folders.toSorted()).toEqual(after.folders.toSorted());
});

it('a folder that is not there has no files', async () => {
  expect((await folderState('/nie/ma')).files.size).toBe(0);
  expect(folderStateAtOnce('/nie/ma').files.size).toBe(0);
});
