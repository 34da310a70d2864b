import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Tx } from './database.ts';
import { groupCommit, type SharedTransaction } from './groupCommit.server.ts';

/** A transaction that only writes down what was asked of it. */
function recorder(faults: Partial<SharedTransaction> = {}) {
  const log: string[] = [];
  const errors: unknown[] = [];
  const shared = {
    open: false,
    begin() {
      log.push('begin');
      shared.open = true;
      return true;
    },
    commit() {
      log.push('commit');
      shared.open = false;
    },
    rollback() {
      log.push('rollback');
      shared.open = false;
    },
    savepoint: <T>(work: (tx: Tx) => Promise<T>) => work(Object.create(null)),
  };
  const queue = groupCommit(Object.assign(shared, faults), {
    lockWaitMs: 0,
    onError: (error) => errors.push(error),
  });
  return { errors, log, queue, shared };
}

describe('groupCommit', () => {
  it('serves those who ask together with one commit, in order, and answers after it', async () => {
    const { log, queue } = recorder();
    const asked = ['a', 'b', 'c'].map((name) =>
      queue
        .write(async () => {
          log.push(name);
        })
        .then(() => log.push(`answer ${name}`)),
    );
    await Promise.all(asked);
    expect(log).toEqual(['begin', 'a', 'b', 'c', 'commit', 'answer a', 'answer b', 'answer c']);
  });

  it('bounds a group at 64 callers', async () => {
    const { log, queue } = recorder();
    await Promise.all(Array.from({ length: 150 }, () => queue.write(async () => void log.push('work'))));
    const groups = log
      .join(' ')
      .split('commit')
      .map((group) => group.match(/work/g)?.length ?? 0);
    expect(groups.reduce((sum, size) => sum + size)).toBe(150);
    expect(Math.max(...groups)).toBeLessThanOrEqual(64);
  });

  it('tells everyone in the group when COMMIT fails, and serves the next group', async () => {
    let commits = 0;
    const { log, queue } = recorder({
      commit() {
        commits += 1;
        if (commits === 1) throw new Error('disk full');
      },
    });
    const outcomes = await Promise.allSettled([queue.write(async () => 1), queue.write(async () => 2)]);
    expect(outcomes).toEqual([
      { status: 'rejected', reason: new Error('disk full') },
      { status: 'rejected', reason: new Error('disk full') },
    ]);
    expect(log).toContain('rollback');
    await expect(queue.write(async () => 3)).resolves.toBe(3);
  });

  it('does not answer those whose work the engine has rolled back for the fault of another', async () => {
    const { queue, shared } = recorder();
    const outcomes = await Promise.allSettled([
      queue.write(async () => 'first'),
      queue.write(async () => {
        shared.open = false;
        throw new Error('disk full');
      }),
      queue.write(async () => 'third'),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { message: expect.stringContaining('another write') } },
      { status: 'rejected', reason: { message: 'disk full' } },
      { status: 'fulfilled', value: 'third' },
    ]);
  });

  it('tells everyone who waits when the file can no longer be written', async () => {
    const { queue } = recorder({
      begin() {
        throw new Error('gone');
      },
    });
    const outcomes = await Promise.allSettled([queue.write(async () => 1), queue.write(async () => 2)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  });

  it('gives up when another program keeps the lock for longer than the wait', async () => {
    const { queue } = recorder({ begin: () => false });
    await expect(queue.write(async () => 1)).rejects.toMatchObject({ code: 'locked' });
  });

  it('tells of a work that keeps the others waiting for something other than SQL', async () => {
    const { errors, queue } = recorder();
    await queue.write(async () => 'quick');
    expect(errors).toEqual([]);
    await queue.write(() => nextTurn());
    expect(errors).toMatchObject([{ message: expect.stringContaining('awaited something other than SQL') }]);
  });

  it('closes when those who asked have been answered', async () => {
    const { log, queue } = recorder();
    const writing = queue.write(async () => void log.push('work'));
    await queue.close();
    expect(log).toEqual(['begin', 'work', 'commit']);
    await writing;
  });
});
