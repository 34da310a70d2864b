/** Runs `work` and says how many ms it took. */
export async function timed<T>(work: () => T | Promise<T>): Promise<[result: T, ms: number]> {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

export const ms = (value: number) => (value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${value.toFixed(2)} ms`);

export const ascending = (a: number, b: number) => a - b;

/** A part of the values, 0.5 for the median; `sorted` ascending. */
export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

export const median = (values: readonly number[]) => percentile([...values].sort(ascending), 0.5);

/** Repeats `work`, one at a time, and writes a line of how long it took; `work` returns how much it found. */
export async function measured(what: string, rounds: number, work: () => number | Promise<number>): Promise<void> {
  const times: number[] = [];
  let most = 0;
  for (let round = -20; round < rounds; round += 1) {
    const [found, time] = await timed(work);
    most = Math.max(most, found);
    if (round >= 0) times.push(time);
  }
  times.sort(ascending);
  const figures = `p50 ${ms(percentile(times, 0.5))}  p95 ${ms(percentile(times, 0.95))}  max ${ms(times.at(-1) ?? 0)}`;
  console.log(`${what.padEnd(45)} ${figures}  (up to ${most})`);
}
