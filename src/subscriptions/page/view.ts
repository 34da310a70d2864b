import { formatDate } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import type { OrderPageTerms, OrderPageView } from '../../orderPages/order/view.ts';
import { type Order, orderPath } from '../../orders/model.ts';
import { lineWords, type SumRow, sumRows } from '../../orders/orderText.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { payWords, whyWords } from '../emails.ts';
import {
  type Day,
  dayAfter,
  dayWords,
  laterDay,
  type Subscription,
  type SubscriptionState,
  type TroubleCode,
} from '../model.ts';
import { changeFor, FARTHEST, isBound } from '../request.ts';
import type { MadeOrder } from '../store.server.ts';
import { type SubscriptionWords, subscriptionWords } from '../texts.ts';

/** What can be done with it now, with the day that would follow. */
export interface SubscriptionActions {
  pause: boolean;
  resume?: { date: string };
  skip?: { day: string; date: string };
  move?: { from: Day; to: Day; value: Day; text: string };
  /** `least`: orders that must be made before it ends; missing when it ends at once. */
  cancel?: { least?: number };
}

/** A subscription as its page shows it, all in words. */
export interface SubscriptionView {
  number: string;
  state: SubscriptionState;
  every: string;
  now: string;
  /** Names alone where the next order cannot be counted. */
  names: string[];
  lines: OrderPageView['lines'];
  sums: SumRow[];
  announced?: string;
  pay: string;
  how: string;
  orders: { number: string; href: string; placed: string; total: string }[];
  actions: SubscriptionActions;
}

export interface SubscriptionTerms extends Pick<OrderPageTerms, 'picture'> {
  texts: TextOverrides;
  /** Rate of sending, percent. */
  vat: number;
  currency: string;
  today: Day;
  notice: number;
  orders: readonly MadeOrder[];
}

/** Its next order as it would be now, or why there would be none. */
export type Next = Order | { trouble: TroubleCode; names: readonly string[] };

export function subscriptionView(subscription: Subscription, next: Next, terms: SubscriptionTerms): SubscriptionView {
  const { texts, vat, currency, notice, orders, picture } = terms;
  const t = subscriptionWords(texts);
  const { state, days, announced, data, first } = subscription;
  const order = 'lines' in next && state !== 'cancelled' ? next : undefined;
  return {
    number: String(first.number),
    state,
    every: t('every', { n: days }),
    now: nowWords(subscription, next, t),
    names: data.things.map(({ name }) => name),
    lines: (order?.lines ?? []).map((line) => {
      const found = picture(line.product, line.data.picture);
      const { place, data: agreed } = line;
      const words = lineWords(line, next as Order, texts);
      return { ...words, place, href: agreed.href, ...(found ? { picture: found } : {}) };
    }),
    sums: order ? sumRows(order, vat * 100, texts) : [],
    ...(announced === undefined ? {} : { announced: t('announced', { amount: formatMoney(announced, currency) }) }),
    pay: order ? payWords(order.payment, t) : '',
    how: t('how', { n: notice }),
    orders: orders.map(({ number, accessKey, placedAt, total }) => ({
      number: String(number),
      href: orderPath({ number, accessKey }),
      placed: formatDate(placedAt),
      total: formatMoney(total, currency),
    })),
    actions: actionsOf(subscription, terms, t),
  };
}

function nowWords(
  { state, why, next, last, made, trouble }: Subscription,
  counted: Next,
  t: SubscriptionWords,
): string {
  if (state === 'paused') return t(why === 'unpaid' ? 'now_unpaid' : 'now_paused');
  if (state === 'cancelled') return t(why === 'order' || why === 'done' ? `now_${why}` : 'now_cancelled');
  const date = dayWords(next);
  if (trouble && 'trouble' in counted) {
    const words = whyWords({ code: counted.trouble, names: counted.names }, t);
    return t('now_trying', { why: words, date: dayWords(trouble.until) });
  }
  if (last !== undefined && last > made + 1) return t('now_ending', { n: last, date });
  return t(last === undefined ? 'now_active' : 'now_last', { date });
}

function actionsOf(
  subscription: Subscription,
  { today, notice }: SubscriptionTerms,
  t: SubscriptionWords,
): SubscriptionActions {
  const would = (asked: Parameters<typeof changeFor>[1]) => changeFor(subscription, asked, { today, notice });
  const [resume, skip, cancel] = [would({ do: 'resume' }), would({ do: 'skip' }), would({ do: 'cancel' })];
  const { least, next } = subscription;
  const [from, to] = [dayAfter(today, notice), dayAfter(today, FARTHEST)];
  const text = t('moveText', { from: dayWords(from), to: dayWords(to) });
  return {
    pause: would({ do: 'pause' }) !== undefined,
    ...(resume ? { resume: { date: dayWords(resume.next ?? next) } } : {}),
    ...(skip
      ? {
          skip: { day: next, date: dayWords(skip.next ?? next) },
          move: { from, to, value: laterDay(next, from), text },
        }
      : {}),
    ...(cancel ? { cancel: isBound(subscription) ? { least } : {} } : {}),
  };
}
