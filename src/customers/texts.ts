import { defineTexts } from '../ui/text.ts';

/** Texts of e-mails and answers; those of pages are beside them. */
export const customerTexts = defineTexts('customers', {
  consent_mailing:
    'Chcę dostawać od sklepu {shop} wiadomości o nowościach i promocjach na podany adres e-mail. Zgodę mogę wycofać w każdej chwili.',
  consent_sms:
    'Chcę dostawać od sklepu {shop} wiadomości o nowościach i promocjach na podany numer telefonu. Zgodę mogę wycofać w każdej chwili.',

  badLogin: 'Login lub hasło są niepoprawne.',
  wait: {
    one: 'Było zbyt wiele prób. Spróbuj ponownie za {n} minutę.',
    few: 'Było zbyt wiele prób. Spróbuj ponownie za {n} minuty.',
    many: 'Było zbyt wiele prób. Spróbuj ponownie za {n} minut.',
    other: 'Było zbyt wiele prób. Spróbuj ponownie za {n} minuty.',
  },
  busy: 'W tej chwili loguje się bardzo wiele osób. Spróbuj ponownie za minutę.',
  insecure: 'Zalogować się można tylko przez połączenie szyfrowane (https).',
  nobody: 'Zaloguj się, żeby to zrobić.',
  usedEmail: 'Na ten adres jest już konto. Zaloguj się albo odzyskaj hasło.',
  wrongPassword: 'To nie jest obecne hasło.',
  badToken: 'Ten link lub kod już nie działa.',
  tooMany: {
    one: 'Można zapisać najwyżej {n} adres.',
    few: 'Można zapisać najwyżej {n} adresy.',
    many: 'Można zapisać najwyżej {n} adresów.',
    other: 'Można zapisać najwyżej {n} adresu.',
  },
  noAddress: 'Nie ma już takiego adresu.',

  welcomeSubject: 'Konto w sklepie {shop}',
  welcomeBody: 'konto jest założone. Logujesz się loginem {login} albo adresem e-mail.',
  welcomeNotYou: 'Jeśli to nie Ty zakładasz konto, odzyskaj hasło, zaloguj się i usuń konto.',
  welcomeConfirm: 'Potwierdź jeszcze, że to Twój adres. Link działa raz, przez 24 godziny, po zalogowaniu na to konto.',
  openAccount: 'Otwórz konto',
  confirmSubject: 'Potwierdź adres e-mail: {shop}',
  confirmBody:
    'ten adres podano na koncie {login} w sklepie {shop}. Link działa raz, przez 24 godziny, po zalogowaniu na to konto.',
  confirmOpen: 'Potwierdź adres e-mail',
  confirmNotYou: 'Jeśli to nie Ty, nic nie rób: bez potwierdzenia adres nie zostanie przyjęty.',
  takenSubject: 'Na ten adres jest już konto: {shop}',
  takenBody:
    'ktoś, zapewne Ty, chciał ustawić ten adres na innym koncie w sklepie {shop}. Nic się nie zmieniło, bo ma go już konto {login}.',
  takenNotYou: 'Jeśli to nie Ty, nic nie musisz robić.',
  recoverySubject: 'Nowe hasło w sklepie {shop}',
  recoveryBody: 'ktoś, zapewne Ty, prosi o nowe hasło do konta {login}. Link działa raz, przez 30 minut.',
  recoveryOpen: 'Ustaw nowe hasło',
  recoveryNotYou: 'Jeśli to nie Twoja prośba, nic nie rób: hasło się nie zmieni.',
  passwordSubject: 'Hasło zostało zmienione',
  passwordBody:
    'hasło do konta {login} w sklepie {shop} zostało zmienione. W innych miejscach trzeba zalogować się na nowo.',
  emailSubject: 'Adres e-mail konta został zmieniony',
  emailBody:
    'konto {login} w sklepie {shop} ma teraz inny adres e-mail. Na ten adres nie wyślemy już wiadomości o koncie.',
  erasedSubject: 'Konto zostało usunięte',
  erasedBody: 'konto {login} w sklepie {shop} i zapisane w nim dane zostały usunięte.',
  passkeyAddedSubject: 'Nowy klucz dostępu do konta',
  passkeyAddedBody: 'do konta {login} w sklepie {shop} dodano klucz dostępu „{name}”. Można się nim logować bez hasła.',
  passkeyRemovedSubject: 'Klucz dostępu usunięty z konta',
  passkeyRemovedBody: 'z konta {login} w sklepie {shop} usunięto klucz dostępu „{name}”.',
  notYou: 'Jeśli to nie Ty, ustaw nowe hasło i sprawdź, gdzie konto jest zalogowane.',
  why: 'Ta wiadomość dotyczy bezpieczeństwa konta, dlatego przychodzi niezależnie od zgód.',
});
