import { defineTexts } from './text.ts';

/** Texts of the primitives that few islands show, apart from those that come with every one. */
export const rareTexts = defineTexts('ui', {
  remove: 'usuń',
  loading: 'Wczytujemy',
});
