import { defineTexts } from '../../../ui/text.ts';

/** Words of the window in which lists and a size are chosen for a product. */
export const choiceTexts = defineTexts('lists', {
  choiceTitle: 'Na której liście?',
  choiceTitleOf: 'Na której liście? {name}',
  choiceSize: 'Rozmiar',
  choiceValue: 'Wartość',
  choiceAnySize: 'jeszcze nie wiem',
  choiceLists: 'Listy',
  choiceNew: 'Nowa lista',
  choiceNewHelp: 'Wpisz nazwę, a powstanie lista z tym produktem.',
  choiceSave: 'Zapisz wybór',
  choiceSaved: 'Zapisano wybór list.',
});
