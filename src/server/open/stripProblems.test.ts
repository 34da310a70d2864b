import { expect, it } from 'vitest';
import { stripProblems } from './stripProblems.ts';

const codes = (...some: string[]) => ({ codes: new Map(some.map((code) => [code, {} as never])) });
const strip = (code: string) => ({ code: { code, text: 'Kod {code}' } as never, bars: [] });

it('the shop tells of a code that a bar promises and no basket takes', () => {
  expect(stripProblems({ bars: [] }, codes())).toEqual([]);
  expect(stripProblems(strip('STOL11'), codes('STÓŁ10'))).toMatchObject([{ at: 'code.code', found: 'STOL11' }]);
});
