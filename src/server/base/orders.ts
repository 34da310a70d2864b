import type { AddressValues } from '../../forms/address.ts';
import type { Grosze } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import { lineName, ORDER_STATUSES, type Order, type OrderLine, type OrderStatus } from '../../orders/model.ts';
import { taxOf, variantId } from './products.ts';

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
    // A checked number begins with its prefix.
    phone: client.phone ?? '',
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
    products: [...order.lines.flatMap((line) => [...productsOf(line), ...depositOf(line)]), ...paidByCard(order)],
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

/**
 * A line as Base.com counts: whole pieces at a price each, so that its sum is what the buyer pays, to the grosz. What cannot
 * be parted evenly goes in two rows, and a part of a piece is one piece with the quantity in its name.
 */
function productsOf(line: OrderLine) {
  const row = (quantity: number, price: Grosze, name = lineName(line)) => ({
    id: String(line.product),
    variant_id: line.data.sizeName === undefined ? 0 : variantId(line.product, line.size),
    name,
    sku: line.data.code ?? '',
    quantity,
    price: Number(toDecimal(price)),
    tax: taxOf(line.data.vat),
    weight: 0,
    attributes: line.data.chosen.map(({ label, value }) => ({ name: label, value, price: 0 })),
  });
  const paid = line.data.amount.gross;
  const pieces = line.quantity / 10 ** line.precision;
  if (!Number.isInteger(pieces)) {
    return [row(1, paid, `${lineName(line)} (${formatQuantity(line.quantity, line.precision)} ${line.data.unit})`)];
  }
  const each = Math.floor(paid / pieces);
  const dearer = paid - each * pieces;
  return [...(dearer > 0 ? [row(dearer, each + 1)] : []), row(pieces - dearer, each)];
}

const extra = (name: string, price: Grosze) => ({
  ...{ id: '', variant_id: 0, name, sku: '', quantity: 1, price: Number(toDecimal(price)) },
  ...{ tax: -1, weight: 0, attributes: [] },
});

/** A deposit is paid beside the goods, and is no price of them. */
const depositOf = ({ data: { deposit } }: OrderLine) =>
  deposit === undefined ? [] : [extra(deposit.label, deposit.worth)];

/** A courier collects the sum of the rows: what a gift card has paid is not to be paid once more. */
const paidByCard = ({ payment, data: { sums, giftCard } }: Order) =>
  payment === 'on_delivery' && sums.card !== undefined ? [extra(`Karta …${giftCard?.tail ?? ''}`, -sums.card)] : [];
