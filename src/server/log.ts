import type { Settings } from '../settings/env.server.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

type Fields = Record<string, unknown>;

export type Log = Record<'debug' | 'info' | 'warn' | 'error', (event: string, fields?: Fields) => void> & {
  /** Is anything below `info` written: to ask before many lines are made for nothing. */
  readonly verbose: boolean;
};

/** One JSON line an event on standard error. Callers give ids and codes, never people's data. */
export function createLog(
  level: Settings['logLevel'],
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const lowest = LEVELS.indexOf(level);
  const at =
    (name: (typeof LEVELS)[number]) =>
    (event: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(name) < lowest) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields }, errorsAsText)}\n`);
    };
  return { verbose: lowest === 0, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** An error alone would be `{}`. What caused it, or the several of it, often says more than its message. */
const errorsAsText = (_: string, value: unknown) => {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, cause, ...(value instanceof AggregateError ? { errors: value.errors } : {}) };
};
