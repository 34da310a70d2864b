import { defineTexts } from '../ui/text.ts';

/** Text of the energy arrow, apart from those of cards: product pages show arrows without any. */
export const energyTexts = defineTexts('energy', {
  class: 'Klasa efektywności energetycznej {class}, w skali od {best} do {worst}',
});
