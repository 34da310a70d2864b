import { describe, expect, it } from 'vitest';
import type { Checked } from '../codes.ts';
import { PARTY_CODES } from '../parties.ts';
import { splitStreet } from './houseNumber.ts';
import { checkStreet, checkStreetLine, checkStreetNumber } from './street.ts';

const codes = PARTY_CODES.client.street;
const told = (checked: Checked) => (checked.ok ? checked.value : checked.error.code);

describe('the line of a Polish street', () => {
  it.each([
    ['Polna 12', 'Polna', '12'],
    ['Polna 12A', 'Polna', '12A'],
    ['ul. Polna 12/4', 'ul. Polna', '12/4'],
    ['Polna 12A m. 4', 'Polna', '12A m. 4'],
    ['Polna 12 lok. U3', 'Polna', '12 lok. U3'],
    ['Polna 5-7', 'Polna', '5-7'],
    ['al. 3 Maja 5', 'al. 3 Maja', '5'],
    ['3 Maja 5/7', '3 Maja', '5/7'],
    ['Jana Pawła II 12 m. 4', 'Jana Pawła II', '12 m. 4'],
    ['11 Listopada 12 13', '11 Listopada', '12 13'],
    ['Rynek, 5', 'Rynek', '5'],
    ['Wieś 12', 'Wieś', '12'],
    ['os. Tysiąclecia 3 bl. B', 'os. Tysiąclecia', '3 bl. B'],
    ['Plac 1000-lecia 5', 'Plac 1000-lecia', '5'],
    ['Polna dz. nr 145/2', 'Polna dz. nr', '145/2'],
    ['działka 12', 'działka', '12'],
    ['Polna b/n', 'Polna', 'b/n'],
    ['Polna, bez numeru', 'Polna', 'bez numeru'],
    ['Polna 12 bis', 'Polna', '12 bis'],
    ['Polna 12m4', 'Polna', '12m4'],
    ['Polna 12m.4', 'Polna', '12m.4'],
    ['Polna nr12', 'Polna', 'nr12'],
    ['Polna 5 C/12', 'Polna', '5 C/12'],
    ['Polna 12 hala A', 'Polna', '12 hala A'],
    ['Polna 12 hala 3', 'Polna', '12 hala 3'],
    ['Polna 12 parter', 'Polna', '12 parter'],
    ['Polna 12/lok.5', 'Polna', '12/lok.5'],
    ['Polna 12 (oficyna, kod 1234)', 'Polna', '12 (oficyna, kod 1234)'],
    ['ul. Polna 12.', 'ul. Polna', '12'],
    ['Polna12/4', 'Polna', '12/4'],
    ['Polna dz.12/3', 'Polna', 'dz.12/3'],
    ['Polna m4', 'Polna', 'm4'],
    ['Osiedle 5 przy lesie', 'Osiedle', '5 przy lesie'],
    ['ul. 1 Maja 5 hala A', 'ul. 1 Maja', '5 hala A'],
    ['ul.3 Maja 5 hala A', 'ul.3 Maja', '5 hala A'],
    ['11-go Listopada 12 bis', '11-go Listopada', '12 bis'],
    ['ul. 1 Praskiego Pułku WP 9 bis', 'ul. 1 Praskiego Pułku WP', '9 bis'],
    ['Obrońców 15 grudnia 3 bis', 'Obrońców 15 grudnia', '3 bis'],
    ['Dywizjonu 303 12 m. 4', 'Dywizjonu 303', '12 m. 4'],
    ['Jana Pawła 2 12', 'Jana Pawła 2', '12'],
    ['Jana Pawła 2', 'Jana Pawła', '2'],
    ['Powstańców 1863 r. 5', 'Powstańców 1863 r.', '5'],
    ['Polna bez nr', 'Polna', 'bez nr'],
    ['Polna brak', 'Polna', 'brak'],
    ['os. 40-lecia 7 parter', 'os. 40-lecia', '7 parter'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['12 Polna', 'Polna', '12'],
    ['12A/4, ul. Polna', 'ul. Polna', '12A/4'],
    ['7 Jana Pawła II', 'Jana Pawła II', '7'],
    ['12 gen. Andersa', 'gen. Andersa', '12'],
    ['12 ul. Fredry', 'ul. Fredry', '12'],
    ['12 Marii Konopnickiej', 'Marii Konopnickiej', '12'],
    ['12 Elizy Orzeszkowej', 'Elizy Orzeszkowej', '12'],
    ['12 Emilii Plater', 'Emilii Plater', '12'],
    ['12 Marii Skłodowskiej-Curie', 'Marii Skłodowskiej-Curie', '12'],
    ['12 Kościuszki', 'Kościuszki', '12'],
    ['12 Wolności', 'Wolności', '12'],
    ['12 Rynek', 'Rynek', '12'],
    ['12 Nowy Świat', 'Nowy Świat', '12'],
    ['12 Krakowskie Przedmieście', 'Krakowskie Przedmieście', '12'],
    ['12 ks. Popiełuszki', 'ks. Popiełuszki', '12'],
    ['12 św. Barbary', 'św. Barbary', '12'],
    ['12 Powstańców Śląskich', 'Powstańców Śląskich', '12'],
    ['12 Armii Krajowej', 'Armii Krajowej', '12'],
    ['12 Powstania Warszawskiego', 'Powstania Warszawskiego', '12'],
    ['7 Kamienic 6', '7 Kamienic', '6'],
    ['12 Pułku Ułanów 4', '12 Pułku Ułanów', '4'],
    ['Plac 3 Krzyży 2', 'Plac 3 Krzyży', '2'],
    ['os. 30 Lecia PRL 7', 'os. 30 Lecia PRL', '7'],
    ['28 Czerwca 1956 223/229', '28 Czerwca 1956', '223/229'],
    ['28 Czerwca 1956r. 12', '28 Czerwca 1956r.', '12'],
    ['Bohaterów Września 1939 12', 'Bohaterów Września 1939', '12'],
    ['Powstańców Wielkopolskich 1918-1919 7', 'Powstańców Wielkopolskich 1918-1919', '7'],
    ['Zawoja 1939', 'Zawoja', '1939'],
    ['Żołnierzy 27 Wołyńskiej Dywizji 5', 'Żołnierzy 27 Wołyńskiej Dywizji', '5'],
    ['Osiedle 5 Stawów 4', 'Osiedle 5 Stawów', '4'],
    ['os. 3 Wieszczów 5/2', 'os. 3 Wieszczów', '5/2'],
    ['os. 3 Róż 5', 'os. 3 Róż', '5'],
    ['Osiedle 4 Pór Roku 12 m. 3', 'Osiedle 4 Pór Roku', '12 m. 3'],
    ['os. 3 Klonów 5', 'os. 3 Klonów', '5'],
    ['os. 12 m. 3', 'os.', '12 m. 3'],
    ['Osiedle 12 Blok 3', 'Osiedle', '12 Blok 3'],
    ['osiedle 7 klatka 2', 'osiedle', '7 klatka 2'],
    ['os. 12 hala A', 'os.', '12 hala A'],
    ['Polna 12 m. 4 kod *123#', 'Polna', '12 m. 4 kod *123#'],
    ['Polna 12 [domofon 4]', 'Polna', '12 [domofon 4]'],
  ])('is parted: %s', (line, street, number) => {
    expect(splitStreet(line)).toEqual({ street, number });
    expect(told(checkStreetLine(line, 'PL', codes))).toBe(line);
  });

  it.each([
    'Polna',
    'al. 3 Maja',
    '11 Listopada',
    'Jana Pawła II',
    'Plac 1000-lecia',
    'ul. Polna m.',
    'ul. 1 Maja',
    'os. 2 Pułku Lotniczego',
    'Dywizjonu 303',
    'ul.11 Listopada',
    'Obrońców 15 grudnia',
    'Stara Wieś',
    '7 Dębów',
    '7 Kamienic',
    '3 Krzyży',
    '1000 Lecia Państwa Polskiego',
    '303 Dywizjonu Myśliwskiego',
    '27 Wołyńskiej DP AK',
    '1 Aleja NMP',
    '3 Powstania Śląskiego',
    '1 Poprzeczna',
    '1 Armii Wojska Polskiego',
    '4 Pory Roku',
    '7 Kamienic lewa oficyna',
    '15 Poznańskiego Pułku Ułanów',
    '20-lecia PRL',
    '12 m.',
    '28 Czerwca 1956',
    'Bohaterów Września 1939',
    'Ofiar Grudnia 1970 r.',
    'Powstańców Styczniowych 1863',
    'ul. 3Maja',
    'ul. 3-Maja',
  ])('is refused without a number: %s', (line) => {
    expect(told(checkStreetLine(line, 'PL', codes))).toBe('no_street_number');
  });

  it.each([
    ['', 'no_street'],
    ['12', 'invalid_format'],
    ['Polna 12 <b>', 'illegal_characters_client_street'],
    ['Pol\\na 12', 'illegal_characters_client_street'],
    ['Polna [dom] 12', 'illegal_characters_client_street'],
    ['Polna* 12', 'illegal_characters_client_street'],
    ['a'.repeat(200), 'max_length'],
  ])('is, as „%s”, %s', (line, code) => {
    expect(told(checkStreetLine(line, 'PL', codes))).toBe(code);
  });
});

it.each([
  ['12 rue de la Paix', 'FR'],
  ['Hauptstraße 7', 'DE'],
  ['221B Baker Street', 'GB'],
  ['Rose Cottage, Mill Lane', 'GB'],
  ['Mill Lane Rose Cottage', 'GB'],
  ['Lieu-dit Les Granges', 'FR'],
  ['Calle Mayor s/n', 'ES'],
  ['Knockboy', 'IE'],
  ['Main Street Apt #4700', 'US'],
  ['Straße des 17. Juni 135', 'DE'],
  ['Ulica kralja Petra bb', 'HR'],
  ['Vas b.b.', 'RS'],
  ['Strada Morii F.N.', 'RO'],
  ['Villa Rosa, Triq il-Kbira', 'MT'],
])('the line %s is taken in %s', (line, region) => {
  expect(told(checkStreetLine(line, region, codes))).toBe(line);
});

it.each([
  ['rue de la Paix', 'FR', 'no_street_number'],
  ['Baker Street', 'GB', 'no_street_number_uk'],
  ['Mill', 'GB', 'no_street_number_uk'],
  ['Villa Rosa', 'MT', 'no_street_number_uk'],
  ['Mill Lane,', 'GB', 'no_street_number_uk'],
])('the line %s in %s is answered with %s', (line, region, code) => {
  expect(told(checkStreetLine(line, region, codes))).toBe(code);
});

it('a stroke the wrong way is one', () => {
  expect(told(checkStreetLine('Polna 12\\4', 'PL', codes))).toBe('Polna 12/4');
});

it('the street alone needs no number', () => {
  expect(told(checkStreet('Polna', codes))).toBe('Polna');
});

it.each([
  ['12A', 'PL', '12A'],
  ['12\\4', 'PL', '12/4'],
  ['12 m. 4 kod *123#', 'PL', '12 m. 4 kod *123#'],
  ['nr 12', 'PL', 'nr 12'],
  ['', 'PL', 'no_street_number'],
  ['A', 'PL', 'A'],
  ['działka 12', 'PL', 'działka 12'],
  ['dz. nr 145/2', 'PL', 'dz. nr 145/2'],
  ['b/n', 'PL', 'b/n'],
  ['schronisko', 'PL', 'schronisko'],
  ['-', 'PL', 'no_street_number'],
  ['#4700', 'US', '#4700'],
  ['12;', 'PL', 'illegal_characters_client_street'],
  ['Rose Cottage', 'GB', 'Rose Cottage'],
  ['', 'GB', 'no_street_number_uk'],
  ['s/n', 'ES', 's/n'],
  ['-', 'ES', 'no_street_number'],
  ['1'.repeat(41), 'PL', 'max_length'],
])('the house number „%s” in %s is %s', (value, region, expected) => {
  expect(told(checkStreetNumber(value, region, codes))).toBe(expected);
});
