import type { Tx } from '../../db/database.ts';
import { isSameInvoice, mayInvoice } from '../invoice.ts';
import type { Order, OrderInvoice } from '../model.ts';
import { addEvent } from '../store/events.server.ts';
import { changeOrder, held } from '../store/orders.server.ts';
import type { TransitionDeps } from './transitions.server.ts';

/** Writes down the invoice of an order; the same invoice again tells nobody anything. */
export async function invoiceOrder(
  tx: Tx,
  { hooks }: Pick<TransitionDeps, 'hooks'>,
  { id, invoice, at }: { id: string; invoice: OrderInvoice; at: number },
): Promise<Order | 'unknown' | 'status'> {
  const order = await held(tx, id);
  if (!order) return 'unknown';
  if (!mayInvoice(order)) return 'status';
  if (isSameInvoice(order.data.invoice, invoice)) return order;
  const invoiced: Order = { ...order, data: { ...order.data, invoice } };
  await changeOrder(tx, id, { data: JSON.stringify(invoiced.data) }, at);
  await addEvent(tx, id, at, 'invoice', { number: invoice.number });
  await hooks.invoice(tx, invoiced);
  return invoiced;
}
