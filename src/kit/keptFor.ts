import { createBounded } from './bounded.ts';
import type { Clock } from './clock.ts';

interface KeptForOptions<Asked> {
  clock: Clock;
  /** Time for which an answer holds, ms. */
  time: number;
  /** Answers kept at once; one more pushes out the oldest. */
  most: number;
  keyOf(asked: Asked): string;
}

/** Asks the same once in a time. What is being asked is not asked again; what failed is. */
export function keptFor<Asked, Answer>(
  { clock, time, most, keyOf }: KeptForOptions<Asked>,
  ask: (asked: Asked) => Promise<Answer>,
): (asked: Asked) => Promise<Answer> {
  const kept = createBounded<string, { until: number; answer: Promise<Answer> }>(most);
  return (asked) => {
    const key = keyOf(asked);
    const now = clock();
    const known = kept.get(key);
    if (known && now < known.until) return known.answer;
    const answer = ask(asked);
    const made = { until: now + time, answer };
    kept.set(key, made);
    answer.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    return answer;
  };
}
