import { findHeadless } from '../test/chromium.ts';
import { engineNames, lacking } from '../test/engines.ts';
import { single } from './counts.ts';
import type { Step } from './step.ts';

/**
 * Installs the browsers that later steps need, one after another. It waits for the network most of the time, so that it
 * costs little beside steps that calculate. What is missing of the other engines is told by the step that wants them.
 */
export const browsers: Step = {
  title: 'Browsers',
  async run() {
    const chromium = await findHeadless();
    for (const engine of engineNames) await lacking(engine);
    return { ...('problem' in chromium ? single(false, [chromium.problem]) : single(true)), output: '' };
  },
};
