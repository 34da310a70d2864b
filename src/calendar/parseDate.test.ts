import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../kit/days.ts';
import { dayNumber } from '../kit/wall.ts';
import { formatDate } from './formatDate.ts';
import { parseDate } from './parseDate.ts';

const read = (format: string, value: string, shortYearCutoff?: number) => {
  const terms = { year: 2026, ...(shortYearCutoff === undefined ? {} : { shortYearCutoff }) };
  const result = parseDate(format, value, terms);
  if (!result.ok) return result.error;
  return result.value === undefined ? undefined : isoDay(result.value);
};

describe('a date is read by its format', () => {
  it.each([
    ['d m y', '3 2 01', '2001-02-03'],
    ['dd mm yy', '03 02 2001', '2001-02-03'],
    ['dd mm yy', '3 2 2001', '2001-02-03'],
    ['d m y', '13 12 01', '2001-12-13'],
    ['dd mm yy', '13 12 2001', '2001-12-13'],
    ['y-o', '01-34', '2001-02-03'],
    ['yy-oo', '2001-347', '2001-12-13'],
    ['oo yy', '348 2004', '2004-12-13'],
    ['D d M y', 'sob. 3 lut 01', '2001-02-03'],
    ['D d M y', 'So 3 Lu 01', '2001-02-03'],
    ['d MM DD yy', '3 lutego sobota 2001', '2001-02-03'],
    ['DD, d MM yy', 'sobota, 3 luty 2001', '2001-02-03'],
    // A weekday is not compared with the date.
    ['DD, d MM yy', 'PIĄTEK, 3 LUTEGO 2001', '2001-02-03'],
    ['D, dd-M-y', 'niedz., 06-gru-26', '2026-12-06'],
    ["'dzień' d 'miesiąca' MM", 'dzień 3 miesiąca lutego', '2026-02-03'],
    ["'dzień' d MM (''DD''), yy", "dzień 3 lutego ('sobota'), 2001", '2001-02-03'],
    ["d 'o''clock' m", "3 o'clock 2", '2026-02-03'],
    ["d''m", "3'2", '2026-02-03'],
    ['d m', '3 2', '2026-02-03'],
    ['@', '981158400000', '2001-02-03'],
    ['!', '631167552000000000', '2001-02-03'],
    ['yy-mm-dd', '1970-01-01', '1970-01-01'],
    ['dd.mm.yy', '31.12.2470', '2470-12-31'],
    ['dd.mm.yy', '29.02.2000', '2000-02-29'],
    // What follows after a space is left alone.
    ['dd.mm.yy', '03.02.2001 10:30', '2001-02-03'],
    ['dd.mm.yy', '', undefined],
  ])('as %s from „%s”', (format, value, expected) => {
    expect(read(format, value)).toBe(expected);
  });

  it.each([
    ['35', undefined, '2035-01-01'],
    ['36', undefined, '2036-01-01'],
    ['37', undefined, '1937-01-01'],
    ['00', undefined, '2000-01-01'],
    ['80', 80, '2080-01-01'],
    ['81', 80, '1981-01-01'],
    ['01', 0, '1901-01-01'],
  ])('a short year %s with the last of this century %s', (year, cutoff, expected) => {
    expect(read('y m d', `${year} 1 1`, cutoff)).toBe(expected);
  });
});

describe('names are read in every case', () => {
  it.each([
    ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'],
    ['poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty', 'niedzieli'],
    ['poniedziałkowi', 'wtorkowi', 'środzie', 'czwartkowi', 'piątku', 'sobocie', 'niedzieli'],
    ['poniedziałek', 'wtorek', 'środę', 'czwartek', 'piątek', 'sobotę', 'niedzielę'],
    ['poniedziałkiem', 'wtorkiem', 'środą', 'czwartkiem', 'piątkiem', 'sobotą', 'niedzielą'],
  ])('as the days %s, %s, %s, %s, %s, %s, %s', (...names) => {
    for (const name of names) expect(read('DD d.m.yy', `${name} 3.2.2001`)).toBe('2001-02-03');
  });

  it.each([
    ['styczeń stycznia styczniowi styczniem styczniu', '01'],
    ['luty lutego lutemu lutym', '02'],
    ['marzec marca marcowi marcem marcu', '03'],
    ['kwiecień kwietnia kwietniowi kwietniem kwietniu', '04'],
    ['maj maja majowi majem maju', '05'],
    ['czerwiec czerwca czerwcowi czerwcem czerwcu', '06'],
    ['lipiec lipca lipcowi lipcem lipcu', '07'],
    ['sierpień sierpnia sierpniowi sierpniem sierpniu', '08'],
    ['wrzesień września wrześniowi wrześniem wrześniu', '09'],
    ['październik października październikowi październikiem październiku', '10'],
    ['listopad listopada listopadowi listopadem listopadzie', '11'],
    ['GRUDZIEŃ Grudnia grudniowi grudniem grudniu', '12'],
  ])('as the month %s', (names, month) => {
    for (const name of names.split(' ')) expect(read('d MM yy', `3 ${name} 2001`)).toBe(`2001-${month}-03`);
  });

  it.each(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'xii'].map((name, n) => [name, n + 1]))(
    'as the Roman month %s, which is %i',
    (name, month) => expect(read('d M yy', `3 ${name} 2001`)).toBe(`2001-${String(month).padStart(2, '0')}-03`),
  );
});

describe('what cannot be read is one of five errors', () => {
  it.each([
    ['d m y', '.2.01', { code: 'number', at: 0, letter: 'd' }],
    ['d m y', 'sob. 2 01', { code: 'number', at: 0, letter: 'd' }],
    ['dd mm yy', 'sob. 2 01', { code: 'number', at: 0, letter: 'dd' }],
    ['d m y', '3 x 01', { code: 'number', at: 2, letter: 'm' }],
    ['dd mm yy', '3 lut 01', { code: 'number', at: 2, letter: 'mm' }],
    ['d m y', '3 2 r01', { code: 'number', at: 4, letter: 'y' }],
    ['d m yy', '3 2 r01', { code: 'number', at: 4, letter: 'yy' }],
    ['y-o', '01-D01', { code: 'number', at: 3, letter: 'o' }],
    ['yy-oo', '2001-D01', { code: 'number', at: 5, letter: 'oo' }],
    ['D d M y', 'D7 3 lut 01', { code: 'name', at: 0, letter: 'D', found: 'D7' }],
    ['D d M y', 'sob. 3 M2 01', { code: 'name', at: 7, letter: 'M', found: 'M2' }],
    ['DD, d MM yy', 'sobota- 3 lutego 2001', { code: 'literal', at: 6, expected: ',', found: '-' }],
    [
      "'dzień' d MM (''DD''), yy",
      'dzień 3 lutego ("sobota"), 2001',
      { code: 'literal', at: 16, expected: "'", found: '"' },
    ],
    ['d m y', '29 2 01', { code: 'invalid', year: 2001, month: 2, day: 29 }],
    ['dd/mm/yy', '18/04/19881', { code: 'extra', rest: '1' }],
    ['m d y', '2 3', { code: 'literal', at: 3, expected: ' ', found: '' }],
    ['m d y', '2 3 1', { code: 'number', at: 4, letter: 'y' }],
    ['mm dd yy', '2 3 01', { code: 'number', at: 4, letter: 'yy' }],
    ['y-o', '2001-34', { code: 'literal', at: 2, expected: '-', found: '0' }],
    ['yy-oo', '01-2-03', { code: 'number', at: 0, letter: 'yy' }],
    ['DD d MM yy', 'so 3 lutego 2001', { code: 'name', at: 0, letter: 'DD', found: 'so' }],
    ['d MM yy', '5 grudzie 2026', { code: 'name', at: 2, letter: 'MM', found: 'grudzie' }],
    ['d M yy', '5 luty 2026', { code: 'literal', at: 5, expected: ' ', found: 'y' }],
    ['yy-oo', '2001-366', { code: 'invalid', year: 2001, month: -1, day: -1 }],
    ["'dzień' d", 'dzie 3', { code: 'literal', at: 4, expected: 'ń', found: ' ' }],
    ['dd.mm.yy', '05/12/2026', { code: 'literal', at: 2, expected: '.', found: '/' }],
    ['dd.mm.yy', '05.12.2026r.', { code: 'extra', rest: 'r.' }],
    ['dd.mm.yy', '05.12.20261', { code: 'extra', rest: '1' }],
    ['dd.mm.yy', '31.11.2026', { code: 'invalid', year: 2026, month: 11, day: 31 }],
    ['dd.mm.yy', '29.02.2026', { code: 'invalid', year: 2026, month: 2, day: 29 }],
    ['dd.mm.yy', '00.01.2026', { code: 'invalid', year: 2026, month: 1, day: 0 }],
    ['dd.mm.yy', '01.13.2026', { code: 'invalid', year: 2026, month: 13, day: 1 }],
    ['mm.yy', '02.2001', { code: 'invalid', year: 2001, month: 2, day: -1 }],
  ])('under the format %s for „%s”', (format, value, expected) => {
    expect(read(format, value)).toEqual(expected);
  });
});

describe('a day is written by a format', () => {
  const day = dayNumber(2001, 2, 3);
  it.each([
    ['d m y', '3 2 01'],
    ['dd mm yy', '03 02 2001'],
    ['yy-oo', '2001-034'],
    ['y-o', '01-34'],
    ['yy-o', '2001-34'],
    ['D M y', 'sob. lut 01'],
    ['DD MM yy', 'sobota luty 2001'],
    ["'dzień' d MM (''DD''), yy", "dzień 3 lutego ('sobota'), 2001"],
    ['D, d M yy', 'sob., 3 lut 2001'],
    ['DD, d MM yy', 'sobota, 3 lutego 2001'],
    ['MM yy', 'luty 2001'],
    ["'dzień' d 'miesiąca' MM", 'dzień 3 miesiąca lutego'],
    ["d''m", "3'2"],
    ['@', '981158400000'],
    ['!', '631167552000000000'],
  ])('as %s it is „%s”', (format, expected) => {
    expect(formatDate(format, day)).toBe(expected);
  });

  it('and is read again as the same day', () => {
    const formats = fc.constantFrom(
      'dd.mm.yy',
      'yy-mm-dd',
      'yy-oo',
      'D, d M yy',
      'DD, d MM yy',
      '@',
      '!',
      "d'd'mm''yy",
    );
    const days = fc.integer({ min: 0, max: dayNumber(2470, 12, 31) });
    fc.assert(
      fc.property(formats, days, (format, one) => {
        expect(parseDate(format, formatDate(format, one), { year: 2026 })).toEqual({ ok: true, value: one });
      }),
    );
  });

  it('and nothing that is typed breaks the reading', () => {
    const formats = fc.constantFrom('dd.mm.yy', 'DD, d MM yy', 'o y', '!', "''d'");
    fc.assert(fc.property(formats, fc.string(), (format, text) => void parseDate(format, text, { year: 2026 })));
  });
});
