import { emailIn } from '../mail/blocks.ts';
import type { Mailbox } from '../mail/service.server.ts';
import type { OrderEmailTerms } from '../orders/emails/terms.ts';
import type { WebhookQueue } from '../orders/webhook/service.server.ts';
import { subscriptionEmail } from './emails.ts';
import type { Subscription, SubscriptionListener } from './model.ts';

/** Mails what is told of a subscription to its buyer. */
export const subscriptionEmails =
  (mailbox: Pick<Mailbox, 'enqueue'>, terms: OrderEmailTerms): SubscriptionListener =>
  async (tx, subscription, event) => {
    await mailbox.enqueue(
      tx,
      emailIn(subscription.data.language ?? 'pl', terms, (said) => subscriptionEmail(subscription, event, said)),
    );
  };

/** Tells the merchant's program. */
export const subscriptionWebhook =
  ({ enqueue }: Pick<WebhookQueue, 'enqueue'>): SubscriptionListener =>
  (tx, subscription, { what }) =>
    enqueue(tx, `subscription.${what}`, { subscription: subscriptionJson(subscription) });

const subscriptionJson = ({ id, first, state, days, made, next, data }: Subscription) => ({
  id,
  first_order: String(first.number),
  state,
  ...{ days, made, next },
  email: data.email,
});
