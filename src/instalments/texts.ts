import { defineTexts } from '../ui/text.ts';

/**
 * Texts about buying by instalments. The example holds what the act on consumer credit of 2011, art. 7, and Directive
 * (EU) 2023/2225, art. 8, ask of any advertisement with a figure; the warning is that of art. 8(1).
 */
export const instalmentTexts = defineTexts('instalments', {
  line: '{name}: {months} × {instalment}, RRSO {apr}.',
  warning: 'Uwaga! Pożyczanie pieniędzy kosztuje.',
  example: 'Przykład reprezentatywny',
  exampleText:
    'Rzeczywista roczna stopa oprocentowania (RRSO) wynosi {apr}. Cena: {price}, całkowita kwota kredytu: {amount}, oprocentowanie stałe {rate} w skali roku, prowizja {commission}, umowa na {months}: {instalments}. Całkowity koszt kredytu: {cost}, całkowita kwota do zapłaty: {total}.',
  months: {
    one: '{n} miesiąc',
    few: '{n} miesiące',
    many: '{n} miesięcy',
    other: '{n} miesiąca',
  },
  equal: {
    one: '{n} rata po {instalment}',
    few: '{n} równe raty po {instalment}',
    many: '{n} równych rat po {instalment}',
    other: '{n} raty po {instalment}',
  },
  equalAndLast: '{equal} i ostatnia {last}',
  lends: '{lender} udziela kredytu.',
  intermediary: '{shop} jest pośrednikiem kredytowym.',
  otherPlans: 'Inne okresy spłaty',
  planMonths: 'Raty',
  planRate: 'Oprocentowanie',
  planCommission: 'Prowizja',
  planApr: 'RRSO',
  planTotal: 'Do zapłaty',
  calculator: 'Kalkulator kredytodawcy',

  raise: '{name} od {limit}: zwiększ ilość do {quantity}.',
  lower: '{name} do {limit}: zmniejsz ilość do {quantity}.',
});
