import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableReader } from './readTable.ts';
import { TextBroken } from './textBroken.ts';

function rowsOf(text: string, separator = ',', pieces = text.length || 1) {
  const reader = tableReader(separator);
  const rows = [];
  for (let at = 0; at < text.length; at += pieces) rows.push(...reader.write(text.slice(at, at + pieces)));
  return [...rows, ...reader.end()];
}
const cellsOf = (text: string, separator?: string) => rowsOf(text, separator).map(({ cells }) => cells);

describe('a table', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"a,""b""",c\n', [['a,"b"', 'c']]],
    [
      '"two\nlines",c\r\nd,e',
      [
        ['two\nlines', 'c'],
        ['d', 'e'],
      ],
    ],
    ['5" disk,"say "hi" now"\n', [['5" disk', 'say "hi" now']]],
    [
      'a,"b"\r\n,\n',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    ['', []],
    ['"",""', [['', '']]],
  ])('is read from %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('is parted by any sign', () => {
    expect(cellsOf('a;"b;c"\n', ';')).toEqual([['a', 'b;c']]);
    expect(cellsOf('a\tb,c\n', '\t')).toEqual([['a', 'b,c']]);
  });

  it('tells the line that each row begins on', () => {
    expect(rowsOf('a\n"b\n\nc"\n"d"\r\ne').map(({ line }) => line)).toEqual([1, 2, 5, 6]);
  });

  it('says where a quote opens that is never closed', () => {
    expect(() => rowsOf('a,b\nc,"d\ne\n')).toThrow(expect.objectContaining({ line: 2 }));
    const reader = tableReader(',', 100);
    expect(() => reader.write(`a\n"${'x'.repeat(200)}`)).toThrow(TextBroken);
  });

  it('reads back what was written, however it is cut', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ż', '"', ',', ';', '\n', '\r\n', ' ') });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 9 }), (written, pieces) => {
        const text = written.map((cells) => `${cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')}\r\n`);
        expect(rowsOf(text.join(''), ',', pieces).map(({ cells }) => cells)).toEqual(written);
      }),
    );
  });
});
