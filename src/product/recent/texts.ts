import { defineTexts } from '../../ui/text.ts';

export const recentTexts = defineTexts('recent', {
  title: 'Ostatnio oglądane',
  clear: 'Wyczyść',
  clearLabel: 'Wyczyść ostatnio oglądane',
  cleared: 'Wyczyszczone. Czy pamiętamy oglądane produkty, wybierzesz w „Zgody na ciasteczka” na dole strony.',
});
