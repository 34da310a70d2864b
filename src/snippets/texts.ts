import { defineTexts } from '../ui/text.ts';

export const layerTexts = defineTexts('layers', {
  close: 'Zamknij',
  above: 'Informacje nad stroną',
  below: 'Informacje pod stroną',
});
