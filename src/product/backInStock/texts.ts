import { defineTexts } from '../../ui/text.ts';
import type { ObserveError } from './model.ts';

export const observeTexts = defineTexts('notify', {
  lead: 'Napiszemy raz, gdy będzie znowu w sprzedaży. Nic więcej nie wyślemy.',
  consent:
    'Chcę dostać na ten adres jedną wiadomość, gdy znowu będzie można kupić ten produkt. Adres usuniecie do 30 dni po jej wysłaniu, a jeśli produkt nie wróci, po roku.',
  consentName: 'Zgoda',
  failed: 'Nie udało się zapisać powiadomienia. Spróbuj jeszcze raz.',
  done: 'Zapisane. Napiszemy, gdy produkt wróci.',
  errorProduct: 'Nie ma takiego produktu.',
  errorAvailable: 'Ten produkt można już kupić.',
  errorEmail: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@example.pl.',
  errorConsent: 'Zaznacz zgodę, żebyśmy mogli do Ciebie napisać.',
  errorTooMany: 'Ten adres czeka już na bardzo wiele produktów.',
  errorOften: 'W krótkim czasie przyszło od Ciebie wiele próśb. Spróbuj ponownie za kilka minut.',
  errorRobot: 'Wypełnione było ukryte pole, które ma zostać puste. Wyczyść je i spróbuj ponownie.',
  subject: 'Znowu w sprzedaży: {name}',
  body: 'znowu można kupić: {name}.',
  nameWithSize: '{name}, {size}',
  noReservation: 'Nie odkładamy sztuk na bok, sprzedajemy je w kolejności zamówień.',
  open: 'Zobacz produkt',
  why: 'Piszemy jeden raz, bo {date} ktoś poprosił o to na stronie produktu, podając ten adres.',
  removeLabel: 'Usuń mój adres',
  removeTitle: 'Powiadomienia o dostępności',
  removeAsk:
    'Usuniemy adres {email} z powiadomień o dostępności. Nie napiszemy też o innych produktach, na które czeka.',
  removeButton: 'Usuń adres',
  removed: 'Adres usunięty. Nie będziemy o niczym powiadamiać.',
  removeGone: 'Ten link już nie działa: adres był już usunięty albo minął czas linku.',
});

/** Texts by mistake. */
export const ERROR_TEXTS = {
  product: 'errorProduct',
  available: 'errorAvailable',
  email: 'errorEmail',
  consent: 'errorConsent',
  too_many: 'errorTooMany',
  often: 'errorOften',
  robot: 'errorRobot',
} as const satisfies Record<ObserveError, keyof typeof observeTexts.values>;
