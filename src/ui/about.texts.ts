import { defineTexts } from './text.ts';

export const aboutTexts = defineTexts('about', { about: 'około {amount}' });
