import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../catalogue/testing/folder.server.ts';
import { openDatabase } from '../../db/open.server.ts';
import { eachDatabase, type OpenTestDatabase } from '../../db/testing/databases.server.ts';
import { createOpinions } from '../../opinions/service.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { runOpinions } from './opinions.ts';

/** A shop with one opinion that waits, and its merchant at the command line. */
async function merchantOf(open: OpenTestDatabase) {
  const place = await open.place();
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-opinions-'));
  const shopDir = await makeFolder(SHOP);
  onTestFinished(async () => {
    await rm(dataDir, { recursive: true });
    await rm(shopDir, { recursive: true });
  });
  const url = 'url' in place ? { DATABASE_URL: place.url } : {};
  const read = readSettings({ SHOP_DIR: shopDir, DATA_DIR: dataDir, ...url });
  if (!read.ok) throw new Error(read.error.join('\n'));
  const settings = read.value;
  const db = await openDatabase('url' in place ? place : { file: join(dataDir, 'shop.sqlite') });
  const terms = { shortest: 1, longest: 500, photos: 5, on_page: 10 };
  const written = { rating: 2 as const, content: 'Ucho\u001B[2J odpadło\npo tygodniu', author: 'Marta' };
  const id = await createOpinions(db, () => Date.UTC(2026, 10, 21, 9), terms).write(1001, written, undefined);
  await db.close();
  if (id === undefined) throw new Error('It was not kept');
  return {
    id,
    async says(...words: string[]) {
      const told = { out: '', err: '' };
      const into = (where: 'out' | 'err') =>
        new Writable({
          write(chunk, _, done) {
            told[where] += chunk;
            done();
          },
        });
      const code = await runOpinions(settings, words, { out: into('out'), err: into('err') });
      return { code, ...told };
    },
  };
}

eachDatabase('witryna opinions', (open) => {
  it('shows what waits without its rating, and nothing of it moves the terminal', async () => {
    const { says, id } = await merchantOf(open);
    const line = `${id}  21.11.2026 10:00  product 1001  Marta: Ucho [2J odpadło po tygodniu\n`;
    expect(await says('list')).toEqual({ code: 0, out: line, err: '' });
    expect(await says('list', 'published')).toEqual({ code: 0, out: '', err: '' });
  });

  it('publishes, answers and refuses', async () => {
    const { says, id } = await merchantOf(open);
    expect(await says('publish', id)).toEqual({ code: 0, out: `Opinion ${id} is published.\n`, err: '' });
    expect((await says('answer', id, 'Wyślemy', 'nowy.')).out).toBe(`Opinion ${id} is published and answered.\n`);
    expect((await says('answer', id)).out).toBe(`Opinion ${id} is published.\n`);
    expect((await says('list', 'published')).out).toContain('2/5  Marta');
    expect((await says('refuse', id, 'obraża', 'innych')).out).toBe(`Opinion ${id} is refused.\n`);
    expect((await says('list', 'refused')).out).toContain('(refused: obraża innych)');
    expect(await says('publish', 'x')).toEqual({ code: 1, out: '', err: 'There is no opinion x.\n' });
  });

  it('says what it does not understand', async () => {
    const { says, id } = await merchantOf(open);
    const wrong = [['list', 'all'], ['publish'], ['publish', id, id], ['refuse', id], ['answer'], ['delete', id]];
    for (const words of wrong) {
      const told = await says(...words);
      expect([told.code, told.err.includes('witryna opinions <what>')]).toEqual([2, true]);
    }
    expect((await says()).out).toContain('publish ID');
    expect((await says('list')).out).toContain(id);
  });
});
