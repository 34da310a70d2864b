import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { err, ok } from '../kit/result.ts';
import { freeName, joinsOf, LONGEST_NAME, moved, readName, sameName, tidyLine } from './model.ts';

it.each([
  ['  Na ślub \n Kasi ', 'Na ślub Kasi'],
  ['a\u0000b\u202Ec', 'a b c'],
  ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME)],
  [`${' '.repeat(2000)}x\n`, 'x'],
  ['<b>Lista</b>', '<b>Lista</b>'],
  ['Wesele 👩‍❤️‍👨', 'Wesele 👩‍❤️‍👨'],
])('the name %j of a list is kept as %j', (typed, kept) => {
  expect(readName(typed)).toEqual(ok(kept));
});

it.each([
  ['', 'name'],
  [' \u200B\t ', 'name'],
  ['\u200D\u200D', 'name'],
  ['x'.repeat(LONGEST_NAME + 1), 'name_long'],
  [`a${'\u0301'.repeat(500)}`, 'name_long'],
  ['x'.repeat(1_000_000), 'name_long'],
])('the name %j of a list is refused as %s', (typed, code) => {
  expect(readName(typed)).toEqual(err(code));
});

it('characters of a note count as a person counts them', () => {
  expect(tidyLine('👍👍', 2)).toBe('👍👍');
  expect(tidyLine('👍👍👍', 2)).toBeUndefined();
  expect(tidyLine('z\u0307o\u0301l\u0142 \r\n w'.normalize('NFD'), 6)).toBe('żólł w');
});

it('a free name of a list is one that no other has, and never too long', () => {
  expect(freeName('Lista zakupowa', ['LISTA ZAKUPOWA', 'Lista zakupowa 2'])).toBe('Lista zakupowa 3');
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string({ minLength: 1, maxLength: 80 }), (taken, name) => {
      const free = freeName(name, taken);
      return [...free].length <= LONGEST_NAME && !taken.some((one) => sameName(one, free));
    }),
  );
});

const entry = (id: string, place: number) => ({
  ...{ id, place, product: 1, size: '', quantity: 1, precision: 0, note: '', byOthers: false, addedAt: 0 },
});

it('an entry moves one step, and the ends of a list stay where they are', () => {
  const entries = [entry('a', 1), entry('b', 4), entry('c', 9)];
  expect(moved(entries, 'c', -1)).toEqual([entry('c', 4), entry('b', 9)]);
  expect(moved(entries, 'a', -1)).toEqual([]);
  expect(moved(entries, 'c', 1)).toEqual([]);
  expect(moved(entries, 'x', 1)).toEqual([]);
});

it('a list of a guest joins the one of the same name, and others stay lists of their own', () => {
  const guests = [
    { id: 'g1', name: 'LISTA zakupowa' },
    { id: 'g2', name: 'Na ślub' },
  ];
  expect(joinsOf(guests, [{ id: 'o1', name: 'Lista zakupowa' }])).toEqual([
    { from: 'g1', into: 'o1' },
    { from: 'g2', name: 'Na ślub' },
  ]);
});

it('a list that others have the link of joins none, and takes a free name', () => {
  const guests = [
    { id: 'g1', name: 'Lista zakupowa', secret: 'x' },
    { id: 'g2', name: 'Lista zakupowa 2' },
    { id: 'g3', name: 'Na ślub', secret: 'y' },
  ];
  expect(joinsOf(guests, [{ id: 'o1', name: 'Lista zakupowa' }])).toEqual([
    { from: 'g1', name: 'Lista zakupowa 2' },
    { from: 'g2', name: 'Lista zakupowa 2 2' },
    { from: 'g3', name: 'Na ślub' },
  ]);
});

it('a list of a guest alone joins none that others have the link of, but the private one that stands in its place', () => {
  const guests = [
    { id: 'g1', name: 'lista zakupowa' },
    { id: 'g2', name: 'Na ślub' },
  ];
  const shared = { id: 'o1', name: 'Lista zakupowa', secret: 'x' };
  const wedding = { id: 'o2', name: 'Na ślub', secret: 'y' };
  expect(joinsOf(guests, [shared, wedding])).toEqual([
    { from: 'g1', name: 'lista zakupowa 2' },
    { from: 'g2', name: 'Na ślub 2' },
  ]);
  expect(joinsOf(guests, [shared, { id: 'o3', name: 'Lista zakupowa 2' }, wedding])).toEqual([
    { from: 'g1', into: 'o3' },
    { from: 'g2', name: 'Na ślub 2' },
  ]);
  expect(joinsOf(guests.slice(0, 1), [shared, { id: 'o3', name: 'Lista zakupowa 2', secret: 'z' }])).toEqual([
    { from: 'g1', name: 'lista zakupowa 3' },
  ]);
});
