import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('a table in CSV keeps quotes, commas and line ends inside their cells', () => {
  expect(csvLine(['a,b', 'mówi "tak"', 'dwie\r\n\r\nlinie', ''])).toBe('"a,b","mówi ""tak""","dwie\r\n\r\nlinie",""');
});

it('a table in CSV starts no formula, whatever stands in a cell', () => {
  expect(csvLine(['=1+1', '+48 75', '-1', '@SUM(A1)', '\t=1', '\r=1'])).toBe(
    `"'=1+1","'+48 75","'-1","'@SUM(A1)","'\t'=1","'\r'=1"`,
  );
  expect(csvLine(['＝1+1', '－1', ' =1', '\u200b=1', '"=1"'])).toBe(`"'＝1+1","'－1","' =1","'\u200b=1","'""=1"""`);
  const signs = fc.constantFrom('=', '+', '-', '@', '＝', ';', '\t', '\n', '\r', '"', "'", ' ', 'x');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: signs })), (text) => {
      const line = csvLine([text]);
      const read = line.slice(1, -1).replaceAll('""', '"');
      expect(read).not.toMatch(/(?:^|[;\t\r\n])[ ]?[=+@＝＋＠－-]/);
      const plain = (some: string) => some.replaceAll("'", '');
      expect(plain(read)).toBe(plain(text));
    }),
  );
});

it('a table in CSV starts no formula where a program parts cells at semicolons and looks at no quotes', () => {
  expect(csvLine(['x;=1+1', 'lista:\n- kubek\n- talerz', 'a;"=1"', 'a;b, -c'])).toBe(
    `"x;'=1+1","lista:\n'- kubek\n'- talerz","a;'""=1""","a;b, -c"`,
  );
});
