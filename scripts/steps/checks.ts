import { build, isBuilt } from '../build.ts';
import { single } from './counts.ts';
import type { Step, StepRun } from './step.ts';
import { runNode, scriptOf } from './tool.ts';

/**
 * What the checks remember of files that have not changed since: the second `npm run verify` of a folder takes a third of
 * their time. `npm ci` takes it away, and each tool leaves it aside once its own version, settings or words are others.
 */
const REMEMBERED = 'node_modules/.cache';

type Call = readonly [packageName: string, command: string, ...words: string[]];

/** Runs tools one after another until one fails. */
async function inTurn(
  calls: readonly Call[],
  stream: boolean,
  doubt?: (output: string) => string | undefined,
): Promise<StepRun> {
  let all = '';
  for (const [packageName, command, ...words] of calls) {
    const { code, output } = await runNode([scriptOf(packageName, command), ...words], { stream });
    all += output;
    const problem = code === 0 ? doubt?.(output) : `${command} ended with code ${code}`;
    if (problem !== undefined) return { ...single(false, [problem]), output: all };
  }
  return { ...single(true), output: all };
}

/** dependency-cruiser reports success when it could read no file at all, e.g. under a compiler it does not know. */
export function cruisedNothing(output: string): string | undefined {
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return modules > 0 ? undefined : 'no module was read';
}

/**
 * By TypeScript 7, in a third of the time that 6 takes; 6 is there for dependency-cruiser, which reads sources with it.
 * On one thread: several check much of the same again, and take more than twice as much of the processors.
 */
export const types: Step = {
  title: 'Types',
  run: ({ stream }) =>
    inTurn(
      [
        [
          'typescript-native',
          'tsc',
          ...['--project', '.', '--noEmit', '--singleThreaded'],
          ...['--incremental', '--tsBuildInfoFile', `${REMEMBERED}/types.tsbuildinfo`],
        ],
      ],
      stream,
    ),
};

export const lint: Step = {
  title: 'Lint',
  run: ({ stream }) => inTurn([['@biomejs/biome', 'biome', 'check', '--error-on-warnings']], stream),
};

export const roomOrder: Step = {
  title: 'Room order',
  run: ({ stream }) =>
    inTurn(
      [
        [
          'dependency-cruiser',
          'depcruise',
          ...['--config', '.dependency-cruiser.cjs'],
          // By content: the other way asks git, which is not there in a folder that was copied.
          ...['--cache', `${REMEMBERED}/rooms`, '--cache-strategy', 'content'],
          'src',
        ],
      ],
      stream,
      cruisedNothing,
    ),
};

export const deadCode: Step = {
  title: 'Dead code',
  // The second time without tests: what they alone use is dead as well.
  run: ({ stream }) =>
    inTurn(
      [
        ['knip', 'knip', '--no-progress', '--cache', '--treat-config-hints-as-errors'],
        ['knip', 'knip', '--no-progress', '--cache', '--production'],
      ],
      stream,
    ),
};

export const bundles: Step = {
  title: 'Build',
  async run({ stream }) {
    if (isBuilt()) return { ...single(true, ['nothing changed since the last build']), output: '' };
    const { code, output } = await build({ stream });
    return { ...single(code === 0), output };
  },
};
