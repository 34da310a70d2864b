import { defineTexts } from './text.ts';

export const rateTexts = defineTexts('about', { rate: '1 {code} = {rate} ({of}). Płacisz w {home}.' });
