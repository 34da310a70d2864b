import type { Customer } from '../../customers/model.ts';
import type { Order } from '../../orders/model.ts';
import { notFound } from '../outcomes.ts';
import type { ShopServices } from '../services.ts';

/** Own order of a customer; for another's order the answer is that there is none. */
export async function accountOrderOf({ orders }: ShopServices, { id }: Customer, number: string): Promise<Order> {
  const found = /^\d{1,15}$/.test(number) ? await orders.find(Number(number), { customer: id }) : undefined;
  return found ?? notFound();
}
