import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { inTurn } from './turn.server.ts';

eachDatabase('imports', (open) => {
  it('wait for each other and say so', async () => {
    const db = await open();
    const told: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = inTurn(db, { clock: () => 1000 }, async () => {
      told.push('first begins');
      await gate.promise;
      told.push('first ends');
    });
    await expect.poll(() => told).toHaveLength(1);
    let pauses = 0;
    await inTurn(
      db,
      {
        clock: () => 2000,
        onWaiting: (since) => told.push(`waits since ${since}`),
        pause: async () => {
          pauses += 1;
          if (pauses < 3) return;
          gate.resolve();
          await first;
        },
      },
      async () => void told.push('second'),
    );
    expect(told).toEqual(['first begins', 'waits since 1000', 'first ends', 'second']);
  });

  it('are not held up by one that was killed, nor by one that failed', async () => {
    const db = await open();
    await expect(inTurn(db, { clock: () => 0 }, () => Promise.reject(new Error('full disk')))).rejects.toThrow('full');
    await db.write((tx) =>
      tx.insertInto('import_turns').values({ name: 'catalogue', holder: 'x', since: 5, until: 60_005 }).execute(),
    );
    expect(
      await inTurn(db, { clock: () => 60_005, pause: () => Promise.reject(new Error('waits')) }, async () => 7),
    ).toBe(7);
  });
});
