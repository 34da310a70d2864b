import type { AvailabilityStatus } from '../catalogue/amount.ts';
import { dayMonth } from '../kit/dates.ts';
import { WEEK } from '../kit/week.ts';
import type { Translate } from '../ui/text.ts';
import type { Arrival, DelayTime, ShippingTime, SizeDelivery } from './shapes.ts';
import type { deliveryTexts } from './texts.ts';

type Words = Translate<typeof deliveryTexts.values>;

const TRUE = 'true';
/** Number of days from which they are counted (docs/contract/product.md#shipping-time). */
const COUNTED_FROM = 30;
/** Nearer than this a day of the week is never the one of another week. */
const DAYS_OF_WEEK = 7;

/** Text about sending a size: when it leaves, or that the time is agreed later; undefined says nothing. */
export interface ShippingInfo {
  kind: 'time' | 'unknown';
  text: string;
}

export function shippingInfo(
  t: Words,
  size: { status: AvailabilityStatus; delay_time: DelayTime; shipping_time: ShippingTime },
): ShippingInfo | undefined {
  if (size.status === 'disable') return undefined;
  const isUnknown = size.delay_time.unknown_delivery_time === TRUE;
  const when = isUnknown ? undefined : whenItLeaves(t, size.shipping_time);
  if (when !== undefined) return { kind: 'time', text: t('leaves', { when }) };
  return size.status === 'order' ? { kind: 'unknown', text: t('unknownShipping') } : undefined;
}

/** "dziś, jeśli zamówisz do 13:00", "w poniedziałek", "za 35 dni"; undefined when the time is unknown. */
export function whenItLeaves(t: Words, time: ShippingTime): string | undefined {
  if (time.unknown_time === TRUE) return undefined;
  if (time.today === TRUE) {
    const deadline = time.today_shipment_deadline?.slice(0, 5);
    return deadline === undefined ? t('today') : t('todayBy', { time: deadline });
  }
  if (time.days >= COUNTED_FROM) return t('inDays', { n: time.days });
  if (time.days === 1) return t('tomorrow');
  return onWeekday(t, time) ?? afterAWhile(t, time);
}

/** "jutro", "w środę", "w środę, 25 listopada": the day on which it comes. */
export function whenItArrives(t: Words, { days, date }: Arrival): string {
  if (days === 0) return t('today');
  if (days === 1) return t('tomorrow');
  return days < DAYS_OF_WEEK ? dayWords(t, date) : dateWords(t, date);
}

/** "w środę, 25 listopada": what is read on other days too; of an ISO date. */
export const dateWords = (t: Words, date: string): string =>
  t('onDate', { day: dayWords(t, date), date: dayOfMonth(date) ?? date });

const dayWords = (t: Words, date: string): string =>
  t(WEEK[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday');

function onWeekday(t: Words, time: ShippingTime): string | undefined {
  const name = WEEK[(time.week_day ?? 0) - 1];
  if (time.days < 1 || name === undefined) return undefined;
  const day = t(name);
  if (time.days < DAYS_OF_WEEK) return day;
  if (time.week_amount === 1) return t('nextWeek', { day });
  const date = dayOfMonth(time.time);
  return date === undefined ? undefined : t('onDate', { day, date });
}

/** The date as clocks in Warsaw have it stands in the text of the time. */
function dayOfMonth(time: string | undefined): string | undefined {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(time ?? '') ?? [];
  return month === undefined ? undefined : dayMonth({ day: Number(day), month: Number(month) });
}

/** Words for a time without a weekday. */
function afterAWhile(t: Words, { days, hours, minutes }: ShippingTime): string | undefined {
  if (days > 0) return t('inDays', { n: days });
  if (hours > 0) return t('inHours', { n: hours });
  return minutes > 0 ? t('inMinutes', { n: minutes }) : undefined;
}

/** "Dostawa od 12,90 zł", "Darmowa dostawa"; undefined says nothing. */
export function costWords(
  t: Words,
  { shipping, shipping_formatted, undefined: silent }: SizeDelivery,
): string | undefined {
  if (silent === TRUE || shipping === undefined) return undefined;
  if (Number(shipping) === 0) return t('free');
  return shipping_formatted === undefined ? undefined : t('from', { price: shipping_formatted });
}
