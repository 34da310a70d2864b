import { engineNames, lacking } from '../test/engines.ts';
import { bundles } from './checks.ts';
import { type PlaywrightReport, playwrightCounts, withMissing } from './counts.ts';
import { onCi, type Step, type StepRun } from './step.ts';
import { counted } from './tests.ts';
import { runNode, scriptOf } from './tool.ts';

export const engines: Step = {
  title: 'A purchase in Firefox and WebKit',
  needs: [bundles.title],
  async run({ stream }) {
    const missing: string[] = [];
    for (const engine of engineNames) missing.push(...(await lacking(engine)));
    const run = missing.length < engineNames.length ? await journeys(stream) : NOTHING;
    return { ...withMissing(run, missing, onCi), output: run.output };
  },
};

const NOTHING: StepRun = { passed: 0, failed: 0, notes: [], output: '' };

const journeys = (stream: boolean): Promise<StepRun> =>
  counted<PlaywrightReport>(
    (reportFile) =>
      runNode(
        [
          scriptOf('@playwright/test', 'playwright'),
          'test',
          '--config=e2e/engines/playwright.config.ts',
          '--reporter=list,json',
        ],
        { stream, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile } },
      ),
    playwrightCounts,
  );
