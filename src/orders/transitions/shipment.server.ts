import type { Tx } from '../../db/database.ts';
import type { Order, Shipment } from '../model.ts';
import { isSameShipment, mayShip } from '../shipment.ts';
import { addEvent } from '../store/events.server.ts';
import { changeOrder, held } from '../store/orders.server.ts';
import type { TransitionDeps } from './transitions.server.ts';

/** Writes down the number of its parcel; the same number again tells nobody anything. */
export async function shipOrder(
  tx: Tx,
  { hooks }: Pick<TransitionDeps, 'hooks'>,
  { id, shipment, at }: { id: string; shipment: Shipment; at: number },
): Promise<Order | 'unknown' | 'status'> {
  const order = await held(tx, id);
  if (!order) return 'unknown';
  if (!mayShip(order)) return 'status';
  if (isSameShipment(order.data.shipment, shipment)) return order;
  const shipped: Order = { ...order, data: { ...order.data, shipment } };
  await changeOrder(tx, id, { data: JSON.stringify(shipped.data) }, at);
  await addEvent(tx, id, at, 'shipment', { number: shipment.number });
  await hooks.shipment(tx, shipped);
  return shipped;
}
