import { defineTexts } from './text.ts';

export const rateTexts = defineTexts('about', {
  sum: 'W przeliczeniu na {code}',
  rate: '1 {code} = {rate} ({of}). Płacisz w {home}.',
});
