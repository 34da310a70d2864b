import { formatMoney } from '../../../kit/priceFormat.ts';
import { decimalQuantity } from '../../../kit/quantity.ts';
import { hasCourierMoney, type Order, type OrderLine, type OrderSubscription } from '../../../orders/model.ts';
import type { OrderMoney, Orders } from '../../../orders/service.server.ts';
import { terminalText, terminalTime } from '../terminalText.ts';

const money = ({ data }: Order, grosze: number): string => formatMoney(grosze, data.currency);

const nameOf = ({ data: { buyer } }: Order): string => {
  const { firm, firstname, lastname } = buyer.client;
  return [firm, [firstname, lastname].filter(Boolean).join(' ')].filter(Boolean).join(', ');
};

export function listLine(order: Order): string {
  const { number, placedAt, status, payment, total, email } = order;
  const facts = [
    String(number).padEnd(6),
    terminalTime(placedAt),
    status.padEnd(9),
    payment.padEnd(11),
    formatMoney(total, order.data.currency).padStart(14),
    `${nameOf(order)} <${email}>`,
  ];
  return terminalText(facts.join('  '));
}

function lineText(order: Order, { quantity, precision, withdrawn, data, paid }: OrderLine): string {
  const size = data.sizeName === undefined ? '' : `, ${data.sizeName}`;
  const back = withdrawn > 0 ? ` (withdrawn from: ${decimalQuantity(withdrawn, precision)})` : '';
  const worth = data.points === undefined ? money(order, paid) : `${data.points} points`;
  return `${decimalQuantity(quantity, precision)} ${data.unit} ${data.name}${size}: ${worth}${back}`;
}

/** What its buyer chose and wrote for a line, and what a bundle holds. */
function detailsOf({ data }: OrderLine): string[] {
  const { chosen, files, parts, service, comment } = data;
  return [
    ...chosen.map(({ label, value }) => `${label}: ${value}`),
    ...parts.map(({ name, sizeName }) => (sizeName === '' ? name : `${name}, ${sizeName}`)),
    ...(service ? [`${service.label}: ${[service.day, service.hour].filter(Boolean).join(', ')}`] : []),
    ...files.map(({ label, name }) => `${label}: ${name}`),
    ...(comment === '' ? [] : [comment]),
  ];
}

function subscriptionText({ id, days, place, next }: OrderSubscription): string {
  const what = `${id}, its order ${place}, every ${days} days`;
  return next === undefined ? `${what}, the last` : `${what}, the next was to be on ${next}`;
}

/** Nobody tells the shop of a parcel that its buyer refused: nothing was collected for it, so nothing goes back. */
function paidBackText(order: Order, leaving: number): string {
  return `${money(order, leaving)}${hasCourierMoney(order) ? ', if the carrier collected it' : ''}`;
}

export function showLines(
  order: Order,
  { kept, leaving }: OrderMoney,
  history: Awaited<ReturnType<Orders['history']>>,
): string[] {
  const { data } = order;
  const { client } = data.buyer;
  const address = data.buyer.delivery ?? client;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Order', `${order.number}, ${order.status}`],
    ['Placed', terminalTime(order.placedAt)],
    ['Ends unless paid', order.expiresAt === undefined ? undefined : terminalTime(order.expiresAt)],
    ['Buyer', `${nameOf(order)} <${order.email}> ${[client.phone, client.phone2].filter(Boolean).join(', ')}`],
    ['NIP', client.nip],
    [
      'Address',
      `${address.street ?? ''} ${address.street_number ?? ''}, ${address.zipcode ?? ''} ${address.city ?? ''} ${address.region ?? ''}`,
    ],
    ['Delivery', data.delivery && `${data.delivery.name}: ${money(order, data.delivery.cost.gross)}`],
    ['Point', data.delivery?.point],
    ['Parcel', data.shipment && [data.shipment.number, data.shipment.href].filter(Boolean).join(' ')],
    ['Invoice', data.invoice && [data.invoice.number, data.invoice.href].filter(Boolean).join(' ')],
    ['Payment', order.payment],
    ['Total', money(order, order.total)],
    [
      'Gift card',
      data.sums.card === undefined
        ? undefined
        : `${money(order, data.sums.card)} of card *${data.giftCard?.tail ?? ''}`,
    ],
    ['Kept', money(order, kept)],
    ['To be paid back', leaving > 0 ? paidBackText(order, leaving) : undefined],
    ['Code', data.code],
    ['Subscription', data.subscription && subscriptionText(data.subscription)],
    ['Remarks', data.remarks || undefined],
  ];
  return [
    ...lines.flatMap(([label, value]) =>
      value === undefined ? [] : [terminalText(`${`${label}:`.padEnd(18)}${value}`)],
    ),
    '',
    ...order.lines.flatMap((line) => [
      terminalText(`  ${lineText(order, line)}`),
      ...detailsOf(line).map((detail) => terminalText(`      ${detail}`)),
    ]),
    '',
    ...history.map(({ at, kind, data: facts }) =>
      terminalText(
        `  ${terminalTime(at)}  ${kind} ${Object.keys(facts).length > 0 ? JSON.stringify(facts) : ''}`.trimEnd(),
      ),
    ),
  ];
}
