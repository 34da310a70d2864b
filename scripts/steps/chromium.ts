import { findHeadless } from '../test/chromium.ts';
import { single } from './counts.ts';
import type { Step } from './step.ts';

/** Installs Chromium for later steps: it waits for the network most of the time, and costs little beside what calculates. */
export const chromium: Step = {
  title: 'Chromium',
  async run() {
    const found = await findHeadless();
    return { ...('problem' in found ? single(false, [found.problem]) : single(true)), output: '' };
  },
};
