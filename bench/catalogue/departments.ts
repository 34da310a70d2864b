/** Departments of generated catalogues, with what each sells. */

import type { Gender } from './words.ts';

/** What a leaf category sells; prices in grosze. */
export interface Kind {
  /** Name of the category. */
  name: string;
  noun: string;
  gender: Gender;
  price: readonly [from: number, to: number];
  sizes?: readonly string[];
}

export interface Group {
  name: string;
  kinds: readonly [Kind, ...Kind[]];
}

export interface Department {
  name: string;
  /** How many products in a hundred stand in it. */
  share: number;
  materials: readonly [string, ...string[]];
  groups: readonly [Group, ...Group[]];
}

const CLOTHES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const SHOES = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'];
const BEDDING = ['140 × 200 cm', '160 × 200 cm', '200 × 220 cm'];
const TOWELS = ['30 × 50 cm', '50 × 90 cm', '70 × 140 cm'];

const kind = (
  name: string,
  noun: string,
  gender: Gender,
  from: number,
  to: number,
  sizes?: readonly string[],
): Kind => ({ name, noun, gender, price: [from * 100, to * 100], ...(sizes ? { sizes } : {}) });

export const DEPARTMENTS: readonly [Department, ...Department[]] = [
  {
    name: 'Dom i kuchnia',
    share: 53,
    materials: ['kamionka', 'porcelana', 'szkło', 'stal nierdzewna', 'drewno dębowe', 'bambus', 'żeliwo'],
    groups: [
      {
        name: 'Kubki i filiżanki',
        kinds: [
          kind('Kubki', 'Kubek', 'm', 19, 129),
          kind('Filiżanki', 'Filiżanka', 'f', 29, 149),
          kind('Czarki', 'Czarka', 'f', 25, 119),
          kind('Szklanki', 'Szklanka', 'f', 9, 79),
        ],
      },
      {
        name: 'Talerze i miski',
        kinds: [
          kind('Talerze płytkie', 'Talerz płytki', 'm', 15, 99),
          kind('Talerze głębokie', 'Talerz głęboki', 'm', 15, 99),
          kind('Miski', 'Miska', 'f', 19, 159),
          kind('Półmiski', 'Półmisek', 'm', 39, 249),
        ],
      },
      {
        name: 'Garnki i patelnie',
        kinds: [
          kind('Garnki', 'Garnek', 'm', 79, 499),
          kind('Patelnie', 'Patelnia', 'f', 69, 449),
          kind('Czajniki', 'Czajnik', 'm', 89, 399),
          kind('Naczynia żaroodporne', 'Naczynie żaroodporne', 'n', 49, 229),
        ],
      },
      {
        name: 'Przechowywanie',
        kinds: [
          kind('Pojemniki', 'Pojemnik', 'm', 12, 89),
          kind('Słoje', 'Słój', 'm', 14, 69),
          kind('Kosze', 'Kosz', 'm', 39, 199),
          kind('Pudełka', 'Pudełko', 'n', 19, 99),
        ],
      },
      {
        name: 'Światło i ozdoby',
        kinds: [
          kind('Lampy stołowe', 'Lampa stołowa', 'f', 119, 899),
          kind('Świeczniki', 'Świecznik', 'm', 29, 189),
          kind('Wazony', 'Wazon', 'm', 39, 349),
          kind('Lustra', 'Lustro', 'n', 99, 799),
        ],
      },
    ],
  },
  {
    name: 'Tekstylia',
    share: 14,
    materials: ['bawełna', 'len', 'wełna', 'satyna bawełniana', 'wiskoza'],
    groups: [
      {
        name: 'Sypialnia',
        kinds: [
          kind('Pościel', 'Pościel', 'f', 149, 699, BEDDING),
          kind('Prześcieradła', 'Prześcieradło', 'n', 59, 229, BEDDING),
          kind('Koce', 'Koc', 'm', 89, 499),
          kind('Narzuty', 'Narzuta', 'f', 129, 599, BEDDING),
        ],
      },
      {
        name: 'Łazienka',
        kinds: [
          kind('Ręczniki', 'Ręcznik', 'm', 19, 129, TOWELS),
          kind('Szlafroki', 'Szlafrok', 'm', 149, 449, CLOTHES),
          kind('Dywaniki łazienkowe', 'Dywanik łazienkowy', 'm', 49, 199),
        ],
      },
      {
        name: 'Okno i stół',
        kinds: [
          kind('Zasłony', 'Zasłona', 'f', 89, 399),
          kind('Obrusy', 'Obrus', 'm', 59, 349),
          kind('Serwetki', 'Serwetka', 'f', 9, 49),
        ],
      },
    ],
  },
  {
    name: 'Ogród',
    share: 12,
    materials: ['drewno akacjowe', 'aluminium', 'terakota', 'rattan', 'stal ocynkowana'],
    groups: [
      {
        name: 'Doniczki i skrzynie',
        kinds: [
          kind('Doniczki', 'Doniczka', 'f', 9, 199),
          kind('Skrzynie', 'Skrzynia', 'f', 59, 399),
          kind('Osłonki', 'Osłonka', 'f', 15, 149),
        ],
      },
      {
        name: 'Meble ogrodowe',
        kinds: [
          kind('Krzesła ogrodowe', 'Krzesło ogrodowe', 'n', 149, 799),
          kind('Stoły ogrodowe', 'Stół ogrodowy', 'm', 299, 2499),
          kind('Hamaki', 'Hamak', 'm', 129, 699),
        ],
      },
      {
        name: 'Narzędzia',
        kinds: [
          kind('Konewki', 'Konewka', 'f', 39, 189),
          kind('Sekatory', 'Sekator', 'm', 49, 249),
          kind('Grabie', 'Grabie', 'pl', 29, 129),
        ],
      },
    ],
  },
  {
    name: 'Odzież i obuwie',
    share: 13,
    materials: ['bawełna organiczna', 'len', 'wełna merino', 'skóra licowa', 'płótno'],
    groups: [
      {
        name: 'Odzież robocza i domowa',
        kinds: [
          kind('Fartuchy', 'Fartuch', 'm', 59, 249, CLOTHES),
          kind('Koszule', 'Koszula', 'f', 119, 399, CLOTHES),
          kind('Swetry', 'Sweter', 'm', 149, 599, CLOTHES),
          kind('Spodnie', 'Spodnie', 'pl', 139, 449, CLOTHES),
        ],
      },
      {
        name: 'Obuwie',
        kinds: [
          kind('Kapcie', 'Kapcie', 'pl', 49, 199, SHOES),
          kind('Kalosze', 'Kalosze', 'pl', 79, 299, SHOES),
          kind('Trzewiki', 'Trzewiki', 'pl', 249, 799, SHOES),
        ],
      },
    ],
  },
  {
    name: 'Papier i biuro',
    share: 8,
    materials: ['papier czerpany', 'papier z odzysku', 'korek', 'skóra roślinna'],
    groups: [
      {
        name: 'Notesy i kalendarze',
        kinds: [
          kind('Notesy', 'Notes', 'm', 15, 99),
          kind('Kalendarze', 'Kalendarz', 'm', 29, 119),
          kind('Albumy', 'Album', 'm', 49, 199),
        ],
      },
      {
        name: 'Przybory',
        kinds: [
          kind('Pióra', 'Pióro', 'n', 39, 899),
          kind('Piórniki', 'Piórnik', 'm', 29, 149),
          kind('Zakładki', 'Zakładka', 'f', 5, 39),
        ],
      },
    ],
  },
];
