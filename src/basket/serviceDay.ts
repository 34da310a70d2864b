import { formatWeekdayDayMonth } from '../kit/dates.ts';

/** "piątek 27 listopada", of an ISO day. Noon, so that no zone makes another day of it. */
export const formatServiceDay = (day: string): string => formatWeekdayDayMonth(Date.parse(`${day}T12:00:00Z`));
