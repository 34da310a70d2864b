import type { Order, OrderLine, OrderLineData } from '../model.ts';
import { ADDRESS } from './address.ts';

export const PLACED_AT = Date.parse('2026-11-21T10:00:00Z');

export function aLine(more: Partial<Omit<OrderLine, 'data'>> & { data?: Partial<OrderLineData> } = {}): OrderLine {
  const { data, ...line } = more;
  return {
    place: 0,
    product: 1,
    size: 'uniw',
    quantity: 2,
    precision: 0,
    paid: 16_800,
    withdrawn: 0,
    ...line,
    data: {
      href: '/produkt/kubek-1',
      name: 'Kubek codzienny',
      type: 'item',
      unit: 'szt.',
      unitPrice: { gross: 8400, net: 6829 },
      amount: { gross: line.paid ?? 16_800, net: 13_659 },
      vat: { bp: 2300, exempt: false },
      chosen: [],
      files: [],
      parts: [],
      comment: '',
      subscriptionDays: 0,
      custom: false,
      gift: false,
      ...data,
    },
  };
}

/** An order of 184,90 zł: two cups and a courier. */
export function anOrder(more: Partial<Omit<Order, 'data'>> & { data?: Partial<Order['data']> } = {}): Order {
  const { data, ...order } = more;
  const lines = order.lines ?? [aLine()];
  const gross = lines.reduce((sum, { paid }) => sum + paid, 0);
  const net = lines.reduce((sum, line) => sum + line.data.amount.net, 0);
  const deposit = lines.reduce((sum, line) => sum + (line.data.deposit?.worth ?? 0), 0);
  const goods = { gross, net };
  const cost = { gross: 1690, net: 1374 };
  return {
    id: 'an-order',
    number: 1001,
    accessKey: 'klucz-do-zamowienia-1234',
    email: 'anna@example.pl',
    status: 'accepted',
    payment: 'transfer',
    total: gross + deposit + cost.gross,
    placedAt: PLACED_AT,
    changedAt: PLACED_AT,
    holdsStock: true,
    ...order,
    lines,
    data: {
      currency: 'PLN',
      net: false,
      buyer: {
        type: 'private',
        client: ADDRESS,
      },
      asConsumer: false,
      delivery: { id: 'kurier', name: 'Kurier', pickUp: false, prepaid: true, cost, cheapest: 1290 },
      sums: {
        worth: goods,
        rebate: { gross: 0, net: 0 },
        goods,
        deposit,
        delivery: cost,
        total: { gross: gross + deposit + cost.gross, net: net + deposit + cost.net },
      },
      remarks: '',
      consents: [],
      pieces: lines.map(({ product, size, quantity, place }) => ({
        product,
        size,
        quantity,
        toOrder: false,
        line: place,
      })),
      ...data,
    },
  };
}
