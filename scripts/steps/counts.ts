export type Counts = { passed: number; failed: number; notes: string[] };

/** What vitest's JSON reporter writes, as far as it is read here. */
export type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** What Playwright's JSON reporter writes, as far as it is read here. */
export type PlaywrightReport = {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** One check that passes or fails as a whole. */
export function single(worked: boolean, notes: string[] = []): Counts {
  return { passed: worked ? 1 : 0, failed: worked ? 0 : 1, notes };
}

/**
 * A file that could not be loaded holds no failed test, yet nothing of it ran: it counts as one failure.
 * `skips` says whether a skipped test is a failure.
 */
export function vitestCounts(report: VitestReport, code: number, skips: 'fail' | 'allow'): Counts {
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
  );
  const deadFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return trusted(
    {
      passed: report.numPassedTests,
      failed: failedTests.length + deadFiles.length,
      notes: [...failedTests, ...deadFiles.map((file) => `${file.name} failed outside its tests`)],
    },
    skips === 'fail' ? report.numPendingTests + report.numTodoTests : 0,
    code,
  );
}

/** A flaky test is one that passed at a second try: it failed. */
export function playwrightCounts({ errors, stats }: PlaywrightReport, code: number): Counts {
  return trusted(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      notes: errors.length > 0 ? [`${errors.length} errors outside the tests`] : [],
    },
    stats.skipped,
    code,
  );
}

/** What could not even begin is told; it is a failure where everything must be there. */
export function withMissing(counts: Counts, missing: readonly string[], allMustBeThere: boolean): Counts {
  const { passed, failed, notes } = counts;
  return { passed, failed: failed + (allMustBeThere ? missing.length : 0), notes: [...notes, ...missing] };
}

/** Nothing that only looks like success may pass: skipped tests, no tests at all, a runner that failed for its own reasons. */
function trusted({ passed, failed, notes }: Counts, skipped: number, code: number): Counts {
  const all = failed + skipped;
  const more = skipped > 0 ? [...notes, `${skipped} tests did not run; they count as failed`] : notes;
  if (passed + all === 0) return { passed, failed: 1, notes: [...more, 'no test ran'] };
  if (all === 0 && code !== 0) return { passed, failed: 1, notes: [...more, `the runner ended with code ${code}`] };
  return { passed, failed: all, notes: more };
}

export function sum(all: readonly Counts[]): { passed: number; failed: number } {
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
  };
}

/** The last line of a run; programs read it. */
export function closingLine({ passed, failed }: { passed: number; failed: number }): string {
  return `${passed} passed, ${failed} failed`;
}
