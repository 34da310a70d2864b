import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../../catalogue/testing/folder.server.ts';
import { openDatabase } from '../../db/open.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { runRecalls } from './recalls.ts';

const RECALLS = `recalls:
  - id: kubek-1
    published: 2026-11-20
    name: Kubek, partia 7
    products: [1001]
    hazard: Ucho może pęknąć.
    action: Przestań go używać.
    remedies: [replacement, refund]
`;

async function says(...words: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-recalls-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const settings = readSettings({
    SHOP_DIR: await folderOf({ ...SHOP, 'content/recalls.yaml': RECALLS }),
    DATA_DIR: dataDir,
  });
  if (!settings.ok) throw new Error(settings.error.join('\n'));
  await (await openDatabase({ file: join(dataDir, 'shop.sqlite') })).close();
  const said = { out: '', err: '' };
  const to = (name: keyof typeof said) =>
    new Writable({
      write(piece, _, done) {
        said[name] += piece;
        done();
      },
    });
  return { code: await runRecalls(settings.value, words, { out: to('out'), err: to('err') }), ...said };
}

it('witryna recalls lists recalls with the orders that they concern, and tells buyers', async () => {
  expect(await says('list')).toEqual({ code: 0, out: 'kubek-1  2026-11-20  0 orders  Kubek, partia 7\n', err: '' });
  expect(await says('tell', 'kubek-1')).toMatchObject({
    code: 0,
    out: 'kubek-1: 0 e-mails wait to be sent, 0 were written before.\n',
  });
});

it('witryna recalls says what is wrong with its words', async () => {
  expect(await says('tell', 'inny')).toMatchObject({ code: 1, err: 'There is no recall "inny".\n' });
  for (const words of [['tell'], ['list', 'kubek-1'], ['tell', 'a', 'b'], ['send']]) {
    expect(await says(...words)).toMatchObject({ code: 2, err: expect.stringContaining('witryna recalls <what>') });
  }
  expect(await says()).toMatchObject({ code: 0, out: expect.stringContaining('witryna recalls <what>') });
});
