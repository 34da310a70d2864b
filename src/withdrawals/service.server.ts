import type { Limiter } from '../customers/service/attempts.server.ts';
import type { Db, Tx } from '../db/database.ts';
import { emailKey } from '../forms/rules/emailKey.ts';
import type { Clock } from '../kit/clock.ts';
import { optional } from '../kit/optional.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { OrderEvent } from '../orders/events.ts';
import { isAttempt, isUnsent, lineName, type Order, type Shipment } from '../orders/model.ts';
import { isSameShipment } from '../orders/shipment.ts';
import type { TransitionDeps } from '../orders/transitions/transitions.server.ts';
import {
  historyOf,
  keptMoney,
  lockOrder,
  recordReturnCode,
  recordWithdrawn,
} from '../orders/transitions/withdrawn.server.ts';
import type { TextOverrides } from '../ui/text.ts';
import { createDrafts, type Drafts, dropDraft } from './drafts.server.ts';
import {
  afterTaking,
  type LinePieces,
  mayTake,
  type WithdrawalTerm,
  type WithdrawError,
  withdrawalTerm,
  withdrawStop,
} from './model.ts';
import { type GoingBack, goingBack, pointsBack, withdrawalSum } from './money.ts';
import { awaitsParcel } from './returnWay.ts';
import { statementWords, type Withdrawal, type WithdrawalListener } from './statement.ts';
import { changeWithdrawal, insertWithdrawal, withdrawalById, withdrawalsOf } from './store.server.ts';

export interface WithdrawInput {
  /** Mark of a sent form: the same attempt is the same withdrawal. */
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
  due(order: Order, taken: readonly LinePieces[]): Promise<GoingBack>;
  make(order: Pick<Order, 'id' | 'email'>, input: WithdrawInput): Promise<Result<Withdrawal, WithdrawError>>;
  of(order: Order): Promise<Withdrawal[]>;
  /** What was typed for statements that are not made yet. */
  drafts: Drafts;
  /** Writes down the carrier's code of its newest return; undefined when nothing has to come back. */
  giveCode(order: Pick<Order, 'id'>, parcel: Shipment): Promise<Withdrawal | undefined>;
}

export interface WithdrawalsOptions {
  db: Db;
  clock: Clock;
  deps: TransitionDeps;
  /** Days to withdraw. */
  days: number;
  texts: TextOverrides;
  limiter: Pick<Limiter, 'take'>;
  onWithdrawn: WithdrawalListener;
  /** Hears of a code for a return. */
  onReturnCode: WithdrawalListener;
}

export function createWithdrawals({
  db,
  clock,
  deps,
  days,
  texts,
  limiter,
  onWithdrawn,
  onReturnCode,
}: WithdrawalsOptions): Withdrawals {
  const termIn = async (read: Db['read'], order: Order): Promise<WithdrawalTerm> => {
    const events = await historyOf(read, order.id);
    const at = (sought: OrderEvent['kind']) => events.find(({ kind }) => kind === sought)?.at;
    // What is fetched from the shop is ready for that once it is `sent`, and may be done without that.
    const sentAt = order.data.delivery?.pickUp ? at('done') : (at('sent') ?? at('done'));
    return withdrawalTerm(order, { sentAt, days, at: clock() });
  };

  async function make(tx: Tx, id: string, input: WithdrawInput): Promise<Result<Withdrawal, WithdrawError>> {
    const order = await lockOrder(tx, id);
    if (!order) return err('ended');
    const before = await withdrawalById(tx, input.attempt);
    if (before) return before.order === id ? ok(before.withdrawal) : err('attempt');
    const stop = withdrawStop(order, await termIn(tx, order));
    if (stop) return err(stop);
    const places = new Set(input.taken.map(({ place }) => place));
    const fits = input.taken.every((pieces) => mayTake(order, pieces));
    if (!fits || places.size !== input.taken.length || places.size === 0) return err('changed');
    return ok(await write(tx, { deps, onWithdrawn }, order, { ...input, at: clock(), texts }));
  }

  return {
    term: (order) => termIn(db.read, order),
    due: async (order, taken) => goingBack(order, withdrawalSum(order, taken), await keptMoney(db.read, order)),
    async make({ id, email }, input) {
      if (!isAttempt(input.attempt)) return err('attempt');
      const to = emailKey(input.email);
      // The buyer's own address is bounded by the order alone, so that nobody else can use up what it may be sent.
      const elsewhere = to === emailKey(email) ? {} : { withdrawalTo: to };
      if ((await limiter.take({ withdrawal: id, ...elsewhere })) > 0) return err('often');
      try {
        return await db.write((tx) => make(tx, id, input));
      } catch (error) {
        if (error instanceof CardUsed) return err('changed');
        throw error;
      }
    },
    of: ({ id }) => withdrawalsOf(db.read, id),
    drafts: createDrafts(db, clock),
    giveCode: ({ id }, parcel) =>
      db.write(async (tx) => {
        const order = await lockOrder(tx, id);
        const before = awaitsParcel(await withdrawalsOf(tx, id));
        if (!order || !before) return undefined;
        if (isSameShipment(before.parcel, parcel)) return before;
        const withdrawal: Withdrawal = { ...before, parcel };
        await changeWithdrawal(tx, withdrawal);
        await onReturnCode(tx, await recordReturnCode(tx, order, { parcel, at: clock() }), withdrawal);
        return withdrawal;
      }),
  };
}

/** Somebody paid with a gift card while its buyer was giving it back; nothing of the withdrawal may stay. */
class CardUsed extends Error {}

/** Gift cards among what is given back pay no more. */
async function takeBackBought(
  tx: Tx,
  { giftCards }: TransitionDeps,
  order: Order,
  taken: readonly LinePieces[],
): Promise<void> {
  if (order.paidAt === undefined) return;
  for (const { place, quantity: pieces } of taken) {
    const line = order.lines.find((one) => one.place === place);
    if (line?.data.cardValue === undefined) continue;
    if (!(await giftCards.takeBack(tx, order.id, { place, pieces }))) throw new CardUsed();
  }
}

async function write(
  tx: Tx,
  { deps, onWithdrawn }: Pick<WithdrawalsOptions, 'deps' | 'onWithdrawn'>,
  order: Order,
  { attempt, name, email, account, taken, at, texts }: WithdrawInput & { at: number; texts: TextOverrides },
): Promise<Withdrawal> {
  const sum = withdrawalSum(order, taken);
  await takeBackBought(tx, deps, order, taken);
  const { amount, card, byHand, kept } = goingBack(order, sum, await keptMoney(tx, order));
  const points = pointsBack(order, taken);
  const after = afterTaking(order, taken);
  const withdrawal: Withdrawal = {
    id: attempt,
    at,
    name,
    email,
    amount,
    ...(card > 0 ? { card } : {}),
    byHand,
    ...optional('kept', kept),
    ...(points > 0 ? { points } : {}),
    words: statementWords(order, { name, taken }, texts),
    lines: sum.lines.flatMap((one) => {
      const line = order.lines.find(({ place }) => place === one.place);
      return line ? [{ ...one, name: lineName(line), precision: line.precision, unit: line.data.unit }] : [];
    }),
    delivery: sum.delivery,
    whole: sum.whole,
    sent: !isUnsent(order),
    ...(account === undefined ? {} : { account }),
  };
  await insertWithdrawal(tx, order.id, withdrawal);
  await dropDraft(tx, attempt);
  const { whole } = sum;
  await recordWithdrawn(tx, deps, { after, whole, amount, id: attempt, at }, (now) => onWithdrawn(tx, now, withdrawal));
  return withdrawal;
}
