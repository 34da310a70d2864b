import { defineTexts } from '../ui/text.ts';

export const fileTexts = defineTexts('files', {
  // Both word for word: docs/contract/forms.md#files.
  forbidden: 'Nie można wgrać pliku {name}, ponieważ załączanie plików tego typu jest niedozwolone.',
  tooLarge: 'Nie można wgrać pliku {name}, ponieważ przekracza maksymalny dozwolony rozmiar {size}MB.',
  mismatch: 'Nie można wgrać pliku {name}, ponieważ jego zawartość nie zgadza się z rozszerzeniem.',
  mismatchIs:
    'Nie można wgrać pliku {name}, ponieważ jego zawartość ({kind}) nie zgadza się z rozszerzeniem. Zmień nazwę i spróbuj ponownie.',
  empty: 'Nie można wgrać pliku {name}, ponieważ jest pusty.',
  tooMany: {
    one: 'Nie można wgrać pliku {name}, ponieważ na wysłanie może czekać najwyżej {n} plik.',
    few: 'Nie można wgrać pliku {name}, ponieważ na wysłanie mogą czekać najwyżej {n} pliki.',
    many: 'Nie można wgrać pliku {name}, ponieważ na wysłanie może czekać najwyżej {n} plików.',
    other: 'Nie można wgrać pliku {name}, ponieważ na wysłanie może czekać najwyżej {n} pliku.',
  },
  tooMuch: 'Nie można wgrać pliku {name}, ponieważ wszystkie pliki razem zajmują więcej niż {size}MB.',
  full: 'Nie można teraz wgrać pliku {name}. Spróbuj ponownie za kilka godzin albo wyślij wiadomość bez niego.',
  noSession:
    'Nie można wgrać pliku {name}, ponieważ przeglądarka nie może zapamiętać, czyj on jest. Otwórz sklep przez https.',
  failed: 'Nie udało się wgrać pliku {name}. Sprawdź połączenie i spróbuj ponownie.',
});
