import { expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { createSharedRate, sweepRates } from './rates.server.ts';

const RATE = { burst: 5, perSecond: 1 / 60 };

eachDatabase('a rate over all machines', (open) => {
  const of = (db: Db, clock = () => 1_000_000) => createSharedRate('codes', RATE, db, clock);
  const given = async (may: (key: string) => Promise<boolean>, key: string, times: number) =>
    (await Promise.all(Array.from({ length: times }, () => may(key)))).filter(Boolean).length;

  it('gives two that ask at once together what one may have, and keeps visitors and names apart', async () => {
    const db = await open();
    const [here, there] = [of(db), of(await open.again())];
    const both = await Promise.all([given(here, 'a', 6), given(there, 'a', 6)]);
    expect(both[0] + both[1]).toBe(RATE.burst);
    expect(await given(here, 'b', 6)).toBe(RATE.burst);
    expect(
      await given(
        createSharedRate('messages', RATE, db, () => 1_000_000),
        'a',
        1,
      ),
    ).toBe(1);
  });

  it('fills up again by itself, and never above its burst', async () => {
    const db = await open();
    let now = 0;
    const may = of(db, () => now);
    await given(may, 'a', 9);
    now = 59_999;
    expect(await given(may, 'a', 9)).toBe(0);
    now = 120_000;
    expect(await given(may, 'a', 9)).toBe(2);
    now = 86_400_000;
    expect(await given(may, 'a', 9)).toBe(RATE.burst);
  });

  it('bounds a network of IPv6 around its addresses', async () => {
    const may = of(await open());
    const addresses = Array.from({ length: 100 }, (_, n) => `2001:db8:1:${n.toString(16)}::/64`);
    expect((await Promise.all(addresses.map(may))).filter(Boolean)).toHaveLength(RATE.burst * 16);
    expect(await may('2001:db8:2:1::/64')).toBe(true);
  });

  it('keeps no address, and forgets buckets that are full', async () => {
    const db = await open();
    let now = 0;
    const may = of(db, () => now);
    await may('203.0.113.7');
    now = 30_000;
    await may('203.0.113.8');
    const rows = await db.read.selectFrom('rates').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('203');
    await sweepRates(db, 60_001);
    expect(await db.read.selectFrom('rates').select('full_at').execute()).toEqual([{ full_at: 90_000 }]);
  });

  it('refuses nothing without limits', async () => {
    const most = Number.POSITIVE_INFINITY;
    const may = createSharedRate('codes', { burst: most, perSecond: most }, await open(), () => 0);
    expect(await given(may, 'a', 50)).toBe(50);
  });
});
