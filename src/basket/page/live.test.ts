import { describe, expect, it } from 'vitest';
import { inOneText, isPassing, lineAsked, type ShownAnswer, wordsAfter } from './live.ts';

const answer = (more: Partial<ShownAnswer>): ShownAnswer => ({ kind: 'ok', title: 'Zrobione.', ...more });
const form = (...names: string[]) => {
  const data = new FormData();
  for (const name of names) data.set(name, '1');
  return data;
};

describe('a message that comes and goes', () => {
  it.each([
    [answer({}), true],
    [answer({ kind: 'err' }), true],
    [answer({ quiet: true }), false],
    [answer({ undo: { line: 'a', name: 'Kubek' } }), false],
    // Beside its field, and in its line.
    [answer({ about: 'code' }), false],
    [answer({ kind: 'err', about: 'code' }), false],
    [answer({ kind: 'err', at: 'a' }), false],
  ])('passes after the answer %j: %j', (one, passing) => {
    expect(isPassing(one)).toBe(passing);
  });
});

describe('the line that a form asks for', () => {
  it.each([
    [['set_quantity[a]'], 'a'],
    [['set_quantity[a]', 'was[a]'], 'a'],
    [['set_quantity[a]', 'set_quantity[b]'], undefined],
    [['rebates_codes'], undefined],
  ])('is read from the fields %j as %j', (names, line) => {
    expect(lineAsked(form(...names))).toBe(line);
  });
});

describe('words of an answer', () => {
  it('are sentences', () => {
    expect(inOneText({ title: 'Najwyżej 200 kg', text: 'Ilość zmieniliśmy.' })).toBe(
      'Najwyżej 200 kg. Ilość zmieniliśmy.',
    );
    expect(inOneText({ title: 'Najwyżej 3 szt.', text: 'Ilość zmieniliśmy.' })).toBe(
      'Najwyżej 3 szt. Ilość zmieniliśmy.',
    );
    expect(inOneText({ title: 'Nie udało się.' })).toBe('Nie udało się.');
  });

  it('stay beside their field until it is sent again, told anew each time', () => {
    const wrong = answer({ kind: 'err', about: 'code', text: 'Nie ma takiego kodu.', wrong: ['rebates_codes'] });
    const once = wordsAfter({}, wrong);
    expect(wordsAfter(once, answer({}))).toEqual(once);
    expect(wordsAfter(once, wrong).code?.turn).toBe(2);
    expect(wordsAfter(once, answer({ about: 'code' })).code).toBeUndefined();
  });

  it('keep the value that their field was drawn with until it is taken', () => {
    const wrong = answer({ kind: 'err', about: 'code' });
    const drawn = wordsAfter({}, { ...wrong, typed: 'latoś' });
    expect(drawn.code?.typed).toBe('latoś');
    expect(wordsAfter(drawn, wrong).code?.typed).toBe('latoś');
    expect(wordsAfter(wordsAfter(drawn, answer({ about: 'code' })), wrong).code?.typed).toBeUndefined();
  });
});
