import * as v from 'valibot';
import { parsedJson } from '../../kit/json.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Notice, NoticeProblem } from '../port.ts';
import { paymentNotice, refundNotice } from './answers.ts';
import { REFUND_STATUSES, STATUSES } from './meanings.ts';
import { isSigned } from './signature.server.ts';

/** What a notification says (developers.payu.com, Notifications). Nothing is read before the signature is checked. */
export function readNotice(body: string, headers: Headers, secondKey: string): Result<Notice, NoticeProblem> {
  if (!isSigned(body, headers, secondKey)) return err('signature');
  const value = parsedJson(body);
  const payment = v.safeParse(paymentNotice, value);
  if (payment.success) {
    const { orderId, extOrderId, status, totalAmount } = payment.output.order;
    const of = { providerId: orderId, ...(extOrderId == null ? {} : { attempt: extOrderId }) };
    return ok({ kind: 'payment', ...of, status: STATUSES[status], amount: totalAmount });
  }
  const refund = v.safeParse(refundNotice, value);
  if (!refund.success) return err('malformed');
  const { orderId, extOrderId } = refund.output;
  const { refundId, extRefundId, amount, status } = refund.output.refund;
  return ok({
    kind: 'refund',
    providerId: orderId,
    ...(extOrderId == null ? {} : { attempt: extOrderId }),
    providerRefundId: refundId,
    ...(extRefundId == null ? {} : { refundId: extRefundId }),
    status: REFUND_STATUSES[status],
    amount,
  });
}
