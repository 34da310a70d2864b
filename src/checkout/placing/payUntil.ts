import { endOfDay } from '../../kit/wall.ts';
import type { PaymentMethod } from '../../orders/model.ts';
import { TRANSFER_DAYS } from '../../settings/defaults.ts';
import type { PaymentTerms } from '../../settings/paymentFields.ts';

/**
 * Until when an order placed at a moment waits unpaid and keeps its pieces, by its way of paying, epoch ms; undefined where
 * that has no end. A transfer is told a day alone, so that it may come on the whole of it.
 *
 * @param online ms that a payment provider waits for its customers
 */
export const payUntil =
  ({ transfer }: Pick<PaymentTerms, 'transfer'>, online: number) =>
  (payment: PaymentMethod, at: number): number | undefined => {
    if (payment === 'transfer') return endOfDay(at, transfer?.days ?? TRANSFER_DAYS);
    return payment === 'blik' || payment === 'online' ? at + online : undefined;
  };
