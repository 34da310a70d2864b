import type { Fault } from '../forms/engine/model.ts';
import { formatDate, formatTime } from '../kit/dates.ts';
import { optional } from '../kit/optional.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { formatQuantity } from '../kit/quantity.ts';
import { isUnsent, lineName, type Order } from '../orders/model.ts';
import type { DrawnCode } from '../payments/transfer/draw.server.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import type { CheckedWithdraw, WithdrawValues } from './form.ts';
import { leftOf, openLines, sealedLines, stepOf, whyKept } from './model.ts';
import { collectLess, type GoingBack, pointsBack, withdrawalSum } from './money.ts';
import { moneyWords } from './moneyWords.ts';
import type { ReturnWay } from './returnWay.ts';
import { sentBackUntil, statementWords, type Withdrawal } from './statement.ts';
import { withdrawTexts } from './texts.ts';

/** Step 1: who withdraws from what. */
export interface WithdrawFormView {
  kind: 'form';
  number: string;
  values: WithdrawValues;
  faults: readonly Fault[];
  /** `step`: what is sold by more than the least of its unit goes back so. */
  lines: { place: number; name: string; unit: string; most: string; step?: string; choices?: string[] }[];
  /** What cannot be withdrawn from, and why. */
  kept: string[];
  /** What can be given back in its closed package alone. */
  sealed: string[];
  /** Asks where the money is to go, which nobody has paid through a bank. */
  asksAccount: boolean;
  /** Mark of the draft that the form belongs to. */
  attempt?: string;
}

/** Step 2: what is stated, and what comes of it. */
export interface WithdrawSummaryView {
  kind: 'summary';
  number: string;
  /** Mark of this statement, the same however often it is sent. */
  attempt: string;
  values: WithdrawValues;
  words: string;
  email: string;
  money: { rows: { key: string; label: string; value: string }[]; words: string };
}

export interface WithdrawDoneView {
  kind: 'done';
  number: string;
  words: string;
  money: string;
  at: { date: string; time: string };
  email: string;
  /** Collected in person, so that it may be brought back too. */
  inPerson: boolean;
  /** Until when and where the things go back; missing when they never left. */
  back?: { date: string; seller: string; way?: DrawnWay };
}

/** A way back with its code drawn. */
export type DrawnWay = ReturnWay & { drawn?: DrawnCode };

/** Choices are listed up to here; more are typed. */
const MOST_CHOICES = 50;

export function formView(
  order: Order,
  {
    values,
    faults,
    texts,
    attempt,
  }: { values: WithdrawValues; faults: readonly Fault[]; texts: TextOverrides; attempt?: string },
): WithdrawFormView {
  const lines = openLines(order).map((line) => {
    const left = leftOf(line);
    const step = stepOf(line);
    const steps = Array.from({ length: Math.ceil(left / step) + 1 }, (_, n) => Math.min(n * step, left));
    const shown = (parts: number) => formatQuantity(parts, line.precision);
    const choices = steps.length <= MOST_CHOICES ? { choices: steps.map(shown) } : {};
    const by = step > 1 ? { step: shown(step) } : {};
    return { place: line.place, name: lineName(line), unit: line.data.unit, most: shown(left), ...by, ...choices };
  });
  const kept = order.lines.flatMap((line) => {
    const why = whyKept(order, line);
    return why === undefined ? [] : [translate(withdrawTexts, texts, `kept_${why}`, { name: lineName(line) })];
  });
  const asksAccount = order.payment === 'on_delivery' && !isUnsent(order);
  return {
    kind: 'form',
    number: String(order.number),
    values,
    faults,
    lines,
    kept,
    sealed: sealedLines(order).map(lineName),
    asksAccount,
    ...optional('attempt', attempt),
  };
}

export function summaryView(
  order: Order,
  { checked, due, ...rest }: { checked: CheckedWithdraw; due: GoingBack; values: WithdrawValues; attempt: string },
  texts: TextOverrides,
): WithdrawSummaryView {
  const { goods, deposit, delivery, whole, lines } = withdrawalSum(order, checked.taken);
  const sent = !isUnsent(order);
  const less = collectLess(order, { sent, whole, lines, amount: due.amount });
  const points = pointsBack(order, checked.taken);
  const row = (key: 'moneyGoods' | 'moneyDeposit' | 'moneyDelivery', amount: number) =>
    amount === 0
      ? []
      : [{ key, label: translate(withdrawTexts, texts, key), value: formatMoney(amount, order.data.currency) }];
  const rows =
    due.amount === 0
      ? []
      : [...row('moneyGoods', goods), ...row('moneyDeposit', deposit), ...row('moneyDelivery', delivery)];
  return {
    kind: 'summary',
    number: String(order.number),
    ...rest,
    words: statementWords(order, checked, texts),
    email: checked.email,
    money: { rows, words: moneyWords(order, { ...due, points, account: checked.account, less, sent }, texts) },
  };
}

export const doneView = (
  order: Order,
  withdrawal: Withdrawal,
  { seller, way }: { seller: string; way: DrawnWay | undefined },
  texts: TextOverrides,
): WithdrawDoneView => {
  const { at, words, email, sent } = withdrawal;
  return {
    kind: 'done',
    number: String(order.number),
    words,
    money: moneyWords(order, { ...withdrawal, less: collectLess(order, withdrawal) }, texts),
    at: { date: formatDate(at), time: formatTime(at) },
    email,
    inPerson: order.data.delivery?.pickUp === true,
    ...(sent ? { back: { date: formatDate(sentBackUntil(at)), seller, ...(way ? { way } : {}) } } : {}),
  };
};
