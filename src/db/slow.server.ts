import type { LogEvent } from 'kysely';
import type { EngineOptions } from './database.ts';

/** Kysely's `log` setting; left out entirely when nobody listens, since it costs every query a little. */
export function slowLog(
  { onSlow, slowMs }: Pick<EngineOptions, 'onSlow' | 'slowMs'>,
  defaultMs: number,
): { log?: (event: LogEvent) => void } {
  if (!onSlow) return {};
  const limit = slowMs ?? defaultMs;
  return {
    log(event) {
      if (event.queryDurationMillis >= limit) onSlow(event.query.sql, event.queryDurationMillis);
    },
  };
}
