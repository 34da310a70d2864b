import type { Unit } from '../../model.ts';

/** Words of the units shops sell in; a feed gives only the short form. */
const WORDS: Readonly<Record<string, readonly [one: string, few: string, many: string, other: string]>> = {
  szt: ['sztuka', 'sztuki', 'sztuk', 'sztuki'],
  kpl: ['komplet', 'komplety', 'kompletów', 'kompletu'],
  zestaw: ['zestaw', 'zestawy', 'zestawów', 'zestawu'],
  opak: ['opakowanie', 'opakowania', 'opakowań', 'opakowania'],
  para: ['para', 'pary', 'par', 'pary'],
  rolka: ['rolka', 'rolki', 'rolek', 'rolki'],
  karton: ['karton', 'kartony', 'kartonów', 'kartonu'],
  paczka: ['paczka', 'paczki', 'paczek', 'paczki'],
  butelka: ['butelka', 'butelki', 'butelek', 'butelki'],
  arkusz: ['arkusz', 'arkusze', 'arkuszy', 'arkusza'],
  kg: ['kilogram', 'kilogramy', 'kilogramów', 'kilograma'],
  g: ['gram', 'gramy', 'gramów', 'grama'],
  l: ['litr', 'litry', 'litrów', 'litra'],
  m: ['metr', 'metry', 'metrów', 'metra'],
  mb: ['metr bieżący', 'metry bieżące', 'metrów bieżących', 'metra bieżącego'],
  'm²': ['metr kwadratowy', 'metry kwadratowe', 'metrów kwadratowych', 'metra kwadratowego'],
  'm³': ['metr sześcienny', 'metry sześcienne', 'metrów sześciennych', 'metra sześciennego'],
  godz: ['godzina', 'godziny', 'godzin', 'godziny'],
  os: ['osoba', 'osoby', 'osób', 'osoby'],
};

const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  sztuka: 'szt',
  sztuki: 'szt',
  komplet: 'kpl',
  zest: 'zestaw',
  op: 'opak',
  opakowanie: 'opak',
  par: 'para',
  pary: 'para',
  m2: 'm²',
  m3: 'm³',
  metr: 'm',
  litr: 'l',
  kilogram: 'kg',
};

/** The unit with its Polish forms; a name nobody knows stays the same in all of them. */
export function unitOf(name: string): Unit {
  const bare = name.toLowerCase().replace(/\.$/, '');
  const known = Object.hasOwn(OTHER_SPELLINGS, bare) ? OTHER_SPELLINGS[bare] : bare;
  const words = known !== undefined && Object.hasOwn(WORDS, known) ? WORDS[known] : undefined;
  const [one, few, many, other] = words ?? [name, name, name, name];
  return { name: name.replace(/^m2$/i, 'm²').replace(/^m3$/i, 'm³'), one, few, many, other };
}
