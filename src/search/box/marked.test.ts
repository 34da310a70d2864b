import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksFor, piecesOf } from './marked.ts';

const marked = (name: string, text: string) => marksFor(name, text).map(([from, to]) => name.slice(from, to));

describe('marks of names in the search box', () => {
  it.each([
    ['Kubki i filiżanki', 'kub', ['Kub']],
    ['Kubki i filiżanki', 'filizanek', ['filiżan']],
    ['Łódź i żółw', 'lodz zol', ['Łódź', 'żół']],
    ['Karta podarunkowa', 'kub', []],
    ['Kubek', 'talerz kubkom', []],
    ['Pawie Oko', 'oko pawie', ['Pawie', 'Oko']],
    ['Wielo\u00adfunkcyjny', 'wielof', ['Wielo\u00adf']],
    ['Kubek', '', []],
  ])('lie, in %s for „%s”, on %j', (name, text, expected) => expect(marked(name, text)).toEqual(expected));

  it('cut a name without losing a letter, whatever the marks', () => {
    const marks = fc.array(fc.tuple(fc.integer({ min: -2, max: 20 }), fc.integer({ min: -2, max: 20 })));
    fc.assert(
      fc.property(fc.string(), marks, (name, some) => {
        expect(
          piecesOf(name, some)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name);
      }),
    );
    expect(piecesOf('Kubek', [[0, 3]])).toEqual([
      { text: 'Kub', marked: true, at: 0 },
      { text: 'ek', marked: false, at: 3 },
    ]);
  });
});
