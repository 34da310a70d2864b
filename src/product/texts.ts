import { defineTexts } from '../ui/text.ts';

export const productTexts = defineTexts('product', {
  photos: 'Zdjęcia produktu',
  photo: 'Zdjęcie {n} z {count}',
});
