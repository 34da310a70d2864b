import { expect, it, vi } from 'vitest';
import { createJob } from './job.ts';

it('a job that still runs is not begun again, and is begun anew once it has ended', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const job = createJob(work, () => {});
  job.run();
  job.run();
  await expect.poll(() => work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await expect
    .poll(() => {
      job.run();
      return work;
    })
    .toHaveBeenCalledTimes(2);
  ends[1]?.();
  await job.stop();
});

it('a job that failed is told of, and runs again', async () => {
  const told: unknown[] = [];
  const job = createJob(
    () => Promise.reject(new Error('no')),
    (error) => told.push(error),
  );
  job.run();
  await expect.poll(() => told).toEqual([new Error('no')]);
  job.run();
  await expect.poll(() => told).toHaveLength(2);
});

it('a job that is stopped hears of it, is waited for, and is not begun any more', async () => {
  const told: unknown[] = [];
  const steps: string[] = [];
  const job = createJob(
    async (signal) => {
      steps.push('begun');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      steps.push('ended');
      signal.throwIfAborted();
    },
    (error) => told.push(error),
  );
  job.run();
  await expect.poll(() => steps).toEqual(['begun']);
  await job.stop();
  job.run();
  await job.stop();
  expect([steps, told]).toEqual([['begun', 'ended'], []]);
});
