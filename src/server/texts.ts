import { defineTexts } from '../ui/text.ts';

export const serverTexts = defineTexts('server', {
  busyTitle: 'Chwileczkę',
  busyText: 'Z tego miejsca przyszło naraz bardzo dużo zapytań. Spróbuj ponownie za kilka sekund.',
  slowTitle: 'To trwa zbyt długo',
  slowText: 'Sklep nie zdążył odpowiedzieć. Spróbuj ponownie za chwilę.',
  stalledTitle: 'Nie wszystko do nas dotarło',
  stalledText: 'Połączenie stanęło, zanim przyszło całe zapytanie. Sprawdź je i wyślij ponownie.',
  storeTitle: 'Sklep przez chwilę nie odpowiada',
  storeText: 'Nic, co zostało zapisane w koszyku, nie zginęło. Spróbuj ponownie za chwilę.',
  failedTitle: 'Coś się nie udało',
  failedText: 'Błąd jest po naszej stronie. Spróbuj ponownie za chwilę.',
  largeTitle: 'Tego jest za dużo naraz',
  largeText: 'Wróć do formularza, skróć to, co w nim jest, i wyślij ponownie.',
  methodTitle: 'Tej strony nie można o to poprosić',
  methodText: 'Otwórz ją jeszcze raz i zrób to, co na niej jest.',
  refusedTitle: 'Nie możemy przyjąć tego zapytania',
  refusedText: 'Adres jest zbyt długi albo źle zapisany. Sprawdź, czy nic w nim nie zginęło.',
  foreignTitle: 'To nie przyszło z naszej strony',
  foreignText:
    'Formularz został wysłany z innego adresu, na przykład z tłumaczenia strony albo z jej kopii. Otwórz go w sklepie i wyślij stamtąd.',
  toMain: 'Strona główna',
  number: 'Numer zdarzenia:',
});
