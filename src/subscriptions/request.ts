import { type Day, dayAfter, laterDay, type Subscription, type SubscriptionChange } from './model.ts';
import { followingDay, type LookTerms } from './nextDelivery.ts';

/** What the buyer may ask for. */
export type SubscriptionRequest =
  | { do: 'pause' }
  | { do: 'resume' }
  /** `day`: that of the order as its page told it, so that a form which is sent twice skips one. */
  | { do: 'skip'; day?: Day | undefined }
  | { do: 'cancel' }
  | { do: 'move'; to: Day };

/** How far a next order can be put off, in days. */
export const FARTHEST = 366;

const ANEW = { announced: undefined, trouble: undefined } as const;

/**
 * True while it ends only with the last order that its buyer has agreed to. One that is announced dearer than it was agreed
 * on binds nobody to it, nor to what follows (KC, art. 385³ pkt 20).
 */
export function isBound({ made, least, announced, data: { each } }: Subscription): boolean {
  const dearer = announced !== undefined && each !== undefined && announced > each;
  return made < least && !dearer;
}

/** Undefined when that cannot be done now. The price is announced anew before an order on another day. */
export function changeFor(
  subscription: Subscription,
  asked: SubscriptionRequest,
  { today, notice }: Pick<LookTerms, 'today' | 'notice'>,
): SubscriptionChange | undefined {
  const { state, next, days, least, last } = subscription;
  const soonest = dayAfter(today, notice);
  const on = (day: Day): SubscriptionChange => ({ ...ANEW, next: day, look: dayAfter(day, -notice) });
  if (state === 'cancelled') return undefined;
  if (asked.do === 'cancel') {
    if (!isBound(subscription)) return { ...ANEW, state: 'cancelled', why: 'buyer' };
    return last === least ? undefined : { last: least };
  }
  if (asked.do === 'resume') {
    return state === 'paused' ? { ...on(laterDay(next, soonest)), state: 'active', why: undefined } : undefined;
  }
  if (state !== 'active') return undefined;
  if (asked.do === 'pause') return { ...ANEW, state: 'paused', why: 'buyer' };
  if (asked.do === 'skip' && (asked.day ?? next) !== next) return undefined;
  if (asked.do !== 'move') return on(laterDay(followingDay(next, days, today), soonest));
  return asked.to >= soonest && asked.to <= dayAfter(today, FARTHEST) ? on(asked.to) : undefined;
}
