import { expect, test } from 'vitest';
import { plural } from '../../../kit/plural.ts';
import { unitOf } from './units.ts';

test.each([
  ['szt.', 'szt.', '1 sztuka, 2 sztuki, 5 sztuk, 1.5 sztuki'],
  ['kpl.', 'kpl.', '1 komplet, 2 komplety, 5 kompletów, 1.5 kompletu'],
  ['para', 'para', '1 para, 2 pary, 5 par, 1.5 pary'],
  ['opak.', 'opak.', '1 opakowanie, 2 opakowania, 5 opakowań, 1.5 opakowania'],
  ['KG', 'KG', '1 kilogram, 2 kilogramy, 5 kilogramów, 1.5 kilograma'],
  ['m2', 'm²', '1 metr kwadratowy, 2 metry kwadratowe, 5 metrów kwadratowych, 1.5 metra kwadratowego'],
  ['l', 'l', '1 litr, 2 litry, 5 litrów, 1.5 litra'],
  ['ryza', 'ryza', '1 ryza, 2 ryza, 5 ryza, 1.5 ryza'],
  ['constructor', 'constructor', '1 constructor, 2 constructor, 5 constructor, 1.5 constructor'],
])('the unit %s is called %s and counted as %s', (written, name, counted) => {
  const unit = unitOf(written);
  expect(unit.name).toBe(name);
  expect([1, 2, 5, 1.5].map((n) => `${n} ${plural(n, unit)}`).join(', ')).toBe(counted);
});
