import { defineTexts } from '../ui/text.ts';

/** Words about proving an e-mail address. */
export const verifyTexts = defineTexts('verify', {
  title: 'Potwierdzenie adresu e-mail',
  verified: 'Adres {email} jest potwierdzony.',
  notYet: 'Adres {email} nie jest jeszcze potwierdzony',
  notYetText: 'Użyj linku, który wysłaliśmy e-mailem, a będziemy wiedzieć, że wiadomości o koncie trafiają do Ciebie.',
  askAgain: 'Wyślij nowy link',
  sentTitle: 'Sprawdź pocztę',
  sent: 'Link jest w drodze na adres {email}. Działa raz, przez 24 godziny. Nie ma go? Zajrzyj do spamu.',
  pendingTitle: 'Nowy adres czeka na potwierdzenie',
  pending:
    'Wysłaliśmy link na adres {email}. Dopóki go nie użyjesz, konto ma adres dotychczasowy. Link działa raz, przez 24 godziny.',
  dropChange: 'Zostaw dotychczasowy adres',
  toAccount: 'Wróć do konta',
  open: 'Potwierdzić adres {email}?',
  openNew: 'Konto {login} będzie miało od teraz adres {email}.',
  openOwn: 'To adres konta {login}.',
  yes: 'Potwierdź adres',
  over: 'Ten link już nie działa',
  overText: 'Link działa raz, przez 24 godziny, i tylko na koncie, dla którego został wysłany.',
});
