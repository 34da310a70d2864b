import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phrases } from './Emphasis.tsx';

describe('phrases', () => {
  it('sets apart what stands between asterisks', () => {
    expect(phrases('Naczynia na każdy *zwykły* dzień.')).toEqual([
      { text: 'Naczynia na każdy ', set: false },
      { text: 'zwykły', set: true },
      { text: ' dzień.', set: false },
    ]);
    expect(phrases('*Raz* i *dwa*').filter(({ set }) => set)).toHaveLength(2);
    expect(phrases('Bez niczego')).toEqual([{ text: 'Bez niczego', set: false }]);
  });

  it('leaves an asterisk without a pair where it is', () => {
    expect(phrases('5 * 3')).toEqual([{ text: '5 * 3', set: false }]);
    expect(phrases('**')).toEqual([{ text: '**', set: false }]);
  });

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '*', 'ż') }), (heading) => {
        const back = phrases(heading).map(({ text, set }) => (set ? `*${text}*` : text));
        expect(back.join('')).toBe(heading);
      }),
    );
  });
});
