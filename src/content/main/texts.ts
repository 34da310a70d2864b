import { defineTexts } from '../../ui/text.ts';

export const mainTexts = defineTexts('content', {
  picturePoints: 'Obraz z punktami, pod każdym jest produkt',
  panHint: 'Przesuń obraz i dotknij punktu',
  productsIn: { one: '{n} produkt', few: '{n} produkty', many: '{n} produktów', other: '{n} produktu' },
  promises: 'Co obiecujemy',
});
