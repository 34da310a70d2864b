/** A buyer from the town of the demo shop, by the names of the fields of its order. */
export const BUYER = {
  Imię: 'Anna',
  Nazwisko: 'Nowak',
  Ulica: 'Polna',
  'Nr domu i lokalu': '12',
  'Kod pocztowy': '59-700',
  Miejscowość: 'Bolesławiec',
  Telefon: '756124018',
} as const;
