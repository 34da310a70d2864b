import { describe, expect, it } from 'vitest';
import { phraseOf } from './phrases.ts';

describe('what is kept of a query', () => {
  it.each([
    ['Kubek  Leśny ', 'kubek leśny'],
    ['GL-0350-ME', 'gl-0350-me'],
    ['kafle 10×10', 'kafle 10×10'],
  ])('is its words, folded: %s', (text, phrase) => expect(phraseOf(text)).toBe(phrase));

  it.each([
    '',
    ' ',
    'a',
    '%%',
    'ala@example.pl',
    '600 700 800',
    'kubek 600700800',
    '75-612-40-18',
    'gdzie jest moje zamówienie numer pięć proszę',
    'https://example.pl/kubek',
    'k'.repeat(61),
    '\u0000kubek',
  ])('is nothing of %j', (text) => expect(phraseOf(text)).toBeUndefined());
});
