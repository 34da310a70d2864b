import { describe, expect, it } from 'vitest';
import { isTooShort, LONGEST_TEXT, searchText } from './address.ts';

describe('the text of a search', () => {
  it.each([
    [' kubek \n\t leśny ', 'kubek leśny'],
    ['kubek\u00a0leśny', 'kubek leśny'],
    ['ku\u00adbek\u200b', 'kubek'],
    ['\u200fkubek\u202e', 'kubek'],
    ['\ufeff\u200b\u2060', ''],
    ['\u0000\u202e', ''],
    ['z\u0307o\u0301ł', 'żół'],
    ['👩\u200d👧', '👩\u200d👧'],
  ])('is what is seen of %j', (typed, text) => expect(searchText(typed)).toBe(text));

  it('has one letter where one is seen, however it is written', () => {
    expect(isTooShort(searchText('z\u0307'))).toBe(true);
    expect(isTooShort(searchText('\u200bk\u200b'))).toBe(true);
  });

  it('is cut where the search stops reading, and never within a letter', () => {
    expect(searchText('kubek '.repeat(1700))).toBe('kubek '.repeat(LONGEST_TEXT / 6).trim());
    expect(searchText('🏺'.repeat(5000))).toBe('🏺'.repeat(LONGEST_TEXT));
  });
});
