import { parseDate } from '../../kit/warsaw.server.ts';

/** Dates of an announcement as the merchant writes them; one that is missing sets no bound. */
interface Dated {
  from?: string | undefined;
  to?: string | undefined;
}

/** Bounds in epoch ms; relative dates count from the moment the shop was opened. */
const bounds = ({ from, to }: Dated, openedAt: number) => ({
  from: (from === undefined ? undefined : parseDate(from, openedAt)) ?? -Infinity,
  to: (to === undefined ? undefined : parseDate(to, openedAt)) ?? Infinity,
});

/** Tells whether an announcement is shown at a moment: from its first date on, before its last. */
export function isAnnounced(dated: Dated, at: number, openedAt: number): boolean {
  const { from, to } = bounds(dated, openedAt);
  return from <= at && at < to;
}

/** Moment at which one of them next comes or goes, epoch ms; null when none does. */
export function nextChange(all: readonly Dated[], now: number, openedAt: number): number | null {
  const ahead = all
    .flatMap((one) => Object.values(bounds(one, openedAt)))
    .filter((edge) => edge > now && edge < Infinity);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
