import { defineTexts } from '../ui/text.ts';

export const branchTexts = defineTexts('branches', {
  title: 'Gdzie nas znaleźć',
  lead: 'Godziny, adresy i mapa.',
  all: 'Godziny otwarcia',
  check: 'Sprawdź w sklepach',
  stockTitle: '{name}: gdzie leży',
  stockLead: 'Stan z tej chwili. Zanim wyruszysz po ostatnią sztukę, zadzwoń.',
  stockBack: 'Wróć do produktu',
  none: 'brak',
  always: 'jest',
  amount: '{n} {unit}',
  map: 'Mapa. Te same miejsca są na liście.',
  hours: 'Godziny otwarcia',
  contact: 'Telefon',
  email: 'E-mail',
  stock: 'Na miejscu',
  closedOn: 'Zamknięte: {days}',
  easy: 'Wejście bez barier',
  pickUp: 'Odbiór zamówień',
  more: 'Jak dojechać',
});
