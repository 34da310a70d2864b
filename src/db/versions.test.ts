import { expect, it, vi } from 'vitest';
import { eachDatabase } from './testing.server.ts';
import { bumpVersion, readVersion, type Timers, watchVersion } from './versions.server.ts';

/** Timers that wait for the test to say when. */
function manualTimers() {
  let waiting: (() => void) | undefined;
  const timers: Timers = {
    set(run) {
      if (waiting) throw new Error('two polls at once');
      waiting = run;
    },
    clear() {
      waiting = undefined;
    },
  };
  /** Runs the poll that waits and stays until the next one does. */
  async function poll(): Promise<void> {
    await settled();
    const run = waiting;
    waiting = undefined;
    run?.();
    await settled();
  }
  const settled = () => vi.waitFor(() => expect(waiting).toBeDefined(), { interval: 1 });
  return { timers, poll, settled, isWaiting: () => waiting !== undefined };
}

eachDatabase('versions', (open) => {
  it('begin at 0 and count every bump', async () => {
    const db = await open();
    expect(await readVersion(db.read, 'catalogue')).toBe(0);
    const bumped = await Promise.all(Array.from({ length: 20 }, () => db.write((tx) => bumpVersion(tx, 'catalogue'))));
    expect(bumped.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(await readVersion(db.read, 'catalogue')).toBe(20);
    expect(await readVersion(db.read, 'content')).toBe(0);
  });

  it('are seen at once by whoever asks for them as of now, whichever process has committed', async () => {
    const db = await open();
    const elsewhere = await open.again();
    expect(await elsewhere.version('catalogue')).toBe(0);
    for (let count = 1; count <= 5; count++) {
      await db.write((tx) => bumpVersion(tx, 'catalogue'));
      expect(await elsewhere.version('catalogue')).toBe(count);
      expect(await db.version('catalogue')).toBe(count);
    }
  });

  it('are taken back with the transaction', async () => {
    const db = await open();
    const failing = db.write(async (tx) => {
      expect(await bumpVersion(tx, 'catalogue')).toBe(1);
      expect(await readVersion(tx, 'catalogue')).toBe(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readVersion(db.read, 'catalogue')).toBe(0);
  });
});

eachDatabase('watchVersion', (open) => {
  it('tells of a change made elsewhere, once', async () => {
    const db = await open();
    const elsewhere = await open.again();
    const { timers, poll, settled } = manualTimers();
    const onChange = vi.fn();
    const stop = watchVersion(db, 'catalogue', 1000, onChange, { timers });
    await settled();
    await elsewhere.write((tx) => bumpVersion(tx, 'catalogue'));
    await elsewhere.write((tx) => bumpVersion(tx, 'catalogue'));
    await poll();
    await poll();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2, 0);
    stop();
  });

  it('tells at once of what changed since the version the caller began with', async () => {
    const db = await open();
    await db.write((tx) => bumpVersion(tx, 'catalogue'));
    const { timers, settled } = manualTimers();
    const onChange = vi.fn();
    const stop = watchVersion(db, 'catalogue', 1000, onChange, { timers, from: 0 });
    await settled();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1, 0);
    stop();
  });

  it('goes on after a failure and tells the same change again', async () => {
    const db = await open();
    const { timers, poll, settled } = manualTimers();
    const onChange = vi.fn().mockRejectedValueOnce(new Error('cannot load'));
    const onError = vi.fn();
    const stop = watchVersion(db, 'catalogue', 1000, onChange, { timers, onError });
    await settled();
    await db.write((tx) => bumpVersion(tx, 'catalogue'));
    await poll();
    await poll();
    await poll();
    expect(onChange.mock.calls).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(onError.mock.calls).toEqual([[new Error('cannot load')]]);
    stop();
  });

  it('survives polls that fail', async () => {
    const db = await open();
    await db.close();
    const { timers, poll } = manualTimers();
    const onError = vi.fn();
    const stop = watchVersion(db, 'catalogue', 1000, () => {}, { timers, onError });
    await poll();
    expect(onError).toHaveBeenCalledTimes(2);
    stop();
  });

  it('sets no next poll while a change is being taken in', async () => {
    const db = await open();
    const { timers, isWaiting, settled } = manualTimers();
    const taken = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const stop = watchVersion(
      db,
      'catalogue',
      1000,
      async () => {
        began.resolve();
        await taken.promise;
      },
      { timers, from: -1 },
    );
    await began.promise;
    expect(isWaiting()).toBe(false);
    taken.resolve();
    await settled();
    stop();
  });

  it('is silent once stopped, also when a poll is under way', async () => {
    const db = await open();
    const { timers, isWaiting } = manualTimers();
    const onChange = vi.fn();
    const stop = watchVersion(db, 'catalogue', 1000, onChange, { timers, from: -1 });
    stop();
    await readVersion(db.read, 'catalogue');
    await new Promise(setImmediate);
    expect(onChange).not.toHaveBeenCalled();
    expect(isWaiting()).toBe(false);
  });
});
