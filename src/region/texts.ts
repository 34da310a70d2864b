import { defineTexts } from '../ui/text.ts';

export const regionTexts = defineTexts('region', {
  title: 'Kraj dostawy',
  lead: 'Dla tego kraju policzymy dostawę w koszyku i od niego zaczniemy zamówienie. Ceny produktów są wszędzie takie same.',
  now: 'Teraz liczymy dostawę do kraju: {country}.',
  restore: 'Przywróć: {country}',
  insecure: 'Ten wybór zapamiętamy tylko przez połączenie szyfrowane (https).',
});
