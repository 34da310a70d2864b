import { afterEach, expect, it, vi } from 'vitest';
import { aprText, rateText } from './words.ts';

afterEach(() => void vi.unstubAllGlobals());

it('rates of a loan are written as the language writes them', () => {
  expect([aprText(126), rateText(1190)]).toEqual(['12,6\u00A0%', '11,90\u00A0%']);
  vi.stubGlobal('speaksEnglish', () => true);
  expect([aprText(126), aprText(5), rateText(1190)]).toEqual(['12.6%', '0.5%', '11.90%']);
});
