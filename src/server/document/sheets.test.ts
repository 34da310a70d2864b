import { expect, it } from 'vitest';
import { createPageStyles } from './sheets.ts';

const sheets = {
  base: 'base{}',
  modules: [
    ['aB', '._aBx{}'],
    ['Zz', '._Zzy{}'],
    ['cc', '._ccz{}'],
  ] as const,
};

it('a page has the sheets whose classes it uses, in their own order', () => {
  const styleOf = createPageStyles(sheets as never, 'theme{}');
  const css = (html: string) => styleOf(html).css;
  expect(css('<p class="_Zzy">')).toBe('base{}._Zzy{}theme{}');
  expect(css('<p class="wide _ccz _aBx">')).toBe('base{}._aBx{}._ccz{}theme{}');
  expect(css('<p class="_ab" id="x_aB">_ Ż_Zz "_ż_Zz" _żaB _1Zz</p>')).toBe('base{}theme{}');
  expect(css('_aB')).toBe('base{}theme{}');
  expect(css('')).toBe('base{}theme{}');
  expect(css('"_a')).toBe('base{}theme{}');
});
