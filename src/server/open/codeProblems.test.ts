import { expect, it } from 'vitest';
import type { RebateCode } from '../../basket/rebates/model.ts';
import { codeProblems } from './codeProblems.ts';

const codes = (...some: string[]) => ({ codes: new Map(some.map((code) => [code, {} as RebateCode])) });
const bar = (code: string) => ({ announcements: { code: { code, text: 'Kod {code}' } as never }, opinions: {} });
const thanks = (code: string) => ({ announcements: {}, opinions: { thanks: { what: '10 zł', code } } });

it('the shop tells of a code that a bar promises and no basket takes', () => {
  expect(codeProblems({ announcements: {}, opinions: {} }, codes())).toEqual([]);
  expect(codeProblems(bar('STÓŁ10'), codes('STOL10'))).toEqual([]);
  expect(codeProblems(bar('STOL11'), codes('STOL10'))).toMatchObject([{ at: 'code.code', found: 'STOL11' }]);
});

it('the shop tells of a code for opinions that no basket takes', () => {
  const none = codes('DZIEKUJEMY');
  expect(codeProblems(thanks('dziękujemy'), none)).toEqual([]);
  expect(codeProblems(thanks('NIEMA'), none)).toMatchObject([{ at: 'opinions.thanks.code', found: 'NIEMA' }]);
});
