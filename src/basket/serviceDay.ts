import { formatWeekdayDayMonth } from '../kit/days.ts';

/** Text of an ISO day, "piątek 27 listopada". It takes noon, so that no time zone makes it another day. */
export const formatServiceDay = (day: string): string => formatWeekdayDayMonth(Date.parse(`${day}T12:00:00Z`));
