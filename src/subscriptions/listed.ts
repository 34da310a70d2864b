import { ORDER_PATH } from '../orders/path.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import type { TextOverrides } from '../ui/text.ts';
import type { Subscription, SubscriptionState } from './model.ts';
import { subscriptionWays } from './ofOrder.ts';

/** A subscription in the list of its customer's, in words. */
export interface OwnSubscription {
  number: string;
  state: SubscriptionState;
  what: string;
  words: string[];
  href: string;
}

export function ownSubscription(
  subscription: Subscription,
  file: Pick<ShopFile, 'subscriptions'>,
  texts: TextOverrides,
): OwnSubscription {
  const { first, state, data } = subscription;
  return {
    number: String(first.number),
    state,
    what: data.things.map(({ name }) => name).join(', '),
    words: subscriptionWays(subscription, file, texts),
    href: `${ORDER_PATH}/${first.number}/abonament`,
  };
}
