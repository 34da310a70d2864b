import { isoDate } from '../../../kit/dates.ts';
import { optional } from '../../../kit/optional.ts';
import type { ServiceDate } from '../../model.ts';
import type { ProductFile } from '../productFile.ts';
import { dateOf, type FolderContext } from './reading.ts';

/** When a service can be had; its places count in parts of its unit. */
export function serviceDateOf(file: ProductFile, context: FolderContext): ServiceDate | undefined {
  const { service_date: date, unit_precision: precision } = file;
  if (!date) return undefined;
  const { closed, terms } = date;
  const places = (units: number | undefined) => optional('places', units && units * 10 ** precision);
  const dayOf = (text: string, place: string) => isoDate(dateOf(context, text, `service_date.${place}.day`));
  return {
    label: date.label,
    weekdays: date.weekdays,
    hours: date.hours,
    aheadDays: date.ahead_days,
    windowDays: date.window_days,
    ...places(date.places),
    ...(date.holidays ? {} : { holidays: false as const }),
    ...optional(
      'closed',
      closed?.map(({ day, why }, n) => ({ day: dayOf(day, `closed.${n}`), ...optional('why', why) })),
    ),
    ...optional(
      'terms',
      terms?.map(({ day, hours = date.hours, places: own }, n) => ({
        day: dayOf(day, `terms.${n}`),
        hours,
        ...places(own),
      })),
    ),
  };
}
