import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { runSearches } from './searches.ts';

eachDatabase('witryna searches', (open) => {
  it('prints phrases with their counts, the most wanted first, and nothing of who searched', async () => {
    const place = await open.place();
    const folder = await mkdtemp(join(tmpdir(), 'witryna-searches-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const db = await openDatabase('url' in place ? place : { file: join(folder, 'shop.sqlite') });
    const row = { found: 0, last_at: Date.UTC(2026, 10, 21) };
    await db.write((tx) =>
      tx
        .insertInto('search_phrases')
        .values([
          { ...row, phrase: 'dinozaur', sessions: 2 },
          { ...row, phrase: 'kubek leśny', sessions: 7, found: 3 },
        ])
        .execute(),
    );
    await db.close();
    const settings = readSettings({ DATA_DIR: folder, ...('url' in place ? { DATABASE_URL: place.url } : {}) });
    if (!settings.ok) throw new Error(settings.error.join('\n'));
    let out = '';
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    });
    expect(await runSearches(settings.value)).toBe(0);
    write.mockRestore();
    expect(out.split('\r\n')).toEqual([
      'phrase,sessions,found,last',
      '"kubek leśny","7","3","2026-11-21"',
      '"dinozaur","2","0","2026-11-21"',
      '',
    ]);
  });
});
