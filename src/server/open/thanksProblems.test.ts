import { expect, it } from 'vitest';
import type { RebateCode } from '../../basket/rebates/model.ts';
import { thanksProblems } from './thanksProblems.ts';

const terms = { shortest: 20, longest: 500, photos: 5, on_page: 10 };
const codes = new Map([['DZIEKUJEMY', {} as RebateCode]]);

it('the shop tells of a code for opinions that no basket takes', () => {
  const thanks = (code: string) => ({ ...terms, thanks: { what: '10 zł', code } });
  expect(thanksProblems(terms, { codes })).toEqual([]);
  expect(thanksProblems(thanks('dziękujemy'), { codes })).toEqual([]);
  expect(thanksProblems(thanks('NIEMA'), { codes })).toMatchObject([{ at: 'opinions.thanks.code', found: 'NIEMA' }]);
});
