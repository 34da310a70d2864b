import * as fc from 'fast-check';
import { type Answer, type Asked, send } from './client.ts';
import { faultsOf, type Secrets, SLOW } from './judge.ts';

export interface Attack {
  url: string;
  requests: fc.Arbitrary<Asked>;
  count: number;
  /** Begins the chance that requests are made by: one seed makes them alike again. */
  seed: number;
  secrets: Secrets;
  /** Whether an answer may take too long: only where nothing else is under way. */
  timed: boolean;
}

export interface Outcome {
  faults: string[];
  /** Answers by status, and requests by kind. */
  statuses: Map<number, number>;
  kinds: Map<string, number>;
  /** The slowest answers, each with its fastest time when asked again alone, ms. */
  slowest: { told: string; ms: number; alone: number }[];
}

/** Requests at once; and made at once, by one seed. */
const AT_ONCE = 8;
const BATCH = 500;
const MOST_FAULTS = 40;
const MOST_SLOW = 25;
const TRIES_ALONE = 3;

/** Sends requests of a seed, several at once, and says what was wrong with the answers. */
export async function attack({ url, requests, count, seed, secrets, timed }: Attack): Promise<Outcome> {
  const outcome: Outcome = { faults: [], statuses: new Map(), kinds: new Map(), slowest: [] };
  const slow: { asked: Asked; ms: number }[] = [];
  const blame = (asked: Asked, answer: Answer) => {
    for (const fault of faultsOf(asked, answer, secrets)) {
      if (outcome.faults.length < MOST_FAULTS) outcome.faults.push(`${fault}: ${asked.told}`);
    }
  };
  const note = (asked: Asked, answer: Answer) => {
    add(outcome.statuses, answer.status);
    add(outcome.kinds, asked.kind);
    // What the shop gave up on is asked again alone, as all that is slow.
    if (!isLate(answer)) blame(asked, answer);
    slow.push({ asked, ms: answer.ms });
    if (slow.length > 10 * MOST_SLOW) slow.sort((a, b) => b.ms - a.ms).splice(MOST_SLOW);
  };
  for (let sent = 0; sent < count; sent += BATCH) {
    const size = Math.min(BATCH, count - sent);
    const batch = fc.sample(requests, { numRuns: size, seed: seed + sent });
    const worker = async () => {
      for (let asked = batch.pop(); asked; asked = batch.pop()) note(asked, await send(url, asked));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  for (const { asked, ms } of slow.sort((a, b) => b.ms - a.ms).slice(0, timed ? MOST_SLOW : 0)) {
    let alone = ms;
    for (let tries = 0; tries < TRIES_ALONE && ms > SLOW / 2; tries += 1) {
      const answer = await send(url, asked);
      blame(asked, answer);
      alone = Math.min(alone, answer.ms);
    }
    outcome.slowest.push({ told: asked.told, ms, alone });
    if (alone > SLOW) outcome.faults.push(`took ${Math.round(alone)} ms alone: ${asked.told}`);
  }
  return outcome;
}

/** The shop gave up: on a machine that is busy with other work that says nothing of the request. */
const isLate = ({ status, ms }: Answer): boolean => status === 503 && ms > SLOW;

const add = <Key>(counts: Map<Key, number>, key: Key, count = 1) => counts.set(key, (counts.get(key) ?? 0) + count);

/** Several outcomes as one. */
export function together(outcomes: readonly Outcome[]): Outcome {
  const all: Outcome = { faults: [], statuses: new Map(), kinds: new Map(), slowest: [] };
  for (const { faults, statuses, kinds, slowest } of outcomes) {
    all.faults.push(...faults);
    for (const [status, count] of statuses) add(all.statuses, status, count);
    for (const [kind, count] of kinds) add(all.kinds, kind, count);
    all.slowest.push(...slowest);
  }
  all.slowest.sort((a, b) => b.alone - a.alone);
  return all;
}

/** What was sent and answered, in a few lines. */
export function told({ statuses, kinds, slowest }: Outcome): string[] {
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const share = (count: number) => `${((count / all) * 100).toFixed(1)} %`;
  const sorted = [...statuses].sort(([a], [b]) => a - b);
  return [
    `${all} requests: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
    `answers: ${sorted.map(([status, count]) => `${status} ${share(count)}`).join(', ')}`,
    ...slowest
      .slice(0, 5)
      .map(
        ({ told: what, ms, alone }) =>
          `slowest: ${Math.round(ms)} ms, alone ${Math.round(alone)} ms: ${what.slice(0, 160)}`,
      ),
  ];
}
