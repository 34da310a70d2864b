import { inspect } from 'node:util';
import { progress } from './boot/progress.mjs';
import { bundles, deadCode, lint, roomOrder, types } from './steps/checks.ts';
import { chromium } from './steps/chromium.ts';
import { type Counts, closingLine, single, sum } from './steps/counts.ts';
import { engines } from './steps/engines.ts';
import { machineProofs } from './steps/machineProofs.ts';
import { scannerProof } from './steps/scannerProof.ts';
import { onCi, type Step, type StepRun } from './steps/step.ts';
import {
  browser,
  bucketProof,
  hostileProof,
  killProof,
  lighthouseProof,
  propertyProof,
  timeProof,
  unit,
  unitAndDatabase,
} from './steps/tests.ts';

/** These only read sources, and the first takes as long as the others together. */
const checks = [types, lint, roomOrder, deadCode] as const;

/** Steps that are run one after another, beside other lanes of their group. */
type Lane = readonly Step[];

/**
 * Runs the steps of a plan one after another, lanes of a group side by side, goes on after a failure, and closes with
 * one line of totals.
 */
const plans: Readonly<Record<string, readonly (Step | readonly (Step | Lane)[])[]>> = {
  // Databases wait for their disk, and browsers for their clock. The other engines derive the pictures that Chromium then finds.
  test: [
    [...checks, chromium, bundles],
    [unitAndDatabase, [engines, browser]],
  ],
  verify: [checks, unit],
  prove: [
    ...[killProof, propertyProof, bucketProof, bundles, ...machineProofs],
    ...[timeProof, hostileProof, scannerProof, lighthouseProof],
  ],
};

const [name = 'test'] = process.argv.slice(2);
const plan = plans[name];
if (plan === undefined) throw new Error(`There is no plan ${name}; there are ${Object.keys(plans).join(', ')}`);

const stream = onCi;
const results = new Map<string, Counts>();

for (const part of plan) await ('run' in part ? runStep(part) : runTogether(part));

const totals = sum([...results.values()]);
const broken = [...results].filter(([, counts]) => counts.failed > 0);
console.log(broken.length === 0 ? '\nEverything passed.' : '\nFailed, and what it said stands above:');
// Once more, because long steps run between a failure and the end.
for (const [title, { notes }] of broken) console.log([title, ...notes].join('\n  '));
console.log(closingLine(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;

async function runStep(step: Step): Promise<void> {
  const shown = progress(step.title);
  const run = await settled(step, stream);
  shown.end(outcome(run));
  tell(step, run, !stream);
}

/** None of them needs another of them; what they say comes when all are done, so that it is not mixed. */
async function runTogether(group: readonly (Step | Lane)[]): Promise<void> {
  const lanes = group.map((lane) => ('run' in lane ? [lane] : lane));
  const shown = progress(
    lanes
      .flat()
      .map(({ title }) => title)
      .join(', '),
  );
  const runs = (await Promise.all(lanes.map(runLane))).flat();
  shown.end(outcome(sum(runs.map(({ run }) => run))));
  for (const { step, run } of runs) {
    console.log(`  ${step.title}: ${outcome(run)}`);
    tell(step, run, true);
  }
}

async function runLane(lane: Lane): Promise<{ step: Step; run: StepRun }[]> {
  const runs: { step: Step; run: StepRun }[] = [];
  for (const step of lane) runs.push({ step, run: await settled(step, false) });
  return runs;
}

/** What became of a step; one that lacks what it needs, or that broke off, has failed, and says why. */
async function settled(step: Step, streamed: boolean): Promise<StepRun> {
  const lacking = step.needs?.find((title) => results.get(title)?.failed !== 0);
  if (lacking !== undefined) return { ...single(false, [`it needs „${lacking}”`]), output: '' };
  return step.run({ stream: streamed }).catch((error: unknown) => ({ ...single(false), output: inspect(error) }));
}

function outcome({ passed, failed }: Pick<Counts, 'passed' | 'failed'>): string {
  return failed === 0 ? `${passed} passed` : closingLine({ passed, failed }).replace(',', ' and');
}

function tell(step: Step, { passed, failed, notes, output }: StepRun, withOutput: boolean): void {
  results.set(step.title, { passed, failed, notes });
  if (failed > 0 && withOutput) console.log(output.trim());
  for (const note of notes) console.log(`  ${note}`);
}
