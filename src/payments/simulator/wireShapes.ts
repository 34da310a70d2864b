import * as v from 'valibot';
import type { SimulatedOrder, SimulatedRefund } from './model.ts';

/** What the simulator takes and gives, by the reference at developers.payu.com. */

const amount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));
const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));
const address = v.pipe(v.string(), v.maxLength(1024), v.url());

const payMethod = v.variant('type', [
  v.object({ type: v.literal('BLIK_AUTHORIZATION_CODE'), value: v.string() }),
  v.object({ type: v.literal('PBL'), value: v.string() }),
]);

export const orderRequest = v.object({
  notifyUrl: v.optional(address),
  continueUrl: v.optional(address),
  customerIp: v.pipe(v.string(), v.ip(), v.notValue('0.0.0.0')),
  merchantPosId: text(100),
  description: text(4000),
  extOrderId: v.optional(text(1024)),
  currencyCode: v.literal('PLN'),
  totalAmount: amount,
  validityTime: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/)), '86400'),
  buyer: v.optional(
    v.object({
      email: v.optional(text(255)),
      phone: v.optional(text(255)),
      firstName: v.optional(text(100)),
      lastName: v.optional(text(100)),
      language: v.optional(text(20)),
    }),
  ),
  products: v.pipe(
    v.array(v.object({ name: text(255), unitPrice: v.pipe(v.string(), v.regex(/^-?\d+$/)), quantity: amount })),
    v.nonEmpty(),
  ),
  payMethods: v.optional(v.object({ payMethod })),
});
export type OrderRequest = v.InferOutput<typeof orderRequest>;

export const refundRequest = v.object({
  refund: v.object({
    description: text(4000),
    amount: v.optional(amount),
    extRefundId: v.optional(text(1024)),
    currencyCode: v.optional(v.literal('PLN')),
  }),
});

export type RefundAsked = v.InferOutput<typeof refundRequest>['refund'];

/** Dates with the offset, as PayU writes them. */
const date = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');

function orderPart(order: SimulatedOrder) {
  return {
    orderId: order.orderId,
    extOrderId: order.extOrderId,
    orderCreateDate: date(order.createdAt),
    notifyUrl: order.notifyUrl,
    customerIp: order.customerIp,
    merchantPosId: order.merchantPosId,
    description: order.description,
    currencyCode: order.currencyCode,
    totalAmount: order.totalAmount,
    buyer: order.buyer,
    payMethod: order.payMethod && { type: order.payMethod },
    products: order.products,
    status: order.status,
  };
}

const properties = (order: SimulatedOrder) => [{ name: 'PAYMENT_ID', value: order.paymentId }];

export const orderAnswer = (order: SimulatedOrder) => ({
  orders: [orderPart(order)],
  status: { statusCode: 'SUCCESS', statusDesc: 'Request processing successful' },
  properties: order.status === 'NEW' ? [] : properties(order),
});

export const transactionsAnswer = (order: SimulatedOrder) => ({
  transactions:
    order.payMethod === undefined
      ? []
      : [
          {
            payMethod: { value: order.payMethod === 'PBL' ? 'm' : 'blik' },
            paymentFlow: order.payMethod,
            resultCode: order.resultCode,
          },
        ],
});

export const refundPart = ({ refundId, extRefundId, description, amount, createdAt, status }: SimulatedRefund) => ({
  refundId,
  extRefundId,
  description,
  amount: String(amount),
  currencyCode: 'PLN',
  creationDateTime: date(createdAt),
  status,
  statusDateTime: date(createdAt),
});

export const paymentNotice = (order: SimulatedOrder, now: number) => ({
  order: orderPart(order),
  localReceiptDateTime: order.status === 'COMPLETED' ? date(now) : undefined,
  properties: properties(order),
});

export const refundNotice = (order: SimulatedOrder, refund: SimulatedRefund, now: number) => ({
  orderId: order.orderId,
  extOrderId: order.extOrderId,
  refund: {
    refundId: refund.refundId,
    extRefundId: refund.extRefundId,
    amount: String(refund.amount),
    currencyCode: 'PLN',
    status: refund.status,
    statusDateTime: date(now),
    reason: 'refund',
    reasonDescription: refund.description,
    refundDate: date(refund.createdAt),
  },
});
