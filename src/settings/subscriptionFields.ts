import * as v from 'valibot';
import { whole } from './fields.ts';

/** Fields of shop.yaml about subscriptions. */
export const subscriptionFields = v.strictObject({
  notice_days: v.pipe(
    v.optional(whole(1, 30), 3),
    v.description('days between the mail that announces the next order and the order'),
  ),
  pay_days: v.pipe(
    v.optional(whole(1, 30), 3),
    v.description('days to pay online for an order that a subscription has made; then it ends'),
  ),
});

export type SubscriptionTerms = v.InferOutput<typeof subscriptionFields>;
