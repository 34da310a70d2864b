import { isEnglish } from '../kit/speech.ts';

/**
 * Countries of an address: ISO 3166-1 code of two letters, its number (on the wire countries are numbers; Kosovo has
 * none), calling code, Polish name, and how postcodes look: X is a digit, Y a letter, the rest stands for itself. A format
 * that holds a digit is an example, for codes that X and Y cannot write.
 */
export interface Country {
  readonly code: string;
  readonly number: number | undefined;
  readonly prefix: string;
  readonly name: string;
  readonly formats: readonly string[];
}

/** code, number, calling code, name, formats, in the order of names. A space in a format may be left out. */
const ROWS = `
AL 008 355 Albania: XXXX
AD 020 376 Andora: ADXXX
AM 051 374 Armenia: XXXX
AU 036 61 Australia: XXXX
AT 040 43 Austria: XXXX
BE 056 32 Belgia: XXXX
BY 112 375 Białoruś: XXXXXX
BA 070 387 Bośnia i Hercegowina: XXXXX
BG 100 359 Bułgaria: XXXX
CN 156 86 Chiny: XXXXXX
HR 191 385 Chorwacja: XXXXX
CY 196 357 Cypr: XXXX
ME 499 382 Czarnogóra: XXXXX
CZ 203 420 Czechy: XXX XX
DK 208 45 Dania: XXXX
EE 233 372 Estonia: XXXXX
FI 246 358 Finlandia: XXXXX
FR 250 33 Francja: XXXXX
GI 292 350 Gibraltar: GX11 1AA
GR 300 30 Grecja: XXX XX
GE 268 995 Gruzja: XXXX
ES 724 34 Hiszpania: XXXXX
NL 528 31 Holandia: XXXX YY
HK 344 852 Hongkong:
IE 372 353 Irlandia: A65 F4E2
IS 352 354 Islandia: XXX
IL 376 972 Izrael: XXXXXXX|XXXXX
JP 392 81 Japonia: XXX-XXXX
CA 124 1 Kanada: YXY XYX
KZ 398 7 Kazachstan: XXXXXX|YXXYXYX
KR 410 82 Korea Południowa: XXXXX
XK - 383 Kosowo: XXXXX
LI 438 423 Liechtenstein: XXXX
LT 440 370 Litwa: XXXXX|LT-XXXXX
LU 442 352 Luksemburg: XXXX|L-XXXX
LV 428 371 Łotwa: LV-XXXX
MK 807 389 Macedonia Północna: XXXX
MT 470 356 Malta: YYY XXXX|YYY XX
MD 498 373 Mołdawia: MD-XXXX|XXXX
MC 492 377 Monako: XXXXX
DE 276 49 Niemcy: XXXXX
NO 578 47 Norwegia: XXXX
NZ 554 64 Nowa Zelandia: XXXX
PL 616 48 Polska: XX-XXX
PT 620 351 Portugalia: XXXX-XXX
RO 642 40 Rumunia: XXXXXX
SM 674 378 San Marino: XXXXX
RS 688 381 Serbia: XXXXX
SK 703 421 Słowacja: XXX XX
SI 705 386 Słowenia: XXXX
US 840 1 Stany Zjednoczone: XXXXX|XXXXX-XXXX
CH 756 41 Szwajcaria: XXXX
SE 752 46 Szwecja: XXX XX
TR 792 90 Turcja: XXXXX
UA 804 380 Ukraina: XXXXX
VA 336 39 Watykan: XXXXX
HU 348 36 Węgry: XXXX
GB 826 44 Wielka Brytania: YX XYY|YXX XYY|YXY XYY|YYX XYY|YYXX XYY|YYXY XYY
IT 380 39 Włochy: XXXXX
FO 234 298 Wyspy Owcze: XXX
AE 784 971 Zjednoczone Emiraty Arabskie:
`;

/** Countries by Polish name. */
export const COUNTRIES: readonly Country[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [head = '', tail = ''] = row.split(':');
    const [code = '', number, prefix = '', ...name] = head.split(' ');
    const formats = tail.trim() === '' ? [] : tail.trim().split('|');
    return { code, number: number === '-' ? undefined : Number(number), prefix, name: name.join(' '), formats };
  });

/** Codes of all, Poland first, then the others by their Polish names. */
export const ALL_COUNTRIES: readonly string[] = [
  'PL',
  ...COUNTRIES.map(({ code }) => code).filter((code) => code !== 'PL'),
];

const byId = new Map<string, Country>(
  COUNTRIES.flatMap((country) => [
    [country.code, country] as const,
    ...(country.number === undefined
      ? []
      : [[String(country.number).padStart(3, '0'), country] as const, [String(country.number), country] as const]),
  ]),
);

/** Country by ISO code or number ("PL", "pl", "616"); undefined for an unknown one. */
export function countryOf(id: string): Country | undefined {
  return id.length > 3 ? undefined : byId.get(id.toUpperCase());
}

/** Name of a country in the language of the page; an unknown country is called by its code. */
export function countryName(id: string): string {
  const country = countryOf(id);
  if (!country) return id;
  return (isEnglish() ? globalThis.englishCountries?.[country.code] : undefined) ?? country.name;
}
