import { afterEach, describe, expect, it, vi } from 'vitest';
import { noticeText } from './words.ts';

const purposes = ['preferences', 'statistics', 'marketing'] as const;
const said = (words: string) =>
  noticeText(purposes, {
    'cookies.textMore': words,
    'cookies.whyPreferences': 'A',
    'cookies.whyStatistics': 'B',
    'cookies.whyMarketing': 'C',
  });

describe('the notice of cookies joins the purposes', () => {
  // The program has set it for all that runs in this process.
  afterEach(() => void vi.unstubAllGlobals());

  it('as Polish does', () => {
    expect(said('Jeśli się zgodzisz, {purposes}.')).toBe('Jeśli się zgodzisz, A, B i C.');
  });

  it('as English does on an English page', () => {
    vi.stubGlobal('speaksEnglish', () => true);
    expect(said('If you agree, {purposes}.')).toBe('If you agree, A, B, and C.');
  });
});
