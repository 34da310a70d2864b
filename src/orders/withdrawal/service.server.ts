import type { Db, Tx } from '../../db/database.ts';
import type { Clock } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { giveBackRest, type Life, refund } from '../life/life.server.ts';
import type { Order } from '../model.ts';
import { isAttempt } from '../place/place.server.ts';
import { settlePoints } from '../points/settle.server.ts';
import { addEvent, eventsOf } from '../store/events.server.ts';
import { balanceOf } from '../store/money.server.ts';
import { changeOrder, held } from '../store/orders.server.ts';
import { insertWithdrawal, saveWithdrawn, withdrawalById, withdrawalsOf } from '../store/withdrawals.server.ts';
import {
  afterTaking,
  dueBack,
  type LinePieces,
  mayTake,
  type WithdrawalTerm,
  withdrawalSum,
  withdrawalTerm,
  withdrawStop,
} from './model.ts';
import { nameOf, statementWords, type Withdrawal } from './statement.ts';
import type { WithdrawError } from './stops.ts';

export interface WithdrawInput {
  /** As that of an order: the same attempt is the same withdrawal. */
  attempt: string;
  name: string;
  /** Where it is acknowledged. */
  email: string;
  account?: string;
  taken: readonly LinePieces[];
}

export interface Withdrawals {
  /** How long the order can be withdrawn from. */
  term(order: Order): Promise<WithdrawalTerm>;
  /** What would go back for these. */
  due(order: Order, taken: readonly LinePieces[]): Promise<number>;
  make(order: Pick<Order, 'id'>, input: WithdrawInput): Promise<Result<Withdrawal, WithdrawError>>;
  of(order: Order): Promise<Withdrawal[]>;
}

export interface WithdrawalsOptions {
  db: Db;
  clock: Clock;
  life: Life;
  /** Days to withdraw. */
  days: number;
  texts: TextOverrides;
}

export function createWithdrawals({ db, clock, life, days, texts }: WithdrawalsOptions): Withdrawals {
  const termIn = async (read: Db['read'], order: Order): Promise<WithdrawalTerm> => {
    const sentAt = (await eventsOf(read, order.id)).find(({ kind }) => kind === 'sent')?.at;
    return withdrawalTerm(order, { sentAt, days, at: clock() });
  };

  async function make(tx: Tx, id: string, input: WithdrawInput): Promise<Result<Withdrawal, WithdrawError>> {
    const order = await held(tx, id);
    if (!order) return err('ended');
    const before = await withdrawalById(tx, input.attempt);
    if (before) return before.order === id ? ok(before.withdrawal) : err('attempt');
    const stop = withdrawStop(order, await termIn(tx, order));
    if (stop) return err(stop);
    const places = new Set(input.taken.map(({ place }) => place));
    const fits = input.taken.every((pieces) => mayTake(order, pieces));
    if (!fits || places.size !== input.taken.length || places.size === 0) return err('changed');
    return ok(await write(tx, life, order, { ...input, at: clock(), texts }));
  }

  return {
    term: (order) => termIn(db.read, order),
    due: async (order, taken) => dueBack(order, withdrawalSum(order, taken), await balanceOf(db.read, order.id)),
    async make({ id }, input) {
      if (!isAttempt(input.attempt)) return err('attempt');
      return db.write((tx) => make(tx, id, input));
    },
    of: ({ id }) => withdrawalsOf(db.read, id),
  };
}

async function write(
  tx: Tx,
  { baskets, points, news }: Life,
  order: Order,
  { attempt, name, email, account, taken, at, texts }: WithdrawInput & { at: number; texts: TextOverrides },
): Promise<Withdrawal> {
  const sum = withdrawalSum(order, taken);
  const amount = dueBack(order, sum, await balanceOf(tx, order.id));
  const after = afterTaking(order, taken);
  const withdrawal: Withdrawal = {
    id: attempt,
    at,
    name,
    email,
    amount,
    words: statementWords(order, { name, taken }, texts),
    lines: sum.lines.flatMap((one) => {
      const line = order.lines.find(({ place }) => place === one.place);
      return line ? [{ ...one, name: nameOf(line), precision: line.precision, unit: line.data.unit }] : [];
    }),
    delivery: sum.delivery,
    whole: sum.whole,
    sent: order.status !== 'accepted',
    ...(account === undefined ? {} : { account }),
  };
  await saveWithdrawn(tx, order.id, after.lines);
  await insertWithdrawal(tx, order.id, withdrawal);
  await addEvent(tx, order.id, at, 'withdrawn', { amount, whole: sum.whole ? 1 : 0 });
  const notSent = order.status === 'accepted';
  const ends = notSent && sum.whole;
  const now: Order = ends ? { ...after, status: 'cancelled', holdsStock: false } : after;
  if (ends) {
    await baskets.releaseCode(tx, order.id);
    await changeOrder(tx, order.id, { status: 'cancelled', holds_stock: 0, expires_at: null }, at);
  } else await changeOrder(tx, order.id, {}, at);
  await settlePoints(tx, points, now);
  await news.withdrawn(tx, now, withdrawal);
  await refund(tx, news, now, amount, `withdrawn:${attempt}`, at);
  // Last: every other buyer waits from here on.
  if (notSent) await giveBackRest(tx, news, now);
  return withdrawal;
}
