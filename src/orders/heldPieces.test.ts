import { describe, expect, it } from 'vitest';
import { heldPieces, mayHold } from './heldPieces.ts';

describe('pieces that an unpaid order holds', () => {
  const products = [
    { id: 1, precision: 0 },
    { id: 2, precision: 2 },
  ];
  const piece = (product: number, quantity: number, toOrder = false) => ({
    ...{ product, quantity, toOrder },
    ...{ size: 'uniw', line: 0 },
  });

  it('are counted whole, also of what is measured', () => {
    expect(heldPieces([piece(1, 3), piece(2, 250)], products)).toBe(6);
    expect(heldPieces([piece(2, 300)], products)).toBe(3);
    expect(heldPieces([], products)).toBe(0);
  });

  it('are none of what is made to order', () => {
    expect(heldPieces([piece(1, 3, true), piece(1, 1)], products)).toBe(1);
  });

  it('are bounded together for one address, but never in its first order', () => {
    expect(mayHold(0, 5000, 100)).toBe(true);
    expect(mayHold(40, 60, 100)).toBe(true);
    expect(mayHold(41, 60, 100)).toBe(false);
    expect(mayHold(5000, 1, 100)).toBe(false);
    expect(mayHold(5000, 0, 100)).toBe(true);
    expect(mayHold(5000, 5000, Number.POSITIVE_INFINITY)).toBe(true);
  });
});
