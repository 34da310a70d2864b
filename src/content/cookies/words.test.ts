import { afterEach, describe, expect, it, vi } from 'vitest';
import { noticeText, savedText } from './words.ts';

const purposes = ['preferences', 'statistics', 'marketing'] as const;
const said = (words: string) =>
  noticeText(purposes, {
    texts: {
      'cookies.textMore': words,
      'cookies.whyPreferences': 'A',
      'cookies.whyStatistics': 'B',
      'cookies.whyMarketing': 'C',
    },
  });

describe('the notice of cookies joins the purposes', () => {
  // The program has set it for all that runs in this process.
  afterEach(() => void vi.unstubAllGlobals());

  it('as Polish does', () => {
    expect(said('Jeśli się zgodzisz, {purposes}.')).toBe('Jeśli się zgodzisz, A, B i\u00A0C.');
  });

  it('as English does on an English page', () => {
    vi.stubGlobal('speaksEnglish', () => true);
    expect(said('If you agree, {purposes}.')).toBe('If you agree, A, B, and C.');
  });
});

it('the notice of cookies says that visits are counted where a layer waits for them, and nowhere else', () => {
  for (const asked of [['preferences'], purposes] as const) {
    expect(noticeText(asked, { texts: {}, counts: true })).toMatch(/szukane oraz która to wizyta/);
    expect(noticeText(asked, { texts: {} })).not.toContain('wizyta');
  }
});

it('a choice is told with what is necessary, and nothing else where all was refused', () => {
  expect(savedText([], {})).toBe('Zapisaliśmy: niezbędne.');
  expect(savedText(['preferences', 'statistics'], {})).toBe('Zapisaliśmy: niezbędne, wygoda i statystyka.');
});

it('short words and days stand with what they belong to, in the notice of one purpose and in that of several', () => {
  for (const asked of [['preferences'], purposes] as const) {
    expect(noticeText(asked, { texts: {} })).toMatch(/ i\u00A0.*30\u00A0dni/);
  }
});
