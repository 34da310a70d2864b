import { progress } from './boot/progress.mjs';
import { bundles, deadCode, lint, roomOrder, types } from './steps/checks.ts';
import { type Counts, closingLine, single, sum } from './steps/counts.ts';
import type { Step } from './steps/step.ts';
import { browser, killProof, timeProof, unit, unitAndDatabase } from './steps/tests.ts';

/** Runs the steps of a plan one after another, goes on after a failure, and closes with one line of totals. */
const plans: Readonly<Record<string, readonly Step[]>> = {
  test: [types, lint, roomOrder, deadCode, unitAndDatabase, bundles, browser],
  verify: [types, lint, roomOrder, deadCode, unit],
  prove: [killProof, bundles, timeProof],
};

const [name = 'test'] = process.argv.slice(2);
const plan = plans[name];
if (plan === undefined) throw new Error(`There is no plan ${name}; there are ${Object.keys(plans).join(', ')}`);

const stream = process.env.CI !== undefined && process.env.CI !== 'false';
const results = new Map<string, Counts>();

for (const step of plan) results.set(step.title, await runStep(step));

const totals = sum([...results.values()]);
const broken = [...results].filter(([, counts]) => counts.failed > 0);
console.log(broken.length === 0 ? '\nEverything passed.' : '\nFailed, and what it said stands above:');
// Once more, because long steps run between a failure and the end.
for (const [title, { notes }] of broken) console.log([title, ...notes].join('\n  '));
console.log(closingLine(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;

async function runStep(step: Step): Promise<Counts> {
  const lacking = step.needs?.find((title) => results.get(title)?.failed !== 0);
  if (lacking !== undefined) {
    console.log(`${step.title}: failed, because it needs „${lacking}”`);
    return single(false);
  }
  const shown = progress(step.title);
  try {
    const { passed, failed, notes, output } = await step.run({ stream });
    shown.end(failed === 0 ? `${passed} passed` : closingLine({ passed, failed }).replace(',', ' and'));
    if (failed > 0 && !stream) console.log(output.trim());
    for (const note of notes) console.log(`  ${note}`);
    return { passed, failed, notes };
  } catch (error) {
    shown.end('failed');
    console.log(error);
    return single(false);
  }
}
