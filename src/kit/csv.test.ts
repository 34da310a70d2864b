import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('keeps quotes, commas and line ends inside their cells', () => {
  expect(csvLine(['a,b', 'mówi "tak"', 'dwie\r\nlinie', ''])).toBe('"a,b","mówi ""tak""","dwie\r\nlinie",""');
});

it('starts no formula, whatever stands in a cell', () => {
  expect(csvLine(['=1+1', '+48 75', '-1', '@SUM(A1)', '\t=1', '\r=1'])).toBe(
    `"'=1+1","'+48 75","'-1","'@SUM(A1)","'\t=1","'\r=1"`,
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = csvLine([text]);
      expect(line).toMatch(/^"(?![=+@\t\r-])/);
      const read = line.slice(1, -1).replaceAll('""', '"');
      expect([text, `'${text}`]).toContain(read);
    }),
  );
});
