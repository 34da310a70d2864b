import { DAY } from '../../kit/clock.ts';
import type { PaymentMethod } from '../../orders/model.ts';
import { TRANSFER_DAYS } from '../../settings/defaults.ts';
import type { PaymentTerms } from '../../settings/paymentFields.ts';

/**
 * How long an unpaid order waits and keeps its pieces, by its way of paying, ms; undefined where that has no end.
 *
 * @param online ms that a payment provider waits for its customers
 */
export const payWithin =
  ({ transfer }: Pick<PaymentTerms, 'transfer'>, online: number) =>
  (payment: PaymentMethod): number | undefined => {
    if (payment === 'transfer') return (transfer?.days ?? TRANSFER_DAYS) * DAY;
    return payment === 'blik' || payment === 'online' ? online : undefined;
  };
