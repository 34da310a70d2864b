import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../orders/model.ts';
import { aLine, anOrder } from '../orders/testing/order.ts';
import { afterTaking, isWhole, type LinePieces, openLines } from './model.ts';
import { dueBack, withdrawalSum } from './money.ts';

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 60 }),
    paid: fc.integer({ min: 0, max: 1_000_000 }),
    deposit: fc.integer({ min: 0, max: 5000 }),
  }),
  { minLength: 1, maxLength: 5 },
);

const orderOf = (drawn: readonly { quantity: number; paid: number; deposit: number }[], more: Partial<Order>) =>
  anOrder({
    ...more,
    lines: drawn.map(({ quantity, paid, deposit }, place) =>
      aLine({ place, quantity, paid, data: { deposit: { worth: deposit, label: 'Kaucja' } } }),
    ),
  } as Parameters<typeof anOrder>[0]);

describe('money of withdrawals', () => {
  it('sums up to what was paid, whatever is withdrawn when, and is never negative', () => {
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom('waiting' as const, 'accepted' as const, 'sent' as const),
        fc.infiniteStream(fc.nat()),
        (drawn, status, numbers) => {
          let order = orderOf(drawn, { status });
          let balance = order.total;
          let back = 0;
          const next = () => numbers.next().value;
          while (!isWhole(order)) {
            const open = openLines(order);
            const line = open[next() % open.length];
            if (!line) throw new Error('nothing is open, and something is left');
            const taken: LinePieces[] = [
              { place: line.place, quantity: 1 + (next() % (line.quantity - line.withdrawn)) },
            ];
            const sum = withdrawalSum(order, taken);
            const due = dueBack(order, sum, balance);
            expect(due).toBe(sum.total);
            for (const one of [sum.goods, sum.deposit, sum.delivery]) expect(one).toBeGreaterThanOrEqual(0);
            back += due;
            balance -= due;
            order = afterTaking(order, taken);
          }
          const paid = drawn.reduce((sum, line) => sum + line.paid + line.deposit, 0);
          expect(back).toBe(paid + (status === 'sent' ? 1290 : 1690));
        },
      ),
    );
  });

  it('is never more than came in', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: -1000, max: 1_000_000 }), (drawn, balance) => {
        const order = orderOf(drawn, {});
        const all = order.lines.map(({ place, quantity }) => ({ place, quantity }));
        expect(dueBack(order, withdrawalSum(order, all), balance)).toBe(Math.max(0, Math.min(order.total, balance)));
      }),
    );
  });

  it('is none for a parcel that nobody has paid the courier for', () => {
    const taken = [{ place: 0, quantity: 2 }];
    const order = anOrder({ payment: 'on_delivery' });
    expect(dueBack(order, withdrawalSum(order, taken), 0)).toBe(0);
    const sent = anOrder({ payment: 'on_delivery', status: 'sent' });
    expect(dueBack(sent, withdrawalSum(sent, taken), 0)).toBe(16_800 + 1290);
  });
});
