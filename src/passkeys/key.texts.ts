import { defineTexts } from '../ui/text.ts';

/** Texts about keys for people; programs read the protocol's own words. */
export const keyTexts = defineTexts('passkeys', {
  signIn: 'Zaloguj się kluczem dostępu',
  signInHelp: 'Odciskiem palca, twarzą albo kodem urządzenia. Bez hasła.',
  waiting: 'Czekamy na urządzenie',
  or: 'albo',
  unsupportedSignIn: 'Ta przeglądarka nie obsługuje kluczy dostępu. Zaloguj się hasłem.',
  unsupported: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
  cancelledSignIn: 'Logowanie kluczem zostało przerwane. Możesz spróbować jeszcze raz albo użyć hasła.',
  cancelledAdd: 'Nic się nie zmieniło. Klucz możesz dodać później.',
  connection: 'Nie ma połączenia ze sklepem. Sprawdź sieć i spróbuj jeszcze raz.',
  noData: 'Sklep nie odpowiedział tak, jak powinien. Spróbuj jeszcze raz.',
  loginToken: 'Logowanie trwało zbyt długo. Spróbuj jeszcze raz.',
  authorizeToken: 'Minęło zbyt dużo czasu. Zaloguj się ponownie i dodaj klucz.',
  userLogin: 'Nie wiadomo, do którego konta dodać klucz. Odśwież stronę i spróbuj jeszcze raz.',
  refused: 'Sklep nie przyjął tego klucza. Spróbuj jeszcze raz albo użyj hasła.',
  unknown: 'Sklep nie zna już tego klucza. Zaloguj się hasłem i dodaj nowy.',
  copied: 'Ten klucz wygląda na skopiowany, więc nie otworzy konta. Zaloguj się hasłem i usuń go.',
  known: 'Ten klucz jest już na liście.',
  tooMany: 'Na liście jest już tyle kluczy, ile może być. Usuń któryś z nich.',

  add: 'Dodaj klucz dostępu',
  added: 'Klucz dostępu jest dodany',
  later: 'Nie teraz',
  offerTitle: 'Następnym razem bez hasła',
  offerText: 'Zapisz klucz dostępu i loguj się odciskiem palca, twarzą albo kodem urządzenia.',
});
