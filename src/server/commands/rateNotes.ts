import { DAY } from '../../kit/clock.ts';
import { isoDate } from '../../kit/dates.ts';
import { RATES_FILE } from '../../region/loadRates.server.ts';
import type { OpenShop } from '../open/shop.ts';

/** Days after which a rate is told to be old; banks publish one on every working day. */
const FRESH_DAYS = 7;

/** Rates that are old, or of a day to come. They are shown all the same, with their day. */
export function rateNotes({ rates, clock }: Pick<OpenShop, 'rates' | 'clock'>): string[] {
  const [first] = rates.values();
  if (!first) return [];
  const days = Math.floor((clock() - first.date) / DAY);
  if (days >= 0 && days <= FRESH_DAYS) return [];
  const why = days < 0 ? 'a day to come' : `${days} days ago`;
  return [
    `note: ${RATES_FILE} date: the rates are of ${isoDate(first.date)}, ${why}. Shoppers read the day beside them`,
  ];
}
