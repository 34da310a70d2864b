import { defineTexts } from '../../ui/text.ts';

/**
 * The legal guarantee of conformity and the producer's guarantee of durability, in our own words: the official notice and label
 * (Regulation (EU) 2025/1960) are fixed pictures of the Commission, which nobody may draw anew. They stand beside them.
 */
export const guaranteeTexts = defineTexts('guarantee', {
  title: 'Prawna gwarancja zgodności',
  words:
    'Za zgodność rzeczy z umową odpowiadamy co najmniej 2 lata od dostawy. Niezgodną naprawimy albo wymienimy, a gdy się nie da, obniżymy cenę albo zwrócimy pieniądze. Nic za to nie płacisz.',
  noticeAlt:
    'Zharmonizowane powiadomienie Unii Europejskiej o prawnej gwarancji zgodności, z kodem QR do strony {page}. {words}',
  noticeFile: 'gwarancja-zgodnosci',
  more: 'Prawa kupujących w Unii Europejskiej',
  durability: 'Gwarancja trwałości GARAN',
  durabilityOf: 'Gwarancja trwałości GARAN: {name}',
  producer: 'Producent',
  model: 'Model',
  time: 'Trwałość',
  cover: '{time}, cały produkt, bez dopłat',
  years: { one: '{n} rok', few: '{n} lata', many: '{n} lat', other: '{n} roku' },
  months: { one: '{n} miesiąc', few: '{n} miesiące', many: '{n} miesięcy', other: '{n} miesiąca' },
  labelAlt:
    'Zharmonizowana etykieta Unii Europejskiej GARAN, z kodem QR do strony europa.eu/youreurope/commercial-guarantee-durability. Gwarancja trwałości: {time}, producent {producer}, model {model}.',
  line: 'Gwarancja trwałości (GARAN): {time}, producent {producer}, model {model}',
});
