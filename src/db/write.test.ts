import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { afterCommit } from './afterCommit.server.ts';
import type { Db, Tx } from './database.ts';
import { isUniqueViolation } from './error.ts';
import { eachDatabase } from './testing/databases.server.ts';

const put = (tx: Tx, key: string, value = '') => tx.insertInto('settings').values({ key, value }).execute();
const keys = async (db: Db) =>
  (await db.read.selectFrom('settings').select('key').orderBy('key').execute()).map((row) => row.key);

eachDatabase('write', (open) => {
  it('keeps what was written and gives back the answer of the work', async () => {
    const db = await open();
    const answer = await db.write(async (tx) => {
      await put(tx, 'a');
      return 42;
    });
    expect(answer).toBe(42);
    expect(await keys(db)).toEqual(['a']);
    expect(await keys(await open.again())).toEqual(['a']);
  });

  it('loses no update when a hundred callers read, add one and write', async () => {
    const db = await open();
    await db.write((tx) => put(tx, 'count', '0'));
    const increment = () =>
      db.write(async (tx) => {
        const row = await tx
          .selectFrom('settings')
          .select('value')
          .where('key', '=', 'count')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('settings')
          .set({ value: String(Number(row.value) + 1) })
          .where('key', '=', 'count')
          .execute();
      });
    await Promise.all(Array.from({ length: 100 }, increment));
    const row = await db.read.selectFrom('settings').select('value').executeTakeFirst();
    expect(row).toEqual({ value: '100' });
  });

  it('undoes the work of a caller that fails and of no other', async () => {
    const db = await open();
    const outcomes = await Promise.allSettled([
      db.write((tx) => put(tx, 'before')),
      db.write(async (tx) => {
        await put(tx, 'undone');
        throw new Error('changed its mind');
      }),
      db.write(async (tx) => {
        await put(tx, 'undone too');
        await put(tx, 'undone too');
      }),
      db.write((tx) => put(tx, 'after')),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { message: 'changed its mind' } });
    const refused = outcomes[2]?.status === 'rejected' ? outcomes[2].reason : undefined;
    expect(isUniqueViolation(refused)).toBe(true);
    expect(await keys(db)).toEqual(['after', 'before']);
  });

  it('undoes statements sent off together, also those still on their way when one fails', async () => {
    const db = await open();
    const failing = db.write(async (tx) => {
      await put(tx, 'taken');
      await Promise.all(['a', 'taken', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => put(tx, key)));
    });
    const other = db.write((tx) => put(tx, 'other'));
    await expect(failing).rejects.toThrow();
    await other;
    expect(await keys(db)).toEqual(['other']);
  });

  it('refuses a write inside a write, and allows one that its end leaves behind', async () => {
    const db = await open();
    const nested = db.write(() => db.write((tx) => put(tx, 'inner')));
    await expect(nested).rejects.toThrow('pass tx on');
    let left: Promise<unknown> = Promise.resolve();
    await db.write(async (tx) => {
      await put(tx, 'outer');
      afterCommit(tx, () => {
        left = db.write((later) => put(later, 'later'));
      });
    });
    await left;
    expect(await keys(db)).toEqual(['later', 'outer']);
  });

  it('runs each work in the context of its own caller', async () => {
    const db = await open();
    const request = new AsyncLocalStorage<number>();
    const seen = await Promise.all(
      [1, 2, 3].map((id) => request.run(id, () => db.write(async () => request.getStore()))),
    );
    expect(seen).toEqual([1, 2, 3]);
  });

  it('refuses a handle that is used after its work has ended', async () => {
    const db = await open();
    const kept: { tx?: Tx } = {};
    await db.write(async (tx) => {
      kept.tx = tx;
    });
    expect(kept.tx).toBeDefined();
    if (!kept.tx) return;
    await expect(put(kept.tx, 'late')).rejects.toThrow();
    expect(await keys(db)).toEqual([]);
  });

  it('cannot write through read', async () => {
    const db = await open();
    const attempt = db.read.insertInto('settings').values({ key: 'a', value: '' }).execute();
    await expect(attempt).rejects.toThrow(/read-?only/);
    expect(await keys(db)).toEqual([]);
  });

  it('shows other readers nothing before the commit', async () => {
    const db = await open();
    await db.write(async (tx) => {
      await put(tx, 'a');
      expect(await keys(db)).toEqual([]);
      expect(await tx.selectFrom('settings').select('key').execute()).toEqual([{ key: 'a' }]);
    });
    expect(await keys(db)).toEqual(['a']);
  });

  it('finishes the writes asked for before it closes, and takes none afterwards', async () => {
    const db = await open();
    const writing = db.write((tx) => put(tx, 'a'));
    await db.close();
    await writing;
    expect(await keys(await open.again())).toEqual(['a']);
    await expect(db.write((tx) => put(tx, 'b'))).rejects.toMatchObject({ code: 'closed' });
  });
});

eachDatabase('afterCommit', (open) => {
  it('tells once, when the rows can be read by everyone and before the caller is answered', async () => {
    const db = await open();
    const order: unknown[] = [];
    await db.write(async (tx) => {
      await put(tx, 'a');
      afterCommit(tx, () => {
        order.push('news');
      });
      order.push('work');
    });
    order.push('answer');
    expect(order).toEqual(['work', 'news', 'answer']);
    const seen = vi.fn();
    await db.write(async (tx) => {
      await put(tx, 'b');
      afterCommit(tx, async () => seen(await keys(db)));
    });
    await vi.waitFor(() => expect(seen).toHaveBeenCalledExactlyOnceWith(['a', 'b']));
  });

  it('tells nothing of what was undone', async () => {
    const db = await open();
    const told: string[] = [];
    const failing = db.write(async (tx) => {
      afterCommit(tx, () => void told.push('undone'));
      throw new Error('no');
    });
    const kept = db.write(async (tx) => {
      await put(tx, 'a');
      afterCommit(tx, () => void told.push('kept'));
    });
    await expect(failing).rejects.toThrow('no');
    await kept;
    expect(told).toEqual(['kept']);
  });

  it('reports what the news throws, and the write stands', async () => {
    const onError = vi.fn();
    const db = await open({ onError });
    await db.write(async (tx) => {
      await put(tx, 'a');
      afterCommit(tx, () => {
        throw new Error('at once');
      });
      afterCommit(tx, async () => {
        throw new Error('later');
      });
    });
    await nextTurn();
    expect(onError.mock.calls).toEqual([[new Error('at once')], [new Error('later')]]);
    expect(await keys(db)).toEqual(['a']);
  });

  it('refuses a handle whose work has ended', async () => {
    const db = await open();
    const kept: Tx[] = [];
    await db.write(async (tx) => void kept.push(tx));
    const [tx] = kept;
    expect(() => tx && afterCommit(tx, () => {})).toThrow('Only the tx that write gave');
  });
});
