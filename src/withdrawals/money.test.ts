import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../orders/model.ts';
import { aLine, anOrder } from '../orders/testing/order.ts';
import { afterTaking, isWhole, type LinePieces, openLines } from './model.ts';
import { dueBack, withdrawalSum } from './money.ts';
import { moneyWords } from './moneyWords.ts';

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
            const due = dueBack(order, sum, { balance, owed: 0 });
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
        expect(dueBack(order, withdrawalSum(order, all), { balance, owed: order.total - balance })).toBe(
          Math.max(0, Math.min(order.total, balance)),
        );
      }),
    );
  });

  it('leaves with an order that waits what its rest costs, and no more', () => {
    fc.assert(
      fc.property(lines, fc.nat({ max: 5_000_000 }), fc.nat(), (drawn, came, chosen) => {
        const order = orderOf(drawn, { status: 'waiting' });
        const balance = Math.min(came, order.total);
        const { place, quantity } = order.lines[chosen % order.lines.length] ?? aLine({});
        const sum = withdrawalSum(order, [{ place, quantity }]);
        const due = dueBack(order, sum, { balance, owed: order.total - balance });
        expect(due).toBe(Math.max(0, balance - (order.total - sum.total)));
      }),
    );
  });

  it('is none for a parcel that nobody has paid the courier for', () => {
    const taken = [{ place: 0, quantity: 2 }];
    const order = anOrder({ payment: 'on_delivery' });
    expect(dueBack(order, withdrawalSum(order, taken), { balance: 0, owed: order.total })).toBe(0);
    const sent = anOrder({ payment: 'on_delivery', status: 'sent' });
    expect(dueBack(sent, withdrawalSum(sent, taken), { balance: 0, owed: sent.total })).toBe(16_800 + 1290);
  });

  it('that stays for the rest of an order is told of, and never as if none had come', () => {
    const words = (returned: Parameters<typeof moneyWords>[1]) =>
      moneyWords(anOrder({ status: 'waiting', payment: 'transfer' }), returned, {}).replaceAll('\u00a0', ' ');
    const stays = 'Z tego, co już zapłacono, 84,00 zł idzie na resztę zamówienia.';
    expect(words({ amount: 0, byHand: 0, kept: 8400 })).toBe(stays);
    expect(words({ amount: 5000, byHand: 5000, kept: 8400 })).toMatch(
      /^Oddamy: 50,00 zł\. Pieniądze wyślemy .* zł idzie/,
    );
    expect(words({ amount: 0, byHand: 0, kept: 8400, points: 2 })).toBe(`${stays} Na Twoje konto wrócą 2 punkty.`);
    expect(words({ amount: 0, byHand: 0 })).toContain('Żadna wpłata jeszcze do nas nie dotarła.');
  });

  it('that a courier collects less of is told with what goes back and with what stays', () => {
    const words = (returned: Parameters<typeof moneyWords>[1]) =>
      moneyWords(anOrder({ payment: 'on_delivery' }), { sent: false, ...returned }, {}).replaceAll('\u00a0', ' ');
    const less = 'Przy odbiorze zapłacisz o 84,00 zł mniej.';
    expect(words({ amount: 0, byHand: 0, less: 8400 })).toBe(`Nic nie zostało jeszcze zapłacone. ${less}`);
    expect(words({ amount: 0, byHand: 0, less: 8400, kept: 1000 })).toBe(
      `${less} Z tego, co już zapłacono, 10,00 zł idzie na resztę zamówienia.`,
    );
    const back = 'Oddamy: 50,00 zł. Pieniądze wyślemy przelewem na konto, z którego przyszły, najpóźniej w 14 dni.';
    expect(words({ amount: 5000, byHand: 5000, less: 8400 })).toBe(`${back} ${less}`);
    expect(words({ amount: 5000, byHand: 5000 })).toBe(back);
    expect(words({ amount: 5000, byHand: 5000, sent: true })).toContain('Jeśli paczka została opłacona przy odbiorze');
  });
});
