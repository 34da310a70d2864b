import { defineTexts } from '../ui/text.ts';

/** Why a basket cannot be bought by instalments, and what would help. */
export const refusalTexts = defineTexts('instalmentRefusals', {
  tooLittle:
    'Minimalna kwota dla systemu ratalnego to {limit}. Brakuje {missing}: zwiększ ilość produktów albo dodaj kolejny.',
  tooMuch:
    'Maksymalna kwota dla systemu ratalnego to {limit}. Jest o {over} za dużo: zmniejsz ilość produktów albo usuń któryś.',
  tooMany: {
    one: 'W systemie ratalnym może być najwyżej {n} produkt, a w koszyku jest ich {count}. Liczba sztuk jednego produktu nie jest ograniczona.',
    few: 'W systemie ratalnym mogą być najwyżej {n} produkty, a w koszyku jest ich {count}. Liczba sztuk jednego produktu nie jest ograniczona.',
    many: 'W systemie ratalnym może być najwyżej {n} produktów, a w koszyku jest ich {count}. Liczba sztuk jednego produktu nie jest ograniczona.',
    other:
      'W systemie ratalnym może być najwyżej {n} produktu, a w koszyku jest ich {count}. Liczba sztuk jednego produktu nie jest ograniczona.',
  },
  notAll: 'Nie wszystkie produkty w koszyku można kupić w systemie ratalnym: {names}.',
});
