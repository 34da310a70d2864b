import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { createSessions } from '../session/service.server.ts';
import { type OpenVisit, openVisit } from '../session/visit.server.ts';
import { filesSettings } from '../settings/filesFile.ts';
import { diskFiles } from '../storage/disk.server.ts';
import { readFormWithFiles } from './form.server.ts';
import { fileTerms } from './model.ts';
import { createUploads, type Uploads } from './service.server.ts';

const LIMITS = { bytes: 1_000_000, parts: 30, stallMs: 60_000 };

eachDatabase('a form with files', (open) => {
  let db: Db;
  let folder: string;
  let uploads: Uploads;
  let visit: OpenVisit;

  beforeEach(async () => {
    db = await open();
    folder = await mkdtemp(join(tmpdir(), 'witryna-form-'));
    uploads = createUploads({
      db,
      clock: Date.now,
      files: diskFiles(folder),
      parts: folder,
      terms: fileTerms(v.parse(filesSettings, {})),
    });
    visit = await openVisit(createSessions(db, Date.now), { name: 'witryna', secure: false }, undefined);
  });
  afterEach(() => rm(folder, { recursive: true }));

  function post(fields: [string, string | File][], limits = LIMITS) {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const request = new Request('http://x/kontakt', { method: 'POST', body });
    return readFormWithFiles(request, visit, { uploads, limits, most: 2, from: '' });
  }
  const file = (name: string, content = 'treść') => new File([content], name);
  const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

  it('gives its texts and keeps its files', async () => {
    const read = await post([
      ['a', '1'],
      ['files', file('x.txt')],
      ['b', 'ż'],
    ]);
    expect([...read.fields]).toEqual([
      ['a', '1'],
      ['b', 'ż'],
    ]);
    expect(names(read.kept)).toEqual(['x.txt']);
    expect(read.refused).toEqual([]);
  });

  it('says of each file that is refused why', async () => {
    const { refused, kept } = await post([
      ['files', file('a.exe')],
      ['files', file('b.txt')],
    ]);
    expect(refused).toEqual([{ name: 'a.exe', fault: { code: 'forbidden' } }]);
    expect(names(kept)).toEqual(['b.txt']);
  });

  it('brings the files of an earlier sending, but for those that were ticked off', async () => {
    const first = await post([
      ['files', file('a.txt')],
      ['files', file('b.txt')],
    ]);
    const [a, b] = first.kept;
    const again: [string, string | File][] = [
      ['uploaded', a?.id ?? ''],
      ['uploaded', b?.id ?? ''],
      ['removed', a?.id ?? ''],
      ['uploaded', 'nie-ma'],
    ];
    expect(names((await post([...again, ['files', file('c.txt')]])).kept)).toEqual(['b.txt', 'c.txt']);
    expect(await uploads.find(visit.session, a?.id ?? '')).toBeUndefined();
  });

  it('keeps as many files as it may have, earlier ones first', async () => {
    const { kept } = await post([['files', file('a.txt')]]);
    const read = await post([
      ['files', file('b.txt')],
      ['files', file('c.txt')],
      ['files', file('d.txt')],
      ['uploaded', kept[0]?.id ?? ''],
    ]);
    expect(names(read.kept)).toEqual(['a.txt', 'b.txt']);
    expect(read.refused.map(({ name, fault }) => `${name} ${fault.code}`).sort()).toEqual([
      'c.txt tooMany',
      'd.txt tooMany',
    ]);
  });

  it('gives what was read of it when it has too many words', async () => {
    const read = await post([
      ['a', '1'],
      ['b', 'x'.repeat(100_001)],
    ]);
    expect([read.stopped, [...read.fields]]).toEqual(['long_text', [['a', '1']]]);
  });

  it('leaves no file behind when it is broken', async () => {
    const head = (name: string) => `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
    const body = `${head('a.txt')}treść\r\n${head('b.txt')}treść\r\n--x\r\nContent-Type: text/plain\r\n\r\nx`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const request = new Request('http://x', { method: 'POST', body, headers });
    const read = await readFormWithFiles(request, visit, { uploads, limits: LIMITS, most: 2, from: '' });
    expect([read.stopped, read.kept]).toEqual(['malformed', []]);
    expect(await db.read.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  it('is read as any other when it has no files', async () => {
    const request = new Request('http://x', { method: 'POST', body: new URLSearchParams({ a: '1' }) });
    const read = await readFormWithFiles(request, visit, { uploads, limits: LIMITS, most: 2, from: '' });
    expect([...read.fields]).toEqual([['a', '1']]);
    const empty = new Request('http://x', { method: 'POST' });
    expect([...(await readFormWithFiles(empty, visit, { uploads, limits: LIMITS, most: 2, from: '' })).fields]).toEqual(
      [],
    );
  });
});
