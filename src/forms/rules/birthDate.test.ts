import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBirthDate } from './birthDate.ts';
import { told } from './testing/told.ts';

/** The value kept, or the code of what is wrong. */

describe('the date of birth', () => {
  const terms = { today: () => '2026-11-21', minAge: 16 };

  it.each(['1987-05-12', '1900-01-01', '2000-02-29', '2010-11-21'])('may be %s', (value) => {
    expect(told(checkBirthDate(value, terms))).toBe(value);
  });

  it.each([
    ['', undefined],
    ['12-05-1987', undefined],
    ['1987-5-12', undefined],
    ['1999-02-29', undefined],
    ['1987-13-01', undefined],
    ['1987-00-10', undefined],
    ['1987-05-12T', undefined],
    ['2026-11-22', 'future'],
    ['1899-12-31', 'future'],
    ['2010-11-22', 'age'],
  ])('may not be „%s”', (value, because) => {
    const checked = checkBirthDate(value, terms);
    expect(checked).toMatchObject({ ok: false, error: { code: 'birth_date' } });
    expect(!checked.ok && 'because' in checked.error ? checked.error.because : undefined).toBe(because);
  });

  it('may be each day there is', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2010-11-21'), noInvalidDate: true });
    fc.assert(fc.property(day, (date) => checkBirthDate(date.toISOString().slice(0, 10), terms).ok));
  });
});
