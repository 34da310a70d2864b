import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf, writeFiles } from '../../catalogue/testing/folder.server.ts';
import { folderState } from './folderState.ts';
import { watchFolder } from './watchFolder.ts';

async function watched(files: Record<string, string>) {
  const folder = await folderOf(files);
  const changes: (readonly string[])[] = [];
  let heard = () => {};
  const watch = watchFolder({
    folder,
    from: await folderState(folder),
    onChange: async (some) => {
      changes.push(some);
      heard();
    },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => watch.stop());
  /** The next change. */
  const next = async (edit: () => Promise<unknown>) => {
    const told = new Promise<void>((resolve) => {
      heard = resolve;
    });
    await edit();
    await told;
    return changes.at(-1);
  };
  return { folder, next, changes };
}

it('a hundred files that are written together are one change', async () => {
  const { folder, next, changes } = await watched({ 'products/a.yaml': 'a' });
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`products/p${n}.yaml`, String(n)]));
  expect(await next(() => writeFiles(folder, many))).toHaveLength(100);
  expect(changes).toHaveLength(1);
});

it('a file that takes the place of another is a change, also in a folder that is new', async () => {
  const { folder, next } = await watched({ 'shop.yaml': 'a' });
  expect(await next(() => writeFiles(folder, { 'pages/o-nas.md': 'b' }))).toEqual(['pages/o-nas.md']);
  const replace = async () => {
    await writeFile(join(folder, 'pages/.new'), 'c');
    await rename(join(folder, 'pages/.new'), join(folder, 'pages/o-nas.md'));
  };
  expect(await next(replace)).toEqual(['pages/o-nas.md']);
});

it('what has changed between the look at the folder and the watch is a change', async () => {
  const folder = await folderOf({ 'shop.yaml': 'a' });
  const from = await folderState(folder);
  await writeFiles(folder, { 'shop.yaml': 'other' });
  const changed = await new Promise((resolve) => {
    const watch = watchFolder({ folder, from, onChange: async (files) => resolve(files), onError: resolve });
    onTestFinished(() => watch.stop());
  });
  expect(changed).toEqual(['shop.yaml']);
});
