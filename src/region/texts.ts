import { defineTexts } from '../ui/text.ts';

export const regionTexts = defineTexts('region', {
  title: 'Kraj dostawy',
  lead: 'Dla tego kraju liczymy dostawę, przy produkcie i w koszyku, i od niego zaczniemy zamówienie.',
  pricesSame: 'Ceny produktów są wszędzie takie same.',
  pricesGross: 'Ceny produktów są wszędzie takie same, z VAT kraju dostawy.',
  pricesNet: 'Ceny produktów zawierają VAT kraju dostawy, więc między krajami mogą się różnić.',
  now: 'Teraz liczymy dostawę do kraju: {country}.',
  nowVat: 'Stawka podstawowa VAT: {rate}.',
  restore: 'Przywróć: {country}',
  zipcode: 'Kod pocztowy dostawy',
  zipcodeHelp: 'Od niego zaczniemy adres dostawy w zamówieniu.',
  zipcodeSave: 'Zapisz kod',
  zipcodeForget: 'Zapomnij kod {zipcode}',
  insecure: 'Ten wybór zapamiętamy tylko przez połączenie szyfrowane (https).',
});
