import { defineTexts } from '../../ui/text.ts';

/** Words of the hearts; they come when one is pressed. */
export const heartTexts = defineTexts('lists', {
  messages: 'Komunikaty o listach',
  heartSaved: 'Zapisane na liście „{list}”.',
  heartTaken: 'Usunięte z listy „{list}”.',
  heartBack: 'Znowu jest na liście „{list}”.',
  heartSee: 'Zobacz listę',
  heartChoose: 'Lista i rozmiar',
  heartUndo: 'Cofnij',
  heartClose: 'Zamknij komunikat',
  heartFailed: 'Nic się nie zmieniło. Sprawdź połączenie i spróbuj jeszcze raz.',
});
