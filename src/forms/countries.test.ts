import { describe, expect, it } from 'vitest';
import { byName } from '../kit/nameOrder.ts';
import { COUNTRIES, countryOf } from './countries.ts';

describe('countries', () => {
  it('are 61, 58 of them with a format of X and Y', () => {
    expect(COUNTRIES).toHaveLength(61);
    expect(COUNTRIES.filter(({ formats }) => formats.some((format) => format.includes('X')))).toHaveLength(58);
  });

  it('are in the order of their names', () => {
    const names = COUNTRIES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(byName));
  });

  it('are found by code and number', () => {
    expect(['PL', 'pl', '616'].map((id) => countryOf(id)?.name)).toEqual(['Polska', 'Polska', 'Polska']);
    expect(['8', '008'].map((id) => countryOf(id)?.code)).toEqual(['AL', 'AL']);
    expect(['', 'ZZ', 'PLX', '__proto__', 'undefined'].map(countryOf)).toEqual(Array(5).fill(undefined));
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(61);
  });
});
