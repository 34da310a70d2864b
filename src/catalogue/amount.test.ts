import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amounts } from './amount.ts';
import { stock } from './testing/things.ts';

describe('stock of a size', () => {
  it('is told in all, in own stores and in those of others', () => {
    expect(amounts([stock(3), stock(4, 'rynek'), stock(10, 'dostawca', false)])).toEqual({
      all: 17,
      own: 7,
      outside: 10,
    });
    expect(amounts([])).toEqual({ all: 0, own: 0, outside: 0 });
  });

  it('never runs out when it never runs out in one store', () => {
    expect(amounts([stock(3), stock(-1, 'dostawca', false)])).toEqual({ all: -1, own: 3, outside: -1 });
    expect(amounts([stock(-1), stock(4, 'dostawca', false)])).toEqual({ all: -1, own: -1, outside: 4 });
  });

  it('adds up whatever the order of the stores', () => {
    const stores = fc.array(fc.tuple(fc.integer({ min: -1, max: 9 }), fc.boolean()), { maxLength: 6 });
    fc.assert(
      fc.property(stores, (rows) => {
        const stocks = rows.map(([quantity, own], n) => stock(quantity, `b${n}`, own));
        const { all, own, outside } = amounts(stocks);
        expect(amounts(stocks.toReversed())).toEqual({ all, own, outside });
        expect(all).toBe(own === -1 || outside === -1 ? -1 : own + outside);
      }),
    );
  });
});
