import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { KeptSince } from '../keptSince.ts';
import type { OrderData, OrderLineData } from '../model.ts';

/** What else has to be forgotten with an order. */
export interface OldOrder {
  id: string;
  number: number;
  /** Its rebate code. */
  code?: string;
  /** Ids of files that its buyer sent. */
  files: string[];
}

/**
 * Ids of the oldest orders that need not be kept. The last one stays: the next number is counted from it. So does one that a
 * subscription began with, until the subscription is over and its other orders are forgotten: its page opens by this order.
 */
export async function oldOrders(db: Kysely<Tables>, since: KeptSince, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_at', '<', since.unpaid)
    .where((by) =>
      by.or([
        by('changed_at', '<', since.booked),
        by.and([
          by('changed_at', '<', since.unpaid),
          by('status', 'in', ['cancelled', 'expired']),
          by('paid_at', 'is', null),
          by.not(
            by.exists(
              by.selectFrom('order_money').select('reference').whereRef('order_money.order_id', '=', 'orders.id'),
            ),
          ),
        ]),
      ]),
    )
    .where('number', '<', (by) => by.selectFrom('orders').select(({ fn }) => fn.max('number').as('last')))
    .where((by) =>
      by.not(
        by.exists(
          by
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.order_id', '=', 'orders.id')
            .where((or) =>
              or.or([
                or('subscriptions.state', '!=', 'cancelled'),
                or.exists(
                  or
                    .selectFrom('subscription_orders')
                    .select('subscription_orders.order_id')
                    .whereRef('subscription_orders.subscription_id', '=', 'subscriptions.id')
                    .whereRef('subscription_orders.order_id', '!=', 'orders.id'),
                ),
              ]),
            ),
        ),
      ),
    )
    .orderBy('placed_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes them out with all that is theirs: lines, history, payments, money, withdrawals, files to fetch, links to opinions. */
export async function removeOrders(tx: Tx, ids: readonly string[]): Promise<OldOrder[]> {
  if (ids.length === 0) return [];
  const lines = await tx.selectFrom('order_lines').select(['order_id', 'data']).where('order_id', 'in', ids).execute();
  const filesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  await tx.deleteFrom('order_holders').where('order_id', 'in', ids).execute();
  const rows = await tx.deleteFrom('orders').where('id', 'in', ids).returning(['id', 'number', 'data']).execute();
  return rows.map(({ id, number, data }) => {
    const { code } = JSON.parse(data) as Pick<OrderData, 'code'>;
    const files = (filesOf.get(id) ?? []).flatMap((line) =>
      (JSON.parse(line.data) as Pick<OrderLineData, 'files'>).files.map((file) => file.id),
    );
    return { id, number, files, ...(code === undefined ? {} : { code }) };
  });
}
