import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from './model.ts';
import { pointsDue } from './points.ts';
import { aLine, anOrder } from './testing/order.ts';

const lines = [
  aLine({ quantity: 3, data: { pointsEarned: 10 } }),
  aLine({ place: 1, quantity: 1, paid: 0, data: { points: 800 } }),
];
const due = (more: Partial<Omit<Order, 'data'>>) => pointsDue(anOrder({ lines, ...more }));

describe('points of an order', () => {
  it('are spent when it is placed, and given when it is paid', () => {
    expect(due({ status: 'waiting' })).toEqual({ spent: 800, earned: 0 });
    expect(due({ status: 'accepted', paidAt: 1 })).toEqual({ spent: 800, earned: 10 });
  });

  it('are given on delivery once it is done, for nobody tells what a carrier has collected', () => {
    const payment = 'on_delivery' as const;
    expect(due({ payment, status: 'sent' }).earned).toBe(0);
    expect(due({ payment, status: 'done' }).earned).toBe(10);
    expect(due({ payment, status: 'accepted', paidAt: 1 }).earned).toBe(10);
    expect(due({ payment: 'transfer', status: 'done' }).earned).toBe(0);
  });

  it.each(['cancelled', 'expired'] as const)('are all back when it is %s', (status) => {
    expect(due({ status, paidAt: 1 })).toEqual({ spent: 0, earned: 0 });
  });

  it('shrink with what is withdrawn, in whatever steps, to nothing', () => {
    const amounts = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat({ max: 5000 }));
    const shrinking = fc.property(amounts, ([quantity, points]) => {
      let before = Number.POSITIVE_INFINITY;
      for (let withdrawn = 0; withdrawn <= quantity; withdrawn += 1) {
        const line = aLine({ quantity, withdrawn, data: { points, pointsEarned: points } });
        const { spent, earned } = due({ paidAt: 1, lines: [line] });
        expect(earned).toBe(spent);
        expect(spent <= before && Number.isInteger(spent)).toBe(true);
        before = spent;
      }
      expect(before).toBe(0);
    });
    fc.assert(shrinking);
  });
});
