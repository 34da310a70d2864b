import { defineTexts } from '../../ui/text.ts';

export const cookieTexts = defineTexts('cookies', {
  title: 'Ciasteczka, te bez cukru',
  text: 'Sklep działa bez nich. Za zgodą zapamiętamy w tej przeglądarce, co było ostatnio oglądane i szukane. Zgodę cofniesz w stopce, trzymamy ją 30 dni.',
  refuse: 'Odrzuć wszystkie',
  accept: 'Zgadzam się',
  close: 'Zamknij bez wyboru',
  privacy: 'Polityka prywatności',
  nowRefused: 'Teraz: bez zgody.',
  nowAccepted: 'Teraz: ze zgodą.',
});
