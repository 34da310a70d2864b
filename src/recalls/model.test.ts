import { describe, expect, it } from 'vitest';
import { aLine, anOrder } from '../orders/testing/order.ts';
import { concerns } from './model.ts';

const recall = { products: [7, 8] };
const piece = { product: 8, size: 'uniw', quantity: 1, toOrder: false, line: 1 };

describe('a recall concerns', () => {
  it('orders with one of its products, by itself or in a bundle', () => {
    expect(concerns(recall, anOrder({ lines: [aLine(), aLine({ place: 1, product: 7 })] }))).toBe(true);
    const bundle = anOrder({ lines: [aLine(), aLine({ place: 1, product: 3 })], data: { pieces: [piece] } });
    expect(concerns(recall, bundle)).toBe(true);
    expect(concerns(recall, anOrder())).toBe(false);
  });

  it('what the buyer still has after a withdrawal', () => {
    const withdrawn = (parts: number) => anOrder({ lines: [aLine({ product: 7, quantity: 2, withdrawn: parts })] });
    expect([0, 1, 2].map((parts) => concerns(recall, withdrawn(parts)))).toEqual([true, true, false]);
  });

  it('what was bought', () => {
    const of = (['waiting', 'accepted', 'sent', 'done', 'cancelled', 'expired'] as const).filter((status) =>
      concerns(recall, anOrder({ status, lines: [aLine({ product: 7 })] })),
    );
    expect(of).toEqual(['accepted', 'sent', 'done']);
  });
});
