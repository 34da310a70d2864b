import { parseDate } from '../../kit/warsaw.server.ts';

/** Dates of an announcement as the merchant writes them; one that is missing sets no bound. */
interface Dated {
  from?: string | undefined;
  to?: string | undefined;
}

/** When an announcement is shown, epoch ms: from its first moment on, before its last. */
export interface Span {
  from: number;
  to: number;
}

/** Relative dates count from the moment the shop was opened. */
export const spanOf = ({ from, to }: Dated, openedAt: number): Span => ({
  from: (from === undefined ? undefined : parseDate(from, openedAt)) ?? -Infinity,
  to: (to === undefined ? undefined : parseDate(to, openedAt)) ?? Infinity,
});

/** Whether a moment, epoch ms, lies within. */
export const isWithin = ({ from, to }: Span, at: number): boolean => from <= at && at < to;

/** Moment at which one of them next comes or goes, epoch ms; null when none does. */
export function nextChange(all: readonly Span[], now: number): number | null {
  const ahead = all.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > now && edge < Infinity);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
