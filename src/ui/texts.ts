import { defineTexts } from './text.ts';

export const uiTexts = defineTexts('ui', {
  close: 'Zamknij',
  closeDialog: 'Zamknij okno',
  closeMessage: 'Zamknij komunikat',
  messages: 'Komunikaty',
  optional: 'nieobowiązkowe',
  less: 'Mniej: {what}',
  more: 'Więcej: {what}',
  priceAfterCut: 'Cena po obniżce:',
  noPicture: 'Bez zdjęcia',
});
