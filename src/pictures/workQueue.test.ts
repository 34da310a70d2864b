import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './singleFlight.ts';
import { createWorkQueue, QueueFull } from './workQueue.ts';

/** Work that ends when it is told to. */
function held(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    end: resolve,
    work: async () => {
      log.push(name);
      await promise;
      return name;
    },
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('createWorkQueue', () => {
  it('does some at once, asked work before spare work, spare work one by one', async () => {
    const queue = createWorkQueue({ atOnce: 2, mostWaiting: 9 });
    const log: string[] = [];
    const works = Object.fromEntries(['a', 'b', 'c', 's', 't'].map((name) => [name, held(log, name)]));
    const run = (name: string, priority: 'asked' | 'spare') =>
      queue.run(works[name]?.work ?? (async () => ''), priority);
    const all = [run('s', 'spare'), run('t', 'spare'), run('a', 'asked'), run('b', 'asked'), run('c', 'asked')];
    await turn();
    expect(log).toEqual(['s', 'a']);
    works.s?.end();
    await turn();
    expect(log).toEqual(['s', 'a', 'b']);
    for (const { end } of Object.values(works)) end();
    expect(await Promise.all(all)).toEqual(['s', 't', 'a', 'b', 'c']);
    expect(log).toEqual(['s', 'a', 'b', 'c', 't']);
    expect(queue.load()).toBe(0);
  });

  it('goes on after a failure', async () => {
    const queue = createWorkQueue({ atOnce: 1, mostWaiting: 9 });
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const fine = queue.run(async () => 'fine');
    await expect(failed).rejects.toThrow('broken');
    expect(await fine).toBe('fine');
  });

  it('refuses what would wait too long', async () => {
    const queue = createWorkQueue({ atOnce: 1, mostWaiting: 1 });
    const log: string[] = [];
    const [first, second] = [held(log, 'first'), held(log, 'second')];
    const both = [queue.run(first.work), queue.run(second.work)];
    await expect(queue.run(async () => {})).rejects.toThrow(QueueFull);
    first.end();
    second.end();
    await Promise.all(both);
  });
});

describe('createSingleFlight', () => {
  it('makes once for all who ask meanwhile, and anew afterwards', async () => {
    const flight = createSingleFlight<number>();
    let made = 0;
    const make = async () => (made += 1);
    expect(await Promise.all([flight('a', make), flight('a', make), flight('b', make)])).toEqual([1, 1, 2]);
    expect(await flight('a', make)).toBe(3);
  });

  it('does not keep a failure', async () => {
    const flight = createSingleFlight<number>();
    await expect(flight('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await flight('a', async () => 1)).toBe(1);
  });
});
