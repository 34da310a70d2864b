import { defineTexts } from '../ui/text.ts';

export const offlineTexts = defineTexts('offline', {
  title: 'Nie ma sieci',
  text: 'Ta strona otworzy się, gdy wróci połączenie. To, co leży w koszyku, trzymamy w sklepie i nic nie zginie.',
  again: 'Spróbuj ponownie',
  call: 'Telefon do nas',
  basket: 'W koszyku',
  seen: 'Tak wyglądał koszyk: {when}. Ceny i dostępność pokażemy, gdy wróci sieć.',
  pieces: 'szt.',
});
