import { defineTexts } from '../ui/text.ts';

export const routeTexts = defineTexts('routes', {
  contact: 'Kontakt',
  missing: 'Nie ma takiej strony',
  failed: 'Coś się nie udało',
  newest: 'Nowości',
  newestLead: 'To, co ostatnio trafiło na półkę.',
  promotions: 'Promocje',
  promotionsLead: 'Przy każdej obniżce stoi najniższa cena z 30 dni przed nią.',
  producerTitle: 'Produkty marki {name}',
  seriesTitle: 'Seria {name}',
  productList: 'Lista produktów',
  pageOfList: '{title}, strona {page}',
  contactDescription: '{company}, {address}. Telefon {phone}, e-mail {email}.',
  cheapShelf: 'Za mniej niż {price}',
  toMain: 'Wróć na stronę główną',
});
