import type { Counts } from './counts.ts';

export type StepRun = Counts & {
  /** What the tools wrote; shown when the step failed and nothing was streamed. */
  output: string;
};

export type Step = {
  title: string;
  /** Titles of steps without which this one cannot run. */
  needs?: readonly string[];
  run(context: { stream: boolean }): Promise<StepRun>;
};

/** Whether nobody watches: what a developer may do without is a failure then. */
export const onCi: boolean = process.env.CI !== undefined && process.env.CI !== 'false';
