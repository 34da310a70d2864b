import { describe, expect, it } from 'vitest';
import { closingLine, playwrightCounts, sum, vitestCounts, withMissing } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((one) => ({
    status: one,
    fullName: `says ${one}`,
    failureMessages: one === 'failed' ? ['1 is not 2'] : [],
  })),
});

function report(passed: number, skipped: number, ...testResults: ReturnType<typeof file>[]) {
  return { numPassedTests: passed, numPendingTests: skipped, numTodoTests: 0, testResults };
}

describe('vitestCounts', () => {
  it('counts tests, and says which failed', () => {
    expect(vitestCounts(report(1, 0, file('failed', 'passed', 'failed')), 1, 'fail')).toEqual({
      passed: 1,
      failed: 1,
      notes: ['a.test.ts: says failed\n1 is not 2'],
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(vitestCounts(report(2, 0, file('passed', 'passed', 'passed'), file('failed')), 1, 'fail')).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a file whose end failed though its tests passed', () => {
    expect(vitestCounts(report(1, 0, file('failed', 'passed')), 1, 'fail')).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts skipped tests as failed unless they are allowed', () => {
    const skipped = report(1, 2, file('passed', 'passed', 'skipped', 'skipped'));
    expect(vitestCounts(skipped, 0, 'fail')).toMatchObject({ passed: 1, failed: 2 });
    expect(vitestCounts(skipped, 0, 'allow')).toMatchObject({ passed: 1, failed: 0 });
  });

  it('fails a run of nothing and a runner that failed for its own reasons', () => {
    expect(vitestCounts(report(0, 0), 0, 'fail')).toMatchObject({ failed: 1 });
    expect(vitestCounts(report(0, 3), 0, 'allow')).toMatchObject({ failed: 1 });
    expect(vitestCounts(report(1, 0, file('passed', 'passed')), 1, 'fail')).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('playwrightCounts', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

  it('counts tests, and says which failed', () => {
    expect(playwrightCounts({ errors: [], stats }, 0)).toEqual({ passed: 3, failed: 0, notes: [] });
  });

  it.each([{ unexpected: 1 }, { flaky: 1 }, { skipped: 1 }])('counts as failed: %j', (more) => {
    expect(playwrightCounts({ errors: [], stats: { ...stats, ...more } }, 0)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts errors outside tests and runs of nothing', () => {
    expect(playwrightCounts({ errors: [{}], stats }, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(playwrightCounts({ errors: [], stats: { ...stats, expected: 0 } }, 0)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});

describe('withMissing', () => {
  const counts = { passed: 6, failed: 0, notes: [] };

  it('tells what could not begin, and counts it where all must be there', () => {
    const missing = ['WebKit is not installed'];
    expect(withMissing(counts, missing, false)).toEqual({ passed: 6, failed: 0, notes: missing });
    expect(withMissing(counts, missing, true)).toEqual({ passed: 6, failed: 1, notes: missing });
  });
});

describe('closingLine', () => {
  it('is the plain line that programs read', () => {
    const totals = sum([
      { passed: 2, failed: 0, notes: [] },
      { passed: 40, failed: 1, notes: [] },
    ]);
    expect(closingLine(totals)).toBe('42 passed, 1 failed');
  });
});
