import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setLines } from './lines.ts';

/** Every letter is half as wide as the text is high. */
const measure = (text: string) => [...text].length / 2;
const box = { width: 100, mostLines: 3, sizes: [20, 10] } as const;

describe('setLines', () => {
  it('takes the largest size that fits', () => {
    expect(setLines('Kubek codzienny', measure, box)).toEqual({ lines: ['Kubek', 'codzienny'], size: 20 });
    expect(setLines('Zestaw do herbaty dla czterech osób', measure, box).size).toBe(10);
  });

  it('lets no letter stand alone at the end of a line', () => {
    expect(setLines('Kubek, z uchem', measure, box).lines).toEqual(['Kubek,', 'z uchem']);
  });

  it('breaks what is too long, and cuts off the end at last', () => {
    expect(setLines('Konstantynopolitańczykowianeczka', measure, box)).toEqual({
      lines: ['Konstantynopolitańcz', 'ykowianeczka'],
      size: 10,
    });
    const long = setLines('bardzo '.repeat(40), measure, box);
    expect(long.lines).toHaveLength(3);
    expect(long.lines.at(-1)).toMatch(/…$/);
  });

  it('keeps every line inside the box', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const { lines, size } = setLines(text, measure, box);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
      }),
    );
  });
});
