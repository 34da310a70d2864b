import { keyOf } from '../customers/model.ts';
import type { Db, Tx } from '../db/database.ts';
import { formatQuantity } from '../kit/quantity.ts';
import { isOver, type Subscription } from './model.ts';
import { changeData, changeSubscription, heldSubscription, subscriptionsOf } from './store.server.ts';

/** All subscriptions of a customer, for themselves to read; amounts in grosze. */
export const exportSubscriptions = async (db: Db, customer: string) => ({
  subscriptions: (await subscriptionsOf(db.read, customer)).map(exported),
});

const exported = ({ first, state, days, made, next, announced, createdAt, data }: Subscription) => ({
  firstOrder: first.number,
  ...{ state, days, made, next },
  announced: announced ?? null,
  begun: new Date(createdAt).toISOString(),
  email: data.email,
  buyer: data.buyer,
  delivery: data.way ? { name: data.way.name, point: data.way.point ?? null } : null,
  payment: data.payment,
  remarks: data.remarks,
  consents: data.consents,
  lines: data.things.map(({ name, line }) => ({
    product: line.product,
    size: line.size,
    name,
    quantity: formatQuantity(line.quantity, line.precision),
    chosen: line.chosen.personalisation ?? {},
    comment: line.comment,
  })),
});

/** An account that goes takes its subscriptions with it: nothing more is ordered for whoever wants to be forgotten. */
export async function endSubscriptions(tx: Tx, customer: string, at: number): Promise<void> {
  for (const { id } of await subscriptionsOf(tx, customer)) {
    const now = await heldSubscription(tx, id);
    if (!now || isOver(now)) continue;
    const change = { state: 'cancelled', why: 'account', announced: undefined, trouble: undefined } as const;
    await changeSubscription(tx, now, change, at);
  }
}

/** What is still to come goes where the account is read now. One that was begun with another address keeps it. */
export async function moveSubscriptions(
  tx: Tx,
  { customer, from, to }: { customer: string; from: string; to: string },
  at: number,
): Promise<void> {
  const moved = (email: string) => (keyOf(email) === keyOf(from) ? to : email);
  for (const { id } of await subscriptionsOf(tx, customer)) {
    const now = await heldSubscription(tx, id);
    if (!now || isOver(now)) continue;
    const { data } = now;
    const { client } = data.buyer;
    const email = client.email === undefined ? {} : { email: moved(client.email) };
    const buyer = { ...data.buyer, client: { ...client, ...email } };
    await changeData(tx, now, { ...data, email: moved(data.email), buyer }, at);
  }
}
