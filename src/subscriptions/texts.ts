import { defineTexts, type TextOverrides, type Translate, translate } from '../ui/text.ts';

/** Words about subscriptions, on their page and in their e-mails. */
export const subscriptionTexts = defineTexts('subscriptions', {
  title: 'Abonament',
  titleOf: 'Abonament z zamówienia nr {number}',
  every: {
    one: 'Nowe zamówienie co {n} dzień',
    few: 'Nowe zamówienie co {n} dni',
    many: 'Nowe zamówienie co {n} dni',
    other: 'Nowe zamówienie co {n} dnia',
  },
  state_active: 'Aktywny',
  state_paused: 'Wstrzymany',
  state_cancelled: 'Zakończony',
  now_active: 'Następne zamówienie złożymy {date}.',
  now_trying: 'Następnego zamówienia nie możemy jeszcze złożyć: {why} Próbujemy codziennie do {date}.',
  now_last: 'To będzie ostatnie: {date} złożymy zamówienie, a po nim abonament się skończy.',
  now_ending: {
    one: 'Następne zamówienie złożymy {date}. Abonament skończy się po {n} zamówieniu.',
    few: 'Następne zamówienie złożymy {date}. Abonament skończy się po {n} zamówieniach.',
    many: 'Następne zamówienie złożymy {date}. Abonament skończy się po {n} zamówieniach.',
    other: 'Następne zamówienie złożymy {date}. Abonament skończy się po {n} zamówienia.',
  },
  now_paused: 'Niczego nie zamawiamy, dopóki abonamentu nie wznowisz.',
  now_unpaid:
    'Ostatnie zamówienie nie zostało opłacone na czas, więc niczego nie zamawiamy, dopóki abonamentu nie wznowisz.',
  now_cancelled: 'Niczego więcej nie zamówimy.',
  now_order:
    'Zamówienie, od którego się zaczął, jest anulowane albo nie zostało opłacone. Niczego więcej nie zamówimy.',
  now_done: 'Wszystko, na co się umówiliśmy, jest zamówione. Niczego więcej nie zamówimy.',
  why_things: 'tych rzeczy nie ma teraz w potrzebnej ilości: {names}.',
  why_way: 'nie możemy wysłać ich tak jak dotąd: {names}.',
  why_point: 'w tym punkcie nie można już zapłacić przy odbiorze: {names}.',
  why_payment: 'sklep nie przyjmuje teraz zapłaty z góry.',
  linesTitle: 'Co jest w abonamencie',
  nextTitle: 'Następne zamówienie',
  nextPrice: 'Tyle kosztowałoby dzisiaj, z VAT i dostawą.',
  announced: 'W zapowiedzi podaliśmy {amount}. Więcej nie policzymy bez nowej zapowiedzi.',
  how: {
    one: 'Cenę zapowiemy mailem najpóźniej {n} dzień przed zamówieniem.',
    few: 'Cenę zapowiemy mailem najpóźniej {n} dni przed zamówieniem.',
    many: 'Cenę zapowiemy mailem najpóźniej {n} dni przed zamówieniem.',
    other: 'Cenę zapowiemy mailem najpóźniej {n} dnia przed zamówieniem.',
  },
  payTransfer: 'Dane do przelewu przyjdą w mailu z zamówieniem.',
  payOnline: 'Nie zapisujemy kart ani kont: każde zamówienie opłacisz sam, linkiem z maila.',
  payOnDelivery: 'Zapłacisz przy odbiorze.',
  historyTitle: 'Zamówienia z tego abonamentu',
  orderNumber: 'Zamówienie nr {number}',
  manageTitle: 'Zmień',
  pause: 'Wstrzymaj abonament',
  pauseText: 'Niczego nie zamówimy, dopóki go nie wznowisz.',
  resume: 'Wznów abonament',
  resumeText: 'Następne zamówienie złożymy najwcześniej {date}.',
  skip: 'Pomiń następne zamówienie',
  skipText: 'Kolejne złożymy wtedy {date}.',
  move: 'Zmień datę',
  moveLabel: 'Data następnego zamówienia',
  moveText: 'Od {from} do {to}.',
  moveBad: 'Wybierz dzień od {from} do {to}.',
  cancel: 'Zakończ abonament',
  cancelText: 'Możesz go zakończyć w każdej chwili, bez podawania przyczyny i bez opłat.',
  cancelLeast: {
    one: 'Umówiliśmy się na co najmniej {n} zamówienie. Abonament skończy się zaraz po nim.',
    few: 'Umówiliśmy się na co najmniej {n} zamówienia. Abonament skończy się zaraz po ostatnim z nich.',
    many: 'Umówiliśmy się na co najmniej {n} zamówień. Abonament skończy się zaraz po ostatnim z nich.',
    other: 'Umówiliśmy się na co najmniej {n} zamówienia. Abonament skończy się zaraz po ostatnim z nich.',
  },
  cancelAsk: 'Zakończyć abonament?',
  cancelAskText: 'Tego nie da się cofnąć. Zamówienia, które już są złożone, zostają: anulujesz je na ich stronach.',
  cancelYes: 'Tak, zakończ abonament',
  cancelNo: 'Nie, zostaw',
  done_pause: 'Abonament wstrzymany',
  done_resume: 'Abonament wznowiony',
  done_skip: 'Następne zamówienie pominięte',
  done_move: 'Data zmieniona',
  done_cancel: 'Abonament zakończony',
  done_ending: 'Abonament skończy się po ostatnim umówionym zamówieniu',
  doneText: 'Potwierdzenie wysłaliśmy mailem.',
  refused: 'Tego nie można teraz zrobić',
  oftenText: 'Ten abonament był w krótkim czasie wiele razy zmieniany. Spróbuj za kilka minut.',
  refusedText: 'Abonament zmienił się w międzyczasie. Jego stan jest niżej.',
  toOrder: 'Wróć do zamówienia',
  ownTitle: 'Twoje abonamenty',
  manage: 'Zobacz i zmień',

  mailOf: 'Abonament z zamówienia nr {number}: {names}.',
  mailSee: 'Zobacz abonament',
  mailChange: 'Zobacz albo zmień abonament',
  mailOpen: 'Zobacz, zmień albo zakończ abonament',
  announcedSubject: 'Następne zamówienie z abonamentu {date}: {shop}',
  announcedText: '{date} złożymy następne zamówienie z Twojego abonamentu. Zapłacisz {amount}, z VAT i dostawą.',
  dearerSubject: 'Nowa cena zamówienia z abonamentu: {shop}',
  dearerText:
    'od naszej zapowiedzi cena następnego zamówienia z Twojego abonamentu wzrosła z {before} do {amount}, z VAT i dostawą. Niczego jeszcze nie zamówiliśmy. Zrobimy to {date}.',
  announcedHow:
    'Jeśli się zgadzasz, nie musisz nic robić. Jeśli nie, pomiń to zamówienie, zmień jego datę albo wstrzymaj lub zakończ abonament:',
  troubleSubject: 'Nie możemy złożyć zamówienia z abonamentu: {shop}',
  troubleText: 'następnego zamówienia z Twojego abonamentu nie możemy teraz złożyć: {why}',
  troubleUntil: 'Niczego nie zamówiliśmy i nic nie trzeba płacić. Będziemy próbować codziennie do {date}.',
  missedSubject: 'Tym razem bez zamówienia z abonamentu: {shop}',
  missedText: 'zamówienia z Twojego abonamentu tym razem nie złożyliśmy: {why} Nic nie trzeba płacić.',
  missedNext: 'Następne złożymy {date}. Wcześniej napiszemy, ile będzie kosztować.',
  pausedSubject: 'Abonament wstrzymany: {shop}',
  pausedText: 'Twój abonament jest wstrzymany. Niczego nie zamówimy, dopóki go nie wznowisz.',
  unpaidText:
    'ostatnie zamówienie z Twojego abonamentu nie zostało opłacone na czas, więc go nie zrealizujemy. Abonament jest wstrzymany: niczego nie zamówimy, dopóki go nie wznowisz.',
  resumedSubject: 'Abonament wznowiony: {shop}',
  resumedText:
    'Twój abonament znów działa. Następne zamówienie złożymy {date}. Wcześniej napiszemy, ile będzie kosztować.',
  skippedSubject: 'Następne zamówienie z abonamentu pominięte: {shop}',
  skippedText:
    'pomijamy jedno zamówienie z Twojego abonamentu. Następne złożymy {date}. Wcześniej napiszemy, ile będzie kosztować.',
  movedSubject: 'Nowa data zamówienia z abonamentu: {shop}',
  movedText: 'następne zamówienie z Twojego abonamentu złożymy {date}. Wcześniej napiszemy, ile będzie kosztować.',
  cancelledSubject: 'Abonament zakończony: {shop}',
  cancelledText:
    'Twój abonament jest zakończony. Niczego więcej nie zamówimy. Zamówienia, które już są złożone, zostają.',
  endingSubject: 'Abonament się skończy: {shop}',
  endingText: {
    one: 'Twój abonament skończy się po {n} zamówieniu, na które się umówiliśmy. Następne złożymy {date}.',
    few: 'Twój abonament skończy się po {n} zamówieniach, na które się umówiliśmy. Następne złożymy {date}.',
    many: 'Twój abonament skończy się po {n} zamówieniach, na które się umówiliśmy. Następne złożymy {date}.',
    other: 'Twój abonament skończy się po {n} zamówienia, na które się umówiliśmy. Następne złożymy {date}.',
  },

  orderTitle: 'Abonament',
  orderNext: {
    one: 'Następne zamówienie złożymy {date}. Cenę zapowiemy mailem najpóźniej {n} dzień wcześniej.',
    few: 'Następne zamówienie złożymy {date}. Cenę zapowiemy mailem najpóźniej {n} dni wcześniej.',
    many: 'Następne zamówienie złożymy {date}. Cenę zapowiemy mailem najpóźniej {n} dni wcześniej.',
    other: 'Następne zamówienie złożymy {date}. Cenę zapowiemy mailem najpóźniej {n} dnia wcześniej.',
  },
  orderLast: 'To ostatnie zamówienie z abonamentu.',
  orderEnds: 'Razem z nim kończy się abonament, który się od niego zaczął.',
  orderManage: 'Abonament wstrzymasz, zmienisz albo zakończysz w każdej chwili na jego stronie.',
  orderManageLeast: {
    one: 'Umówiliśmy się na co najmniej {n} zamówienie. Abonament wstrzymasz albo zmienisz w każdej chwili na jego stronie, a potem go tam zakończysz.',
    few: 'Umówiliśmy się na co najmniej {n} zamówienia. Abonament wstrzymasz albo zmienisz w każdej chwili na jego stronie, a potem go tam zakończysz.',
    many: 'Umówiliśmy się na co najmniej {n} zamówień. Abonament wstrzymasz albo zmienisz w każdej chwili na jego stronie, a potem go tam zakończysz.',
    other:
      'Umówiliśmy się na co najmniej {n} zamówienia. Abonament wstrzymasz albo zmienisz w każdej chwili na jego stronie, a potem go tam zakończysz.',
  },
  orderOpen: 'Twój abonament',
  orderPay: 'Zapłać za zamówienie',

  checkoutTitle: 'To jest abonament',
  checkoutEvery: {
    one: 'Co {n} dzień złożymy za Ciebie następne zamówienie, pierwsze {date}, i tak do odwołania.',
    few: 'Co {n} dni złożymy za Ciebie następne zamówienie, pierwsze {date}, i tak do odwołania.',
    many: 'Co {n} dni złożymy za Ciebie następne zamówienie, pierwsze {date}, i tak do odwołania.',
    other: 'Co {n} dnia złożymy za Ciebie następne zamówienie, pierwsze {date}, i tak do odwołania.',
  },
  checkoutPriceUnsent: 'Każde kosztuje {amount} z VAT, według dzisiejszych cen, i tyle, ile dostawa, którą wybierzesz.',
  checkoutPrice: 'Każde kosztuje {amount}, z VAT i dostawą, według dzisiejszych cen.',
  checkoutNotice: {
    one: 'Cenę zapowiemy mailem najpóźniej {n} dzień wcześniej, także gdy wzrośnie.',
    few: 'Cenę zapowiemy mailem najpóźniej {n} dni wcześniej, także gdy wzrośnie.',
    many: 'Cenę zapowiemy mailem najpóźniej {n} dni wcześniej, także gdy wzrośnie.',
    other: 'Cenę zapowiemy mailem najpóźniej {n} dnia wcześniej, także gdy wzrośnie.',
  },
  checkoutEnd: 'Wstrzymasz albo zakończysz w każdej chwili, bez opłat, linkiem z każdego maila o nim.',
  checkoutLeast: {
    one: 'Zamawiasz co najmniej {n} dostawę, razem za {amount}. Potem zakończysz w każdej chwili, bez opłat, linkiem z każdego maila o nim.',
    few: 'Zamawiasz co najmniej {n} dostawy, razem za {amount}. Potem zakończysz w każdej chwili, bez opłat, linkiem z każdego maila o nim.',
    many: 'Zamawiasz co najmniej {n} dostaw, razem za {amount}. Potem zakończysz w każdej chwili, bez opłat, linkiem z każdego maila o nim.',
    other:
      'Zamawiasz co najmniej {n} dostawy, razem za {amount}. Potem zakończysz w każdej chwili, bez opłat, linkiem z każdego maila o nim.',
  },
});

export type SubscriptionWords = Translate<typeof subscriptionTexts.values>;

/** For words that are not chosen while a component is rendered. */
export const subscriptionWords =
  (texts: TextOverrides): SubscriptionWords =>
  (key, ...args) =>
    translate(subscriptionTexts, texts, key, ...args);
