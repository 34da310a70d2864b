import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHeadless } from '../test/chromium.ts';
import { fromDebian, isDebian } from '../test/debian.ts';
import { hasSwift, SWIFT_PACKAGES, startSwift } from '../test/swiftServer.ts';
import { bundles } from './checks.ts';
import {
  type Counts,
  type PlaywrightReport,
  playwrightCounts,
  single,
  type VitestReport,
  vitestCounts,
} from './counts.ts';
import type { Step, StepRun } from './step.ts';
import { runNode, scriptOf } from './tool.ts';

/** Runs a test runner that leaves a JSON report in the file it is given, and counts from that file. */
export async function counted<Report>(
  runner: (reportFile: string) => ReturnType<typeof runNode>,
  count: (report: Report, code: number) => Counts,
): Promise<StepRun> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const { code, output } = await runner(reportFile);
    if (!existsSync(reportFile)) return { ...single(false, ['the runner left no report']), output };
    return { ...count(JSON.parse(readFileSync(reportFile, 'utf8')) as Report, code), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitest(title: string, words: readonly string[], env: NodeJS.ProcessEnv, skips: 'fail' | 'allow'): Step {
  return {
    title,
    run: ({ stream }) =>
      counted<VitestReport>(
        (reportFile) =>
          runNode(
            [
              scriptOf('vitest', 'vitest'),
              'run',
              ...words,
              '--reporter=default',
              '--reporter=json',
              `--outputFile=${reportFile}`,
            ],
            { stream, env },
          ),
        (report, code) => vitestCounts(report, code, skips),
      ),
  };
}

export const unitAndDatabase = vitest('Unit and database tests', [], {}, 'fail');

/**
 * Quick: of suites for every database SQLite alone, of properties what fits into half a second each, no hard kills,
 * nothing hostile.
 */
export const unit = vitest(
  'Unit tests',
  [
    ...['--exclude=**/kill*.test.ts', '--exclude=scripts/prove/hostile/**', '--exclude=src/server/fuzz*'],
    '--testNamePattern=^(?!.*\\(PostgreSQL\\))',
  ],
  { PROPERTY_MS: '500' },
  'allow',
);

export const killProof = vitest('Fifty rounds of hard kills', ['/kill'], { KILL_ROUNDS: '50' }, 'fail');

/** All unit and database tests again, with properties that try what no run before has tried. */
export const propertyProof = vitest(
  'Properties with a new seed',
  ['--exclude=**/kill*.test.ts'],
  { PROPERTY_SEED: 'new' },
  'fail',
);

/** What holds for the bucket of the tests holds for one that others have made. */
export const bucketProof: Step = {
  title: 'Files in a bucket of OpenStack Swift',
  async run({ stream }) {
    if (!hasSwift()) {
      const installed = isDebian() ? await fromDebian(...SWIFT_PACKAGES) : undefined;
      if (installed?.code !== 0) {
        const problem = `Swift is not here: as root on Debian, apt-get install ${SWIFT_PACKAGES.join(' ')}`;
        return { ...single(false, [problem]), output: installed?.output ?? '' };
      }
    }
    const { address, stop } = await startSwift();
    try {
      const suite = vitest(this.title, ['src/storage/files.server.test.ts'], { S3_URL_TEST: address }, 'fail');
      return await suite.run({ stream });
    } finally {
      await stop();
    }
  },
};

export const hostileProof: Step = {
  ...vitest('Hostile requests of every kind', ['scripts/prove/hostile'], { HOSTILE_REQUESTS: '200000' }, 'fail'),
  needs: [bundles.title],
};

export const timeProof: Step = {
  title: 'Equal times for logins that are there and that are not',
  needs: [bundles.title],
  async run({ stream }) {
    const { code, output } = await runNode(['scripts/prove/equalTimes.ts'], { stream });
    return { ...single(code === 0, output.trim().split('\n')), output };
  },
};

function playwright(title: string, words: readonly string[], env: NodeJS.ProcessEnv): Step {
  return {
    title,
    needs: [bundles.title],
    async run({ stream }) {
      const chromium = await findHeadless();
      if ('problem' in chromium) return { ...single(false, [chromium.problem]), output: '' };
      return counted<PlaywrightReport>(
        (reportFile) =>
          runNode([scriptOf('@playwright/test', 'playwright'), 'test', ...words, '--reporter=list,json'], {
            stream,
            env: { ...env, CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
          }),
        playwrightCounts,
      );
    },
  };
}

export const browser = playwright('Browser tests', [], {});

export const lighthouseProof = playwright('Lighthouse on every kind of page', ['lighthouse'], { LIGHTHOUSE: 'all' });
