import * as v from 'valibot';
import type { Grosze } from '../../kit/money.ts';

/** What PayU REST 2.1 answers and tells, as far as it is read. Whatever else it says is left alone. */

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024));
/** Amounts come as text, and in places as numbers. */
const grosze = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,15}$/)), v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
  v.transform((amount): Grosze => Number(amount)),
);
const status = v.looseObject({
  statusCode: v.pipe(v.string(), v.maxLength(200)),
  codeLiteral: v.exactOptional(v.nullish(v.string())),
  statusDesc: v.exactOptional(v.nullish(v.string())),
});

const orderStatus = v.picklist(['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'CANCELED', 'REJECTED']);
export type OrderStatus = v.InferOutput<typeof orderStatus>;
const refundStatus = v.picklist(['PENDING', 'CANCELED', 'FINALIZED']);

export const tokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4000}$/)),
  expires_in: v.pipe(v.number(), v.minValue(0)),
});

/** Answer of a call that went wrong, or that has nothing more to say. */
export const statusAnswer = v.object({ status });

export const createdAnswer = v.object({ status, orderId: id, redirectUri: v.exactOptional(v.nullish(v.string())) });

const order = v.object({
  orderId: id,
  extOrderId: v.exactOptional(v.nullish(id)),
  currencyCode: v.literal('PLN'),
  totalAmount: grosze,
  status: orderStatus,
  payMethod: v.exactOptional(v.nullish(v.looseObject({ type: v.exactOptional(v.nullish(v.string())) }))),
});
export type Order = v.InferOutput<typeof order>;

export const orderAnswer = v.object({ orders: v.pipe(v.array(order), v.length(1)) });

export const transactionsAnswer = v.object({
  transactions: v.array(v.object({ resultCode: v.exactOptional(v.nullish(v.string())) })),
});

/** Ways of paying on PayU's pages: `GET /api/v2_1/paymethods`. */
export const waysAnswer = v.object({
  payByLinks: v.array(
    v.object({ value: v.string(), name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)), status: v.string() }),
  ),
});

const refund = v.object({
  refundId: v.union([id, v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  extRefundId: v.exactOptional(v.nullish(id)),
  amount: grosze,
  status: refundStatus,
});
export type Refund = v.InferOutput<typeof refund>;

export const refundAnswer = v.object({ refund });
/** The reference shows a bare list, older pages one with a name. */
export const refundsAnswer = v.pipe(
  v.union([v.array(refund), v.object({ refunds: v.array(refund) })]),
  v.transform((answer) => (Array.isArray(answer) ? answer : answer.refunds)),
);

export const paymentNotice = v.object({ order });
export const refundNotice = v.object({
  orderId: id,
  extOrderId: v.exactOptional(v.nullish(id)),
  refund: v.object({ ...refund.entries, currencyCode: v.literal('PLN') }),
});
