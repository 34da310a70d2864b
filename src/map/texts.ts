import { defineTexts } from '../ui/text.ts';

export const mapTexts = defineTexts('map', {
  open: 'Pokaż mapę',
  failedTitle: 'Mapa się nie wczytała',
  failed: 'Lista działa i wystarczy do wyboru.',
  help: 'Strzałki przesuwają mapę, plus i minus ją przybliżają i oddalają, Home pokazuje całą Polskę.',
  closer: 'Przybliż mapę',
  farther: 'Oddal mapę',
  whole: 'Pokaż całą Polskę',
  many: {
    one: '{n} punkt: {town} i okolice, przybliż',
    few: '{n} punkty: {town} i okolice, przybliż',
    many: '{n} punktów: {town} i okolice, przybliż',
    other: '{n} punktu: {town} i okolice, przybliż',
  },
  came: '{town} i okolice',
  source: 'Granice: Natural Earth',
  streets: 'Pokaż ulice',
  streetsFrom: 'Obraz ulic przyjdzie z {host}. Ten serwis pozna wtedy Twój adres IP.',
  streetsSource: 'ulice:',
});
