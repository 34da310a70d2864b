import type { ShopFile } from '../settings/shopFile.ts';
import type { TextOverrides } from '../ui/text.ts';
import { dayWords, type Subscription } from './model.ts';
import { subscriptionWords } from './texts.ts';

/** What the page of an order says of the subscription that it is of, as that is now. */
export function subscriptionWays(
  { state, why, next, days, made, least }: Subscription,
  { subscriptions }: Pick<ShopFile, 'subscriptions'>,
  texts: TextOverrides,
): string[] {
  const t = subscriptionWords(texts);
  if (state === 'paused') return [t(why === 'unpaid' ? 'now_unpaid' : 'now_paused')];
  if (state === 'cancelled') return [t(why === 'order' || why === 'done' ? `now_${why}` : 'now_cancelled')];
  const n = subscriptions.notice_days;
  return [
    `${t('every', { n: days })}. ${t('orderNext', { n, date: dayWords(next) })}`,
    made < least ? t('orderManageLeast', { n: least }) : t('orderManage'),
  ];
}
