import { byName } from '../kit/nameOrder.ts';
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

/** code, number, calling code, name, formats. A space in a format may be left out. */
const ROWS = `
AD 020 376 Andora: ADXXX
AE 784 971 Zjednoczone Emiraty Arabskie:
AL 008 355 Albania: XXXX
AM 051 374 Armenia: XXXX
AT 040 43 Austria: XXXX
AU 036 61 Australia: XXXX
BA 070 387 Bośnia i Hercegowina: XXXXX
BE 056 32 Belgia: XXXX
BG 100 359 Bułgaria: XXXX
BY 112 375 Białoruś: XXXXXX
CA 124 1 Kanada: YXY XYX
CH 756 41 Szwajcaria: XXXX
CN 156 86 Chiny: XXXXXX
CY 196 357 Cypr: XXXX
CZ 203 420 Czechy: XXX XX
DE 276 49 Niemcy: XXXXX
DK 208 45 Dania: XXXX
EE 233 372 Estonia: XXXXX
ES 724 34 Hiszpania: XXXXX
FI 246 358 Finlandia: XXXXX
FO 234 298 Wyspy Owcze: XXX
FR 250 33 Francja: XXXXX
GB 826 44 Wielka Brytania: YX XYY|YXX XYY|YXY XYY|YYX XYY|YYXX XYY|YYXY XYY
GE 268 995 Gruzja: XXXX
GI 292 350 Gibraltar: GX11 1AA
GR 300 30 Grecja: XXX XX
HK 344 852 Hongkong:
HR 191 385 Chorwacja: XXXXX
HU 348 36 Węgry: XXXX
IE 372 353 Irlandia: A65 F4E2
IL 376 972 Izrael: XXXXXXX|XXXXX
IS 352 354 Islandia: XXX
IT 380 39 Włochy: XXXXX
JP 392 81 Japonia: XXX-XXXX
KR 410 82 Korea Południowa: XXXXX
KZ 398 7 Kazachstan: XXXXXX|YXXYXYX
LI 438 423 Liechtenstein: XXXX
LT 440 370 Litwa: XXXXX|LT-XXXXX
LU 442 352 Luksemburg: XXXX|L-XXXX
LV 428 371 Łotwa: LV-XXXX
MC 492 377 Monako: XXXXX
MD 498 373 Mołdawia: MD-XXXX|XXXX
ME 499 382 Czarnogóra: XXXXX
MK 807 389 Macedonia Północna: XXXX
MT 470 356 Malta: YYY XXXX|YYY XX
NL 528 31 Holandia: XXXX YY
NO 578 47 Norwegia: XXXX
NZ 554 64 Nowa Zelandia: XXXX
PL 616 48 Polska: XX-XXX
PT 620 351 Portugalia: XXXX-XXX
RO 642 40 Rumunia: XXXXXX
RS 688 381 Serbia: XXXXX
SE 752 46 Szwecja: XXX XX
SI 705 386 Słowenia: XXXX
SK 703 421 Słowacja: XXX XX
SM 674 378 San Marino: XXXXX
TR 792 90 Turcja: XXXXX
UA 804 380 Ukraina: XXXXX
US 840 1 Stany Zjednoczone: XXXXX|XXXXX-XXXX
VA 336 39 Watykan: XXXXX
XK - 383 Kosowo: XXXXX
`;

/** Countries by Polish name. */
export const COUNTRIES: readonly Country[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [head = '', tail = ''] = row.split(':');
    const [code = '', number, prefix = '', ...name] = head.split(' ');
    const formats = tail.trim() === '' ? [] : tail.trim().split('|');
    return { code, number: number === '-' ? undefined : Number(number), prefix, name: name.join(' '), formats };
  })
  .sort((one, other) => byName(one.name, other.name));

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

/** Its name in the language of the page in hand; an unknown country is called by its code. */
export function countryName(id: string): string {
  const country = countryOf(id);
  if (!country) return id;
  return (isEnglish() ? globalThis.englishCountries?.[country.code] : undefined) ?? country.name;
}
