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
    '12.05.1987',
    '12.5.1987',
    '12-05-1987',
    '12/05/1987',
    '12 . 05 . 1987 r.',
    '1987-5-12',
    '1987.05.12',
    '1987/05/12',
    '1987–05–12',
    '１９８７-05-12',
    '12 maja 1987',
    '12 maj 1987 r.',
    '12 V 1987',
    '12.V.1987r.',
  ])('may be written %s', (value) => {
    expect(told(checkBirthDate(value, terms))).toBe('1987-05-12');
  });

  it.each([
    ['1 lutego 1990', '1990-02-01'],
    ['1 luty 1990', '1990-02-01'],
    ['3 października 1990', '1990-10-03'],
    ['3 pazdziernik 1990', '1990-10-03'],
    ['30 VIII 1990', '1990-08-30'],
    ['30 sie 1990', '1990-08-30'],
    ['29.02.2000', '2000-02-29'],
  ])('is, written %s, %s', (value, day) => {
    expect(told(checkBirthDate(value, terms))).toBe(day);
  });

  it.each([
    ['', undefined],
    ['29.02.1999', undefined],
    ['12.05.87', undefined],
    ['12 ma 1987', undefined],
    ['12 IIII 1987', undefined],
    ['05/13/1987', undefined],
    ['12051987', undefined],
    ['12.05/1987', undefined],
    ['1999-02-29', undefined],
    ['1987-13-01', undefined],
    ['1987-00-10', undefined],
    ['1987-05-12T', undefined],
    ['2026-11-22', 'future'],
    ['22.11.2026', 'future'],
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
