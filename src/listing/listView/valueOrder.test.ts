import { describe, expect, it } from 'vitest';
import { compareValues } from './valueOrder.ts';

describe('values of a filter', () => {
  it.each([
    [['powyżej 1 l', '300–450 ml', 'do 150 ml', '150–300 ml']],
    [['14 cm', '18 cm', '32 cm', '24 cm', '20 cm']],
    [['0,5 kg', '250 g', '1 kg']],
    [['Piasek', 'Łąka', 'Biel', 'Mech']],
  ])('%j stand in order', (values) => {
    const expected: Record<string, string[]> = {
      'powyżej 1 l': ['do 150 ml', '150–300 ml', '300–450 ml', 'powyżej 1 l'],
      '14 cm': ['14 cm', '18 cm', '20 cm', '24 cm', '32 cm'],
      '0,5 kg': ['250 g', '0,5 kg', '1 kg'],
      Piasek: ['Biel', 'Łąka', 'Mech', 'Piasek'],
    };
    expect(values.toSorted(compareValues)).toEqual(expected[values[0] ?? '']);
  });
});
