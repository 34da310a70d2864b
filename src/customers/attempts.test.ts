import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../kit/clock.ts';
import { type Attempts, afterAttempt, RULES, waitOf, withoutOne } from './attempts.ts';

describe('tries', () => {
  it('are free at first, then each waits longer than the one before, up to a bound', () => {
    let now = 0;
    let kept: Attempts | undefined;
    const waits: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      now += waitOf(kept, now);
      kept = afterAttempt(kept, RULES.login, now);
      waits.push(waitOf(kept, now) / MINUTE);
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15, 15]);
  });

  it('are forgotten after a while without any', () => {
    const late = afterAttempt({ failures: 9, blockedUntil: 0, lastAt: 0 }, RULES.login, RULES.login.forgetAfter);
    expect(late).toMatchObject({ failures: 1, blockedUntil: 0 });
  });

  it('leave what was before when they were none, and lift no wait that others began', () => {
    const rule = RULES.visitor;
    const before = { failures: rule.free - 1, blockedUntil: 0, lastAt: 5 };
    expect(withoutOne(afterAttempt(before, rule, 5), rule)).toEqual(before);
    const waiting = { failures: rule.free + 3, blockedUntil: 900, lastAt: 5 };
    expect(withoutOne(waiting, rule)).toEqual({ ...waiting, failures: rule.free + 2 });
    expect(withoutOne({ failures: 0, blockedUntil: 0, lastAt: 5 }, rule).failures).toBe(0);
  });

  it('never wait for longer than the rule says, nor for a time that is over', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(1e9),
        fc.nat(1e9),
        fc.constantFrom(...Object.values(RULES)),
        (failures, lastAt, later, rule) => {
          const now = lastAt + later;
          const wait = waitOf(afterAttempt({ failures, blockedUntil: 0, lastAt }, rule, now), now);
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(rule.longestWait);
        },
      ),
    );
  });
});
