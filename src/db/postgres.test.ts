import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { afterCommit } from './afterCommit.server.ts';
import { isStoreTrouble } from './error.ts';
import { migrations } from './migrations.server.ts';
import { openDatabase } from './open.server.ts';
import { parseNumber } from './postgres.server.ts';
import { checkPostgresVersion, explainPostgres } from './postgresErrors.server.ts';
import type { Tables } from './tables.ts';
import { onPostgres } from './testing/databases.server.ts';
import { keyProxy } from './testing/keyProxy.server.ts';

describe('parseNumber', () => {
  it('reads what a number holds exactly and refuses what it does not', () => {
    expect(parseNumber('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseNumber('-12')).toBe(-12);
    expect(parseNumber('2.50')).toBe(2.5);
    expect(() => parseNumber('9007199254740992')).toThrow(RangeError);
    expect(() => parseNumber('-9007199254740993')).toThrow(RangeError);
  });
});

describe('what PostgreSQL refuses', () => {
  const url = 'postgres://shop:hush@db.example:5432/glinianka';
  const coded = (code: string) => Object.assign(new Error('refused'), { code });

  it('is too old before version 15', () => {
    expect(() => checkPostgresVersion(150000)).not.toThrow();
    expect(() => checkPostgresVersion(140013)).toThrow(expect.objectContaining({ code: 'too_old' }));
  });

  it.each([
    ['28P01', 'unreachable'],
    ['3D000', 'unreachable'],
    ['ECONNREFUSED', 'unreachable'],
    ['EAI_AGAIN', 'unreachable'],
    ['42501', 'not_writable'],
    ['25006', 'not_writable'],
  ])('with the code %s is %s, said without the password', (code, expected) => {
    const error = explainPostgres(coded(code), url);
    expect(error).toMatchObject({ code: expected, message: expect.stringContaining('db.example:5432/glinianka') });
    expect(String(error)).not.toContain('hush');
  });

  it('stays as it is when nobody who runs the shop could mend it', () => {
    const error = coded('42601');
    expect(explainPostgres(error, url)).toBe(error);
  });

  it('is a server that is not there', async () => {
    const nobody = 'postgres://shop:hush@127.0.0.1:1/glinianka';
    await expect(openDatabase({ url: nobody })).rejects.toMatchObject({ code: 'unreachable' });
  });
});

onPostgres('the server', (open) => {
  it('is sent no NUL, which it would refuse', async () => {
    const db = await open();
    await db.write((tx) => tx.insertInto('versions').values({ name: 'a\0b', value: 1 }).execute());
    const names = await db.read.selectFrom('versions').select('name').where('name', '=', 'a\0b').execute();
    expect(names).toEqual([{ name: 'a\uFFFDb' }]);
  });

  it('may cut off a connection in the middle of a write, and the next one is written', async () => {
    const db = await open({ onError: () => {} });
    const cutOff = db.write(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.read);
      for (;;) await sql`select pg_sleep(0.01)`.execute(tx);
    });
    expect(isStoreTrouble(await cutOff.catch((error: unknown) => error))).toBe(true);
    await db.write((tx) => tx.insertInto('settings').values({ key: 'after', value: '' }).execute());
    expect(await db.read.selectFrom('settings').select('key').execute()).toEqual([{ key: 'after' }]);
  });

  it('lets nobody in with a wrong name and password, or to a database that is not there', async () => {
    const place = await open.bare();
    if (!('url' in place)) throw new Error('this is PostgreSQL');
    const stranger = Object.assign(new URL(place.url), { username: 'stranger', password: 'wrong' });
    await expect(openDatabase({ url: stranger.href })).rejects.toMatchObject({ code: 'unreachable' });
    const nowhere = Object.assign(new URL(place.url), { pathname: '/nowhere' });
    await expect(openDatabase({ url: nowhere.href })).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('cuts a read off after five seconds, and not a write', async () => {
    const db = await open();
    const show = sql`show statement_timeout`;
    expect((await show.execute(db.read)).rows).toEqual([{ statement_timeout: '5s' }]);
    expect((await db.write((tx) => show.execute(tx))).rows).toEqual([{ statement_timeout: '0' }]);
  });

  it('bounds only transactions where a pooler lends connections, and asks by no names', async () => {
    const place = await open.bare();
    const { url, close } = await keyProxy('url' in place ? place.url : '');
    const db = await openDatabase({ url, connections: 1 });
    const show = async (name: string, on: Kysely<Tables>) => (await sql`show ${sql.raw(name)}`.execute(on)).rows[0];
    const settings = ['lock_timeout', 'idle_in_transaction_session_timeout'];
    const inside = await db.write((tx) => Promise.all(settings.map((name) => show(name, tx))));
    expect(inside).toEqual([{ lock_timeout: '10s' }, { idle_in_transaction_session_timeout: '1min' }]);
    expect(await show('default_transaction_read_only', db.read)).toEqual({ default_transaction_read_only: 'off' });
    for (let times = 0; times < 9; times += 1) await db.version('catalogue');
    const prepared = await sql`select name from pg_prepared_statements where name <> ''`.execute(db.read);
    expect(prepared.rows).toEqual([]);
    await db.close();
    await close();
  });

  it('is brought up to date once by two programs that open it at once', async () => {
    const place = await open.bare();
    const both = await Promise.all([openDatabase(place), openDatabase(place)]);
    const applied = await sql`select name from kysely_migration`.execute(both[0].read);
    expect(applied.rows).toHaveLength(Object.keys(migrations).length);
    for (const db of both) await db.close();
  });

  it('runs work again that lost to another transaction, and tells its news once', async () => {
    const db = await open();
    const conflict = sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`;
    const told: number[] = [];
    let runs = 0;
    const answer = await db.write(async (tx) => {
      runs += 1;
      const run = runs;
      afterCommit(tx, () => void told.push(run));
      if (run < 3) await conflict.execute(tx);
      return run;
    });
    expect({ answer, told }).toEqual({ answer: 3, told: [3] });
    await expect(db.write((tx) => conflict.execute(tx))).rejects.toMatchObject({ code: '40001' });
  });
});
