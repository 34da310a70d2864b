import type { AddressValues } from '../../forms/address.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { decimalQuantity } from '../../kit/quantity.ts';
import { lineName, ORDER_STATUSES, type Order, type OrderLine, type OrderStatus } from '../../orders/model.ts';
import { taxOf } from './products.ts';

/** Numbers of statuses, which never change their meaning. */
export const statusNumber = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status) + 1;
export const statusOf = (number: string): OrderStatus | undefined => ORDER_STATUSES[Number(number) - 1];

/** An order as Base.com takes it (developers.baselinker.com/shops_api, OrdersGet). Amounts are gross. */
export function baseOrder(order: Order) {
  const { data } = order;
  const { client } = data.buyer;
  const point = data.delivery?.point ?? '';
  return {
    date_add: Math.floor(order.placedAt / 1000),
    status_id: statusNumber(order.status),
    paid: order.paidAt === undefined ? 0 : 1,
    paid_time: order.paidAt === undefined ? 0 : Math.floor(order.paidAt / 1000),
    currency: data.currency,
    email: order.email,
    phone: [client.phone_prefix, client.phone].filter(Boolean).join(' '),
    user_comments: data.remarks,
    ...addressOf('delivery', data.buyer.delivery ?? client),
    ...addressOf('invoice', data.buyer.invoice ?? client),
    invoice_nip: (data.buyer.invoice ?? client).nip ?? '',
    want_invoice: data.buyer.invoice !== undefined || data.buyer.type === 'firm' ? 1 : 0,
    delivery_method: data.delivery?.name ?? '',
    delivery_method_id: data.delivery?.id ?? '',
    delivery_price: Number(toDecimal(data.sums.delivery.gross)),
    delivery_point_id: point,
    delivery_point_name: point,
    payment_method: order.payment,
    payment_method_cod: order.payment === 'on_delivery' ? 1 : 0,
    products: order.lines.flatMap((line) => [productOf(line), ...depositOf(line)]),
  };
}

function addressOf(kind: 'delivery' | 'invoice', values: AddressValues) {
  const street = [values.street, values.street_number, values.additional].filter(Boolean).join(' ');
  return {
    [`${kind}_fullname`]: [values.firstname, values.lastname].filter(Boolean).join(' '),
    [`${kind}_company`]: values.firm ?? '',
    [`${kind}_address`]: street,
    [`${kind}_city`]: values.city ?? '',
    [`${kind}_postcode`]: values.zipcode ?? '',
    [`${kind}_country_code`]: values.region ?? 'PL',
  };
}

const productOf = (line: OrderLine) => ({
  id: String(line.product),
  variant_id: line.data.sizeName === undefined ? 0 : line.size,
  name: lineName(line),
  sku: line.data.code ?? '',
  quantity: Number(decimalQuantity(line.quantity, line.precision)),
  price: Number(toDecimal(line.data.unitPrice?.gross ?? 0)),
  tax: taxOf(line.data.vat),
  weight: 0,
  attributes: line.data.chosen.map(({ label, value }) => ({ name: label, value, price: 0 })),
});

/** A deposit is paid beside the goods, and is no price of them. */
const depositOf = ({ data: { deposit } }: OrderLine) =>
  deposit === undefined
    ? []
    : [
        {
          id: '',
          variant_id: 0,
          name: deposit.label,
          sku: '',
          quantity: 1,
          price: Number(toDecimal(deposit.worth)),
          tax: -1,
          weight: 0,
          attributes: [],
        },
      ];
