import { expect, it } from 'vitest';
import { countryProblems } from './countries.ts';

const way = (id: string, countries: string[]) => ({ id, name: id, cost: 0, pick_up: false, not_for: [], countries });

it('the settings tell each country that has no addresses here', () => {
  expect(countryProblems({ delivery: [way('kurier', ['PL', 'DE'])] })).toEqual([]);
  expect(countryProblems({ delivery: [way('kurier', ['PL']), way('daleko', ['DE', 'XX'])] })).toEqual([
    expect.objectContaining({ at: 'delivery.1.countries.1', found: 'XX' }),
  ]);
});
