import { defineTexts } from '../../ui/text.ts';

export const cookieTexts = defineTexts('cookies', {
  title: 'Ciasteczka, te bez cukru',
  text: 'Za zgodą zapamiętamy tu, co było oglądane i szukane. Bez niej sklep też działa. Trzymamy ją 30 dni, cofniesz ją w stopce.',
  refuse: 'Odrzuć wszystkie',
  accept: 'Zgadzam się',
  close: 'Zamknij bez wyboru',
  privacy: 'Polityka prywatności',
  nowRefused: 'Teraz: bez zgody.',
  nowAccepted: 'Teraz: ze zgodą.',
});
