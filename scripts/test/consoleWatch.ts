import { format } from 'node:util';

/** What was said on the console or warned about by Node, and where. */
export type Saying = { kind: string; text: string; where: string };

type Expectation = { kind: string; pattern: RegExp; met: boolean };

const kinds = ['debug', 'error', 'info', 'log', 'trace', 'warn', 'dir', 'table'] as const;

/** Collects every saying and sorts it against what a test expected. */
export function consoleWatch() {
  let sayings: Saying[] = [];
  let expectations: Expectation[] = [];

  return {
    /** Puts recorders in the place of the console's methods. */
    install(target: Console) {
      for (const kind of kinds) {
        target[kind] = (...words: unknown[]) => {
          const where = new Error().stack?.split('\n').slice(2, 6).join('\n') ?? '';
          sayings.push({ kind, text: format(...words), where });
        };
      }
    },

    warned(warning: Error) {
      sayings.push({ kind: 'warning', text: `${warning.name}: ${warning.message}`, where: warning.stack ?? '' });
    },

    expect(kind: (typeof kinds)[number] | 'warning', pattern: RegExp) {
      expectations.push({ kind, pattern, met: false });
    },

    /** What is wrong since the last call: sayings nobody expected, expectations nobody met. Forgets both. */
    settle(): string[] {
      const [said, expected] = [sayings, expectations];
      sayings = [];
      expectations = [];
      const unexpected = said.filter(({ kind, text }) => {
        const wanted = expected.filter((one) => one.kind === kind && one.pattern.test(text));
        for (const one of wanted) one.met = true;
        return wanted.length === 0;
      });
      return [
        ...unexpected.map(
          ({ kind, text, where }) => `Unexpected ${kind === 'warning' ? kind : `console.${kind}`}: ${text}\n${where}`,
        ),
        ...expected
          .filter(({ met }) => !met)
          .map(({ kind, pattern }) => `Expected ${kind} ${pattern}, which did not come`),
      ];
    },
  };
}
