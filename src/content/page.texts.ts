import { defineTexts } from '../ui/text.ts';

export const pageTexts = defineTexts('content', {
  updated: 'Zaktualizowano {date}',
  inThisPart: 'W tej części',
});
