import type { Grosze } from '../../kit/money.ts';
import { isWithin, nextChange, spanOf } from './dates.server.ts';
import type { AnnouncementsFile } from './file.ts';
import { CODE_BAR, FREE_BAR } from './marks.ts';
import type { AnnouncementsView } from './model.ts';

/** Announcement bars of a shop. */
export interface Announcements {
  /** Bars at a moment, epoch ms. */
  shown(at: number): AnnouncementsView;
  /** Moment at which one of them next comes or goes, epoch ms; null when none does. */
  nextChangeAt(now: number): number | null;
  /** Ids of all bars, whenever they are shown. */
  ids: readonly string[];
  /** Ids of those that stay at the lower edge of the window. */
  low: readonly string[];
}

export interface AnnouncementTerms {
  currency: string;
  returnDays: number;
  /** Worth from which delivery is free; missing when there is none, and then there is no strip for it. */
  freeDeliveryFrom?: Grosze | undefined;
  /** Moment from which relative dates count, epoch ms. */
  openedAt: number;
}

export function createAnnouncements(
  { code, free_shipping: free, bars }: AnnouncementsFile,
  terms: AnnouncementTerms,
): Announcements {
  const { freeDeliveryFrom, currency, returnDays, openedAt } = terms;
  const codeSpan = code && spanOf(code, openedAt);
  const spans = new Map(bars.map((bar) => [bar, spanOf(bar, openedAt)]));
  return {
    ids: [CODE_BAR.id, FREE_BAR.id, ...bars.map(({ id }) => id)],
    low: bars.filter(({ place, fixed }) => fixed && place === 'bottom').map(({ id }) => id),
    shown: (at) => ({
      ...(code && codeSpan && isWithin(codeSpan, at)
        ? { code: { code: code.code, text: code.text, days: code.days } }
        : {}),
      ...(free && freeDeliveryFrom !== undefined
        ? { free: { from: freeDeliveryFrom, currency, returnDays, days: free.days } }
        : {}),
      bars: [...spans]
        .filter(([, span]) => isWithin(span, at))
        .map(([{ id, place, text, link, fixed }]) => ({ id, place, text, fixed, ...(link ? { link } : {}) })),
    }),
    nextChangeAt: (now) => nextChange([...(codeSpan ? [codeSpan] : []), ...spans.values()], now),
  };
}
