import { defineTexts } from '../../ui/text.ts';

export const editsTexts = defineTexts('edits', {
  title: 'Błędy w plikach sklepu',
  lead: 'Sklep działa dalej na tym, co było dobre. Ten panel widzisz tylko Ty, na tym komputerze.',
  book: 'Co znaczy każde pole, z przykładem:',
  changed: 'Sklep się zmienił. Odśwież stronę, kiedy skończysz pisać.',
  close: 'Ukryj',
});
