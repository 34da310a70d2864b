import type { Db } from '../../db/database.ts';
import type { RebateCode } from './model.ts';

type Codes = ReadonlyMap<string, RebateCode>;

/** What a code takes off, and of what: other terms are another reduction. */
const termsOf = ({ rebate, categories }: RebateCode): string => JSON.stringify([rebate, categories ?? null]);

/**
 * Codes of a shop, each with a first day: one that has none begins when the shop first reads it as it is. So the 30 days
 * before a reduction stay where they are while it lasts (Dz.U. 2023 poz. 168, art. 4 ust. 2). `at` in epoch ms.
 */
export async function withStarts(db: Db, codes: Codes, at: number): Promise<Codes> {
  const kept = new Map(
    (await db.read.selectFrom('code_starts').selectAll().execute()).map((row) => [row.code, row] as const),
  );
  const open = [...codes].filter(([, { from }]) => from === undefined);
  const fresh = open.filter(([key, code]) => kept.get(key)?.rebate !== termsOf(code));
  const gone = [...kept.keys()].filter((key) => codes.get(key)?.from !== undefined || !codes.has(key));
  if (fresh.length > 0 || gone.length > 0) {
    await db.write(async (tx) => {
      const changed = [...gone, ...fresh.map(([key]) => key)];
      await tx.deleteFrom('code_starts').where('code', 'in', changed).execute();
      const rows = fresh.map(([code, one]) => ({ code, rebate: termsOf(one), starts_at: at }));
      if (rows.length > 0)
        await tx
          .insertInto('code_starts')
          .values(rows)
          .onConflict((c) => c.doNothing())
          .execute();
    });
  }
  const begun = new Set(fresh.map(([key]) => key));
  return new Map([...codes].map(([key, code]) => [key, { ...code, from: code.from ?? startOf(key) }] as const));

  function startOf(key: string): number {
    // Never to come: a clock that was put back, or another machine's, would refuse the code.
    return begun.has(key) ? at : Math.min(kept.get(key)?.starts_at ?? at, at);
  }
}
