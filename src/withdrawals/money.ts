import { type Grosze, multiplyDivide } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';
import { hasCourierMoney, isUnsent, type Order } from '../orders/model.ts';
import { pointsIn } from '../orders/points.ts';
import { type Refundable, sharedBy, sharesOf } from '../orders/shares.ts';
import { afterTaking, isWhole, type LinePieces } from './model.ts';

/**
 * What falls to pieces that follow `before` ones, of an amount for `all`: all parts of an amount, in whatever steps they
 * are taken, sum up to it to the grosz.
 */
const shareOf = (amount: Grosze, { before, taken, all }: { before: Parts; taken: Parts; all: Parts }): Grosze =>
  multiplyDivide(amount, before + taken, all) - multiplyDivide(amount, before, all);

export interface WithdrawalSum {
  lines: (LinePieces & { worth: Grosze; deposit: Grosze })[];
  goods: Grosze;
  deposit: Grosze;
  delivery: Grosze;
  total: Grosze;
  /** Nothing of the order is left. */
  whole: boolean;
}

/** What was paid for these pieces, with what sending cost once nothing is left of the order. */
export function withdrawalSum(order: Order, taken: readonly LinePieces[]): WithdrawalSum {
  const lines = taken.flatMap(({ place, quantity }) => {
    const line = order.lines.find((one) => one.place === place);
    if (!line) return [];
    const of = { before: line.withdrawn, taken: quantity, all: line.quantity };
    return [{ place, quantity, worth: shareOf(line.paid, of), deposit: shareOf(line.data.deposit?.worth ?? 0, of) }];
  });
  const whole = isWhole(afterTaking(order, taken));
  const goods = lines.reduce((sum, { worth }) => sum + worth, 0);
  const deposit = lines.reduce((sum, line) => sum + line.deposit, 0);
  const delivery = whole ? deliveryBack(order) : 0;
  return { lines, goods, deposit, delivery, total: goods + deposit + delivery, whole };
}

/** What never left costs nothing to send; of what did, the cheapest usual way is given back (art. 33 of the Act). */
function deliveryBack(order: Order): Grosze {
  const { sums, delivery } = order.data;
  const paid = sums.delivery.gross;
  return isUnsent(order) ? paid : Math.min(paid, delivery?.cheapest ?? paid);
}

/** Money of an order as it is before a withdrawal. */
interface KeptMoney {
  /** What came in less what goes out already. */
  balance: Grosze;
  /** What is still to be paid; below 0 once too much has come. */
  owed: Grosze;
}

/**
 * What goes back to the buyer, never more than came in. Of an order that is still to be paid, on delivery or before, what has
 * come pays for the rest of it first: it would be asked for again. What a courier has is given back as if it had come.
 */
export function dueBack(order: Order, { total }: WithdrawalSum, { balance, owed }: KeptMoney): Grosze {
  if (hasCourierMoney(order)) return total;
  const unpaid = isUnsent(order) ? Math.max(0, owed) : 0;
  return Math.max(0, Math.min(total - unpaid, balance));
}

/** What goes back to the buyer, grosze. */
export interface GoingBack {
  amount: Grosze;
  /** What of it goes to the gift card that paid. */
  card: Grosze;
  /** What of it the shop pays out itself. */
  byHand: Grosze;
  /** What has come and stays, to pay for the rest of an order that is still to be paid; missing where there is none. */
  kept?: Grosze;
}

/** What goes back, by the payments that it came with; what a courier has collected the shop pays out itself. */
export function goingBack(
  order: Order,
  sum: WithdrawalSum,
  { payments, ...money }: KeptMoney & { payments: readonly Refundable[] },
): GoingBack {
  const amount = dueBack(order, sum, money);
  const shares = sharesOf(payments, amount, true);
  const card = sharedBy(shares, 'card');
  const byHand = amount - card - sharedBy(shares, 'provider');
  const kept = isUnsent(order) && order.paidAt === undefined ? money.balance - amount : 0;
  return { amount, card, byHand, ...(kept > 0 ? { kept } : {}) };
}

/** Points that come back to the account of its buyer for these; nobody's where the account is gone. */
export const pointsBack = (order: Order, taken: readonly LinePieces[]): number =>
  order.customerId === undefined ? 0 : pointsIn(order).spent - pointsIn(afterTaking(order, taken)).spent;

/** What the shop pays out itself; withdrawals of before that was written down go by how the order was to be paid. */
export const paidByHand = (
  { payment }: Pick<Order, 'payment'>,
  { amount, card = 0, byHand }: { amount: Grosze; card?: Grosze; byHand?: Grosze },
): Grosze => byHand ?? (payment === 'transfer' || payment === 'on_delivery' ? amount - card : 0);

/**
 * What a courier has to collect less of, for a parcel that goes without what was withdrawn from: all that does not go back
 * to its buyer.
 */
export function collectLess(
  { payment }: Pick<Order, 'payment'>,
  {
    sent,
    whole,
    lines,
    amount,
  }: { sent: boolean; whole: boolean; lines: readonly { worth: Grosze; deposit: Grosze }[]; amount: Grosze },
): Grosze {
  if (payment !== 'on_delivery' || sent || whole) return 0;
  return lines.reduce((sum, { worth, deposit }) => sum + worth + deposit, 0) - amount;
}
