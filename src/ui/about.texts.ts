import { defineTexts } from './text.ts';

export const aboutTexts = defineTexts('about', {
  about: 'około {amount}',
  rate: '1 {code} = {rate} ({of}). Płacisz w {home}.',
});
