import { defineTexts } from '../../../ui/text.ts';

export const viewerTexts = defineTexts('viewer', {
  title: 'Zdjęcia: {name}',
  place: 'Zdjęcie {n} z {count}',
  zoomed: 'Powiększenie {percent} %',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
});
