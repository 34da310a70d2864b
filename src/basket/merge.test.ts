import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_COMMENT, MOST_LINES, MOST_UNITS } from './limits.ts';
import { fitTogether, mergeBaskets, mergeChoices } from './merge.ts';
import type { BasketLine } from './model.ts';
import { aLine } from './testing/lines.ts';

describe('two baskets in one', () => {
  it('add up what is the same, in the finer of two units', () => {
    const { lines, aside } = mergeBaskets(
      [aLine({ id: 'a', quantity: 2 })],
      [aLine({ id: 'b', quantity: 15, precision: 1, comment: 'dla Ali' })],
    );
    expect(lines).toMatchObject([{ id: 'b', quantity: 35, precision: 1, comment: 'dla Ali' }]);
    expect(aside).toEqual([]);
  });

  it('keep the words of both lines of one thing, the same words once', () => {
    const words = (from: string, into: string) =>
      mergeBaskets([aLine({ id: 'a', comment: from })], [aLine({ id: 'b', comment: into })]).lines.map(
        ({ id, quantity, comment }) => [id, quantity, comment],
      );
    expect(words('', 'dla Ali')).toEqual([['b', 2, 'dla Ali']]);
    expect(words('dla Oli', '')).toEqual([['b', 2, 'dla Oli']]);
    expect(words('dla Oli', 'dla Ali')).toEqual([['b', 2, 'dla Ali\ndla Oli']]);
    expect(words('dla Ali', 'dla Ali')).toEqual([['b', 2, 'dla Ali']]);
  });

  it('give back a line whose words do not fit beside those of the other', () => {
    const long = (sign: string, length: number) => sign.repeat(length);
    const merged = (length: number) =>
      mergeBaskets(
        [aLine({ id: 'a', comment: long('a', length) })],
        [aLine({ id: 'b', comment: long('b', LONGEST_COMMENT - 100) })],
      );
    expect(merged(99).lines.map(({ comment }) => comment.length)).toEqual([LONGEST_COMMENT]);
    expect(merged(99).aside).toEqual([]);
    const pots = (count: number) => aLine({ comment: long('🏺', count) });
    expect(fitTogether(pots(99), pots(LONGEST_COMMENT - 100))).toBe(true);
    const { lines, aside } = merged(100);
    expect(lines).toEqual([aLine({ id: 'b', comment: long('b', LONGEST_COMMENT - 100) })]);
    expect(aside).toEqual([aLine({ id: 'a', comment: long('a', 100) })]);
  });

  it('keep apart what was chosen otherwise, and what points pay for', () => {
    const from = [
      aLine({ id: 'a', additional: 'x' }),
      aLine({ id: 'b', forPoints: true }),
      aLine({ id: 'c', size: 's' }),
    ];
    expect(mergeBaskets(from, [aLine({ id: 'd' })]).lines.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('are subscribed to where one of them is', () => {
    const subscribed = aLine({ id: 'a', subscriptionDays: 30 });
    expect(mergeBaskets([subscribed], [aLine({ id: 'b' })]).lines).toMatchObject([
      { id: 'b', quantity: 2, subscriptionDays: 30 },
    ]);
    expect(mergeBaskets([aLine({ id: 'b' })], [subscribed]).lines).toMatchObject([
      { id: 'a', quantity: 2, subscriptionDays: 30 },
    ]);
  });

  it('have one period of subscription; another is given back', () => {
    const other = aLine({ id: 'a', product: 8, subscriptionDays: 14 });
    const { lines, aside } = mergeBaskets([other], [aLine({ id: 'b', subscriptionDays: 30 })]);
    expect([lines.map(({ id }) => id), aside]).toEqual([['b'], [other]]);
  });

  it('hold no more lines than one; the rest is given back', () => {
    const full = Array.from({ length: MOST_LINES }, (_, n) => aLine({ id: `n${n}`, product: n + 1 }));
    const { lines, aside } = mergeBaskets([aLine({ id: 'a', product: 9999 }), aLine({ id: 'b', product: 3 })], full);
    expect([lines.length, aside.map(({ id }) => id)]).toEqual([MOST_LINES, ['a']]);
    expect(lines[2]?.quantity).toBe(2);
  });

  it('lose nothing, whatever lies in them', () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        product: fc.integer({ min: 1, max: 5 }),
        size: fc.constantFrom('s', 'm'),
        subscriptionDays: fc.constantFrom(0, 0, 14, 30),
        quantity: fc.integer({ min: 1, max: 50 }),
      }),
      { maxLength: 12 },
    );
    const basket = (all: { subscriptionDays: number }[]): BasketLine[] => {
      const { lines } = mergeBaskets(
        all.map((one) => aLine(one)),
        [],
      );
      return lines;
    };
    const units = (lines: readonly BasketLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [from, into] = [basket(a), basket(b)];
        const { lines, aside } = mergeBaskets(from, into);
        expect(units(lines) + units(aside)).toBe(units(from) + units(into));
        expect(new Set(lines.map(({ subscriptionDays }) => subscriptionDays || 0)).size).toBeLessThanOrEqual(2);
        expect(new Set(lines.map(({ product, size }) => `${product} ${size}`)).size).toBe(lines.length);
        for (const line of into) expect(lines.some(({ id }) => id === line.id)).toBe(true);
      }),
    );
  });

  it('never hold more of a thing than sums can be exact with', () => {
    const most = aLine({ quantity: MOST_UNITS });
    expect(mergeBaskets([most], [{ ...most, id: 'b' }]).lines[0]?.quantity).toBe(MOST_UNITS);
  });
});

describe('choices of two baskets in one', () => {
  const gift = { product: 7, size: 'uniw' };

  it('are those of either where the other has none', () => {
    expect(mergeChoices({ code: 'STOL10', gift }, { card: 'a' })).toEqual({ code: 'STOL10', gift, card: 'a' });
  });

  it('are those of the second where both have one', () => {
    const into = { code: 'KUBEK', gift: { product: 8, size: 's' }, card: 'b' };
    expect(mergeChoices({ code: 'STOL10', gift, card: 'a' }, into)).toEqual(into);
  });
});
