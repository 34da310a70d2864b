/** What became of requests and visits. */
import { ascending, percentile } from '../support/timing.ts';

export interface Tally {
  answered(step: string, ms: number): void;
  failed(why: string): void;
  ordered(): void;
  readonly orders: number;
  /** Failures by reason. */
  readonly failures: ReadonlyMap<string, number>;
  requests(): number;
  /** A line a step: how many, and their times. */
  lines(): string[];
}

export function newTally(): Tally {
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  let orders = 0;
  return {
    answered: (step, ms) => void (times.get(step) ?? times.set(step, []).get(step))?.push(ms),
    failed: (why) => void failures.set(why, (failures.get(why) ?? 0) + 1),
    ordered: () => void orders++,
    get orders() {
      return orders;
    },
    failures,
    requests: () => [...times.values()].reduce((sum, { length }) => sum + length, 0),
    lines: () =>
      [...times].map(([step, all]) => {
        const sorted = all.toSorted(ascending);
        const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(0));
        const most = (sorted.at(-1) ?? 0).toFixed(0);
        return `${step.padEnd(12)} ${String(all.length).padStart(6)}  p50 ${p50}  p95 ${p95}  p99 ${p99}  max ${most} ms`;
      }),
  };
}
