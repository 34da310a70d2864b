import { defineTexts } from '../../ui/text.ts';

/** Words of the pages about a customer's own orders. */
export const ownOrderTexts = defineTexts('ownOrders', {
  title: 'Zamówienia',
  lead: 'Wszystkie zamówienia złożone na tym koncie, od najnowszego.',
  none: 'Nie ma tu jeszcze żadnego zamówienia',
  noneText: 'Gdy coś zamówisz, znajdziesz to tutaj: stan, szczegóły i możliwość zamówienia jeszcze raz.',
  toShop: 'Zobacz nowości',
  listLabel: 'Twoje zamówienia',
  number: 'Zamówienie nr {number}',
  placed: 'Złożone {date}',
  firstAndMore: {
    one: '{first} i jeszcze {n} pozycja',
    few: '{first} i jeszcze {n} pozycje',
    many: '{first} i jeszcze {n} pozycji',
    other: '{first} i jeszcze {n} pozycji',
  },
  again: 'Zamów ponownie',
  againNamed: 'Zamów ponownie: zamówienie nr {number}',

  state_waiting: 'Czeka na zapłatę',
  state_accepted: 'W realizacji',
  state_sent: 'Wysłane',
  state_ready: 'Gotowe do odbioru',
  state_done: 'Zakończone',
  state_cancelled: 'Anulowane',
  state_expired: 'Wygasło',
  state_withdrawn: 'Odstąpiono od umowy',

  resultTitle: 'Zamówienie nr {number} jeszcze raz',
  resultAdded: {
    one: 'Do koszyka trafiła {n} pozycja',
    few: 'Do koszyka trafiły {n} pozycje',
    many: 'Do koszyka trafiło {n} pozycji',
    other: 'Do koszyka trafiło {n} pozycji',
  },
  resultNone: 'Nic nie trafiło do koszyka',
  resultPrices: 'Ceny w koszyku są dzisiejsze.',
  leftTitle: 'Tego nie udało się dodać',
  leftFiles: 'Do tego produktu wysyła się plik. Wybierz go jeszcze raz na stronie produktu.',
  leftFields: 'Zmieniło się to, co można tu wybrać. Wybierz jeszcze raz na stronie produktu.',
  leftContents: 'Ten zestaw składa się teraz z czego innego. Zobacz na stronie produktu.',
  fewerTitle: 'Tego jest mniej niż w zamówieniu',
  fewer: 'Do koszyka trafiło {quantity} {unit}, bo więcej teraz nie ma.',
  toBasket: 'Przejdź do koszyka',
  toOrders: 'Wróć do zamówień',

  claimTitle: 'Zamówienia złożone bez logowania',
  claimLead:
    'Na adres e-mail konta wyślemy link, którym dołączysz do niego zamówienia złożone z tym adresem bez logowania. Działa raz, przez 24 godziny.',
  claimSend: 'Wyślij link',
  claimSentTitle: 'Sprawdź pocztę',
  claimSent: 'Jeśli są takie zamówienia, link jest już w drodze na adres {email}.',
  claimOften: 'Za dużo próśb naraz. Spróbuj ponownie za {n} min.',
  claimOpenTitle: 'Dołączyć zamówienia do konta?',
  claimOpen: 'Zamówienia złożone bez logowania z adresem {email} znajdą się na koncie {login}.',
  claimYes: 'Dołącz zamówienia',
  claimed: {
    one: 'Do konta dołączyło {n} zamówienie',
    few: 'Do konta dołączyły {n} zamówienia',
    many: 'Do konta dołączyło {n} zamówień',
    other: 'Do konta dołączyło {n} zamówienia',
  },
  claimOver: 'Ten link już nie działa',
  claimOverText: 'Link działa raz, przez 24 godziny, i tylko na koncie, z którego o niego poproszono.',

  claimSubject: 'Dołącz zamówienia do konta: {shop}',
  claimBody:
    'na koncie {login} w sklepie {shop} poproszono o dołączenie zamówień, które złożono z tym adresem bez logowania. Link działa raz, przez 24 godziny, po zalogowaniu na to konto.',
  claimButton: 'Dołącz zamówienia do konta',
  claimNotYou: 'To nie Ty? Nie rób nic. Bez tego linku nikt nie zobaczy tych zamówień.',
});
