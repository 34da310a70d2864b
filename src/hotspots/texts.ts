import { defineTexts } from '../ui/text.ts';

export const hotspotTexts = defineTexts('hotspots', {
  previous: 'Poprzednie produkty',
  next: 'Następne produkty',
  place: '{from}–{to} z {count}',
  placeOne: '{from} z {count}',
});
