import pg from 'pg';
import { expect, it } from 'vitest';
import { ask } from './leanQuery.server.ts';
import { postgresPool } from './postgres.server.ts';
import { onPostgres } from './testing/databases.server.ts';

onPostgres('a statement that is asked again and again', (open) => {
  async function connected() {
    const place = await open.bare();
    const pool = postgresPool('url' in place ? place.url : '', 'write', {
      connections: 1,
      onError: () => {},
      onPooler: () => {},
    });
    let described = 0;
    pool.on('connect', (client) => client.connection.on('rowDescription', () => (described += 1)));
    const client = await pool.connect();
    return {
      describedSince(count: number) {
        return described - count;
      },
      named: (text: string, values: unknown[] = [], name?: string) => ask(client, { name, text, values }),
      async close() {
        client.release();
        await pool.end();
      },
    };
  }

  it('gives its rows each time, and has its columns told once', async () => {
    const { named, describedSince, close } = await connected();
    const before = describedSince(0);
    const row = (n: number) =>
      named('select $1::bigint as n, $2::text as word, $3::boolean as yes', [n, null, true], 'row');
    for (let n = 0; n < 5; n += 1)
      expect(await row(n)).toEqual({ command: 'SELECT', rowCount: 1, rows: [{ n, word: null, yes: 1 }] });
    expect(describedSince(before)).toBe(1);
    const both = await Promise.all([row(7), named('select 8 as m'), row(9), named('select $1::text as w', ['x'])]);
    expect(both.map(({ rows }) => rows[0])).toEqual([
      { n: 7, word: null, yes: 1 },
      { m: 8 },
      { n: 9, word: null, yes: 1 },
      { w: 'x' },
    ]);
    await close();
  });

  it('tells what it has done, with rows and without', async () => {
    const { named, close } = await connected();
    await named('create temporary table things (n bigint, word text)');
    const add = () => named('insert into things values ($1, $2), ($1, null)', [1, 'ćma'], 'add');
    const change = (n: number) => named('update things set n = n + 1 where n = $1', [n], 'change');
    const words = () => named('select word from things where n > $1 order by word', [0], 'words');
    expect((await words()).rows).toEqual([]);
    for (let times = 0; times < 3; times += 1)
      expect(await add()).toEqual({ command: 'INSERT', rowCount: 2, rows: [] });
    expect([await change(1), await change(1)].map(({ rowCount }) => rowCount)).toEqual([6, 0]);
    const found = [{ word: 'ćma' }, { word: 'ćma' }, { word: 'ćma' }, { word: null }, { word: null }, { word: null }];
    expect((await words()).rows).toEqual(found);
    expect(await named('begin')).toEqual({ command: 'BEGIN', rowCount: null, rows: [] });
    await named('select 1 / 0').catch(() => {});
    expect((await named('commit')).command).toBe('ROLLBACK');
    await close();
  });

  it('fails alone, whether the server refuses it or a number is too large', async () => {
    const { named, close } = await connected();
    const half = (n: unknown) => named('select 1000 / $1::bigint as half', [n], 'half');
    const large = (n: string) => named('select $1::bigint as large', [n], 'large');
    await half(2);
    await large('2');
    const all = await Promise.allSettled([
      half(4),
      half(0),
      large('9007199254740993'),
      half('no'),
      half(5),
      large('6'),
    ]);
    expect(
      all.map((one) => (one.status === 'fulfilled' ? one.value.rows[0] : String(one.reason.code ?? one.reason))),
    ).toEqual([
      { half: 250 },
      '22012',
      expect.stringContaining('beyond what a JavaScript number holds'),
      '22P02',
      { half: 200 },
      { large: 6 },
    ]);
    await close();
  });

  it('is told when its connection is lost', async () => {
    const { named, close } = await connected();
    const lost = named('select pg_terminate_backend(pg_backend_pid()), $1::text', ['x'], 'lost');
    const after = named('select $1::text', ['y'], 'after');
    await expect(lost).rejects.toThrow();
    await expect(after).rejects.toThrow();
    await expect(named('select 1')).rejects.toThrow();
    await close();
  });
});

it('pg has what this takes for granted of it', () => {
  for (const name of [
    'prepare',
    'hasBeenParsed',
    'handleRowDescription',
    'handleDataRow',
    'handleCommandComplete',
    'handleReadyForQuery',
  ])
    expect(pg.Query.prototype).toHaveProperty(name);
});
