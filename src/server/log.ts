import type { Settings } from '../settings/env.server.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

type Fields = Record<string, unknown>;

export type Log = Record<'debug' | 'info' | 'warn' | 'error', (event: string, fields?: Fields) => void> & {
  /** True when lines below `info` are written: to ask before making many lines for nothing. */
  readonly verbose: boolean;
};

/** Log with one JSON line per event on standard error. Callers give ids and codes, never people's data. */
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

/** Writes errors as text: JSON of one would be `{}`. Its causes often say more than its message. */
const errorsAsText = (_: string, value: unknown) => {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, cause, ...(value instanceof AggregateError ? { errors: value.errors } : {}) };
};
