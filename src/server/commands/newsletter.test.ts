import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { runNewsletter } from './newsletter.ts';

/** What the command writes, and the code that it ends with. */
async function run(env: NodeJS.ProcessEnv) {
  const settings = readSettings({ SHOP_URL: 'https://sklep.example', ...env });
  if (!settings.ok) throw new Error(settings.error.join('\n'));
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  }
  const code = await runNewsletter(settings.value);
  vi.restoreAllMocks();
  return { code, out: written.stdout, err: written.stderr };
}

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-newsletter-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

eachDatabase('witryna newsletter', (open) => {
  it('prints who confirmed, and nobody else, with each one’s way out', async () => {
    const place = await open.place();
    const folder = await dataDir();
    const env = { DATA_DIR: folder, ...('url' in place ? { DATABASE_URL: place.url } : {}) };
    const store = 'url' in place ? place : { file: join(folder, 'shop.sqlite') };
    await (await openDatabase(store)).close();
    expect(await run(env)).toEqual({
      code: 0,
      out: 'email,leave,consented_at,confirmed_at,consent\r\n',
      err: '',
    });
    const db = await openDatabase(store);
    const row = { consent: 'Chcę, "tak"', consented_at: 0, confirm_hash: null, confirm_until: 0, written_at: 0 };
    await db.write((tx) =>
      tx
        .insertInto('newsletter_subscribers')
        .values([
          { ...row, id: '1', email: 'ala@example.pl', confirmed_at: 60_000, leave_token: 'abc' },
          { ...row, id: '2', email: 'ktos@example.pl', confirmed_at: null, leave_token: 'def' },
        ])
        .execute(),
    );
    await db.close();
    expect((await run(env)).out.split('\r\n').slice(1)).toEqual([
      '"ala@example.pl","https://sklep.example/newsletter/wypisz/abc","1970-01-01T00:00:00.000Z","1970-01-01T00:01:00.000Z","Chcę, ""tak"""',
      '',
    ]);
  });
});

it('witryna newsletter says what is wrong with the store, and ends with 1', async () => {
  const DATA_DIR = await dataDir();
  const { code, out, err } = await run({ DATA_DIR, DATABASE_URL: 'postgres://shop:hush@127.0.0.1:1/glinianka' });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('127.0.0.1:1/glinianka');
  expect(err).not.toContain('hush');
});
