import { describe, expect, it } from 'vitest';
import { cookieValue, forcedIn, isNoticeDue, readForced } from './cookies.ts';
import { REGION_COOKIE, ZIPCODE_COOKIE } from './noticeAsked.ts';

const REGION = { currentCountry: 'Włochy', defaultCountry: 'Polska', showModal: true };
const ZIPCODE = { currentZipcode: '110 00', defaultZipcode: '00-891', showModal: false };
const read = (values: Readonly<Record<string, string>>) => readForced((name) => values[name]);

describe('the cookies of a region', () => {
  it('are JSON as it is, of signs that a header carries', () => {
    const value = cookieValue(REGION);
    expect(value).toBe('{"currentCountry":"W\\u0142ochy","defaultCountry":"Polska","showModal":true}');
    expect(read({ [REGION_COOKIE]: value })).toEqual({ region: REGION });
  });

  it('are read as themes of the platform write them', () => {
    expect(read({ [REGION_COOKIE]: JSON.stringify(REGION), [ZIPCODE_COOKIE]: JSON.stringify(ZIPCODE) })).toEqual({
      region: REGION,
      zipcode: ZIPCODE,
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"currentCountry":"Polska"}',
    JSON.stringify({ ...REGION, showModal: 'true' }),
    JSON.stringify({ ...REGION, more: 1 }),
    JSON.stringify({ ...REGION, currentCountry: '' }),
    JSON.stringify({ ...REGION, currentCountry: '<b>Polska</b>' }),
    JSON.stringify({ ...REGION, currentCountry: 'Zadzwoń: 600 700 800' }),
    JSON.stringify({ ...REGION, currentCountry: 'P'.repeat(61) }),
    `${JSON.stringify(REGION)}${' '.repeat(1024)}`,
  ])('are ignored when broken, huge or forged: %s', (value) => {
    expect(read({ [REGION_COOKIE]: value })).toEqual({});
  });

  it('are told apart: one that is broken does not spoil the other', () => {
    expect(read({ [REGION_COOKIE]: '{', [ZIPCODE_COOKIE]: cookieValue(ZIPCODE) })).toEqual({ zipcode: ZIPCODE });
  });

  it.each([
    ['', false],
    [`${REGION_COOKIE}=${cookieValue(REGION)}`, true],
    [`a=1; ${REGION_COOKIE}=${cookieValue({ ...REGION, showModal: false })}`, false],
    [`${ZIPCODE_COOKIE}=${cookieValue(ZIPCODE)}`, false],
    [`${ZIPCODE_COOKIE}=${cookieValue({ ...ZIPCODE, showModal: true })}`, true],
    [`${REGION_COOKIE}={"showModal":true`, false],
  ])('say whether the notice is still to be read: %s', (header, due) => {
    expect(isNoticeDue(forcedIn(header))).toBe(due);
  });
});
