import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/model.ts';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { basketView, type KeptBasket } from './basketView.ts';
import type { BasketLine } from './model.ts';
import { aLine } from './testing/lines.ts';
import { aCode, rules } from './testing/rules.ts';

const view = (lines: readonly BasketLine[], products: readonly Product[], kept: Partial<KeptBasket> = {}) =>
  basketView(
    { lines, later: [], ...kept },
    { rules: rules(), products, at: 100 * 86_400_000, categorySlugs: (id) => [`c${id}`] },
  );

describe('a line of what is bought in one way alone', () => {
  it('holds for points what has its price in money by telephone', () => {
    const day = aProduct({ sizes: [aSize({ phonePrice: true, pointsPrice: 800 })] });
    const known = view([aLine({ forPoints: true, priceSeen: null })], [day]).lines[0]?.known;
    expect(known).toMatchObject({ soldOut: false, points: 800 });
    expect(known?.price).toBeUndefined();
    expect(view([aLine()], [day]).lines[0]?.known?.soldOut).toBe(true);
  });

  it('costs what the subscription does where there is no other way, and nothing else then counts', () => {
    const only = { periods: [30], only: true };
    const tea = aProduct({ subscription: only, sizes: [aSize({ subscriptionPrice: 10_000, pointsPrice: 800 })] });
    const line = aLine({ subscriptionDays: 30, priceSeen: 10_000 });
    expect(view([line], [tea], { code: aCode() }).goods.gross).toBe(9000);
    // Put in before that was so.
    const bought = [aLine(), aLine({ id: 'l2', forPoints: true })];
    expect(view(bought, [tea]).lines.map(({ known }) => known?.soldOut)).toEqual([true, true]);
  });
});
