import { csvLine } from '../../kit/csv.ts';
import type { Grosze } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { decimalQuantity } from '../../kit/quantity.ts';
import { type Order, type OrderLine, toPayOf } from '../model.ts';

/** Orders as tables and programs have them; docs/orders.md says what each column means. The key of an order is not among it. */

const time = (ms: number | undefined): string => (ms === undefined ? '' : new Date(ms).toISOString());

const quantity = ({ quantity, precision }: OrderLine): string => decimalQuantity(quantity, precision);

const ADDRESS = [
  'firstname',
  'lastname',
  'firm',
  'nip',
  'street',
  'street_number',
  'additional',
  'zipcode',
  'city',
  'region',
  'phone',
] as const;
type AddressColumn = (typeof ADDRESS)[number];

const sentTo = ({ buyer }: Order['data']) => buyer.delivery ?? buyer.client;

const address = (name: AddressColumn): [string, (order: Order) => string] => [
  `client_${name}`,
  ({ data }) => data.buyer.client[name] ?? '',
];
const delivery = (name: AddressColumn): [string, (order: Order) => string] => [
  `delivery_${name}`,
  ({ data }) => sentTo(data)[name] ?? '',
];

/** Nothing is asked for an order that has ended. */
const stillAsked = ({ status }: Order, owed: Grosze): Grosze =>
  status === 'cancelled' || status === 'expired' ? 0 : Math.max(0, owed);

/** Columns that every line of an order repeats; `owed` is what its money and withdrawals leave to be paid. */
const OF_ORDER: readonly [string, (order: Order, owed: Grosze) => string][] = [
  ['number', ({ number }) => String(number)],
  ['placed_at', ({ placedAt }) => time(placedAt)],
  ['status', ({ status }) => status],
  ['payment', ({ payment }) => payment],
  ['paid_at', ({ paidAt }) => time(paidAt)],
  ['currency', ({ data }) => data.currency],
  ['total', ({ total }) => toDecimal(total)],
  ['gift_card', ({ data }) => (data.sums.card === undefined ? '' : toDecimal(data.sums.card))],
  ['to_pay', (order) => toDecimal(toPayOf(order))],
  ['owed', (order, owed) => toDecimal(stillAsked(order, owed))],
  ['delivery', ({ data }) => data.delivery?.name ?? ''],
  ['delivery_day', ({ data }) => data.delivery?.day ?? ''],
  ['delivery_point', ({ data }) => data.delivery?.point ?? ''],
  ['delivery_cost', ({ data }) => toDecimal(data.sums.delivery.gross)],
  ['shipment', ({ data }) => data.shipment?.number ?? ''],
  ['tracking', ({ data }) => data.shipment?.href ?? ''],
  ['return_code', ({ data }) => data.returning?.number ?? ''],
  ['return_link', ({ data }) => data.returning?.href ?? ''],
  ['invoice', ({ data }) => data.invoice?.number ?? ''],
  ['invoice_link', ({ data }) => data.invoice?.href ?? ''],
  ['code', ({ data }) => data.code ?? ''],
  ['email', ({ email }) => email],
  ...ADDRESS.map(address),
  ...ADDRESS.map(delivery),
  ['remarks', ({ data }) => data.remarks],
];

const OF_LINE: readonly [string, (line: OrderLine) => string][] = [
  ['line', ({ place }) => String(place + 1)],
  ['product', ({ product }) => String(product)],
  ['product_code', ({ data }) => data.code ?? ''],
  ['product_name', ({ data }) => data.name],
  ['size', ({ data }) => data.sizeName ?? ''],
  ['chosen', ({ data }) => data.chosen.map(({ label, value }) => `${label}: ${value}`).join('; ')],
  ['quantity', quantity],
  ['unit', ({ data }) => data.unit],
  ['withdrawn', ({ withdrawn, ...line }) => quantity({ ...line, withdrawn, quantity: withdrawn })],
  ['vat', ({ data }) => (data.vat.exempt ? 'zw' : toDecimal(data.vat.bp))],
  ['line_gross', ({ data }) => toDecimal(data.amount.gross)],
  ['line_net', ({ data }) => toDecimal(data.amount.net)],
];

export const csvHead = (): string => csvLine([...OF_ORDER, ...OF_LINE].map(([name]) => name));

/** A line of a table for each line of the order. */
export function csvRows(order: Order, owed: Grosze): string[] {
  const same = OF_ORDER.map(([, value]) => value(order, owed));
  return order.lines.map((line) => csvLine([...same, ...OF_LINE.map(([, value]) => value(line))]));
}

/** The columns by their names, lines below their order. */
export const orderJson = (order: Order, owed: Grosze) => ({
  ...Object.fromEntries(OF_ORDER.map(([name, value]) => [name, value(order, owed)])),
  lines: order.lines.map((line) => Object.fromEntries(OF_LINE.map(([name, value]) => [name, value(line)]))),
});
