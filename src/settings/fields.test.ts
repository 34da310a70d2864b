import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { amount, date, money, percent, pictureFile, slug, text, whole } from './fields.ts';

const accepts = (schema: v.GenericSchema, values: unknown[]) => values.filter((value) => v.is(schema, value));
const refuses = (schema: v.GenericSchema, values: unknown[]) => values.filter((value) => !v.is(schema, value));

describe('fields of the files of a shop', () => {
  it('read money as grosze, exactly', () => {
    const read = (value: unknown) => v.parse(money(), value);
    expect([84, 84.5, 1.15, 0, '84,50', '1 234,50 zł', '0.07'].map(read)).toEqual([
      8400, 8450, 115, 0, 8450, 123_450, 7,
    ]);
    const wrong = [
      -1,
      -0.01,
      1.005,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e21,
      '',
      'dużo',
      '-3',
      '1,234.50',
      null,
      true,
      [84],
    ];
    expect(refuses(money(), wrong)).toEqual(wrong);
  });

  it('know a date, a moment and a distance', () => {
    const right = ['2026-11-29', '2026-11-29 18:00', '2026-11-29T18:00', '-5d', '+8d', '-3h'];
    expect(accepts(date(), right)).toEqual(right);
    const wrong = ['29.11.2026', '2026-11-29 18', '5d', '-5', '+12345d', '2026-11-29T18:00Z', '', 20_261_129];
    expect(refuses(date(), wrong)).toEqual(wrong);
  });

  it('know a short name', () => {
    expect(refuses(slug(), ['kubek', 'kubek-350-ml', '2'])).toEqual([]);
    const wrong = ['Kubek', 'kubek_350', '-kubek', 'kubek-', 'ku--bek', 'żółw', '', 'a b', 'a/b', 3];
    expect(refuses(slug(), wrong)).toEqual(wrong);
  });

  it('know the name of a picture, and no way out of its folder', () => {
    expect(refuses(pictureFile(), ['a.jpg', 'dom/zima-1.webp', 'A_1.b.jpeg', 'DSC_0001.JPG'])).toEqual([]);
    const wrong = [
      'a.gif',
      'a.svg',
      '../a.jpg',
      'a/../../b.jpg',
      '/a.jpg',
      '.a.jpg',
      'a.jpg?x',
      'http://a/b.jpg',
      'a b.jpg',
      'a.jpg\n',
    ];
    expect(refuses(pictureFile(), wrong)).toEqual(wrong);
  });

  it('know numbers by their bounds', () => {
    expect(refuses(whole(1, 5), [1, 5])).toEqual([]);
    expect(refuses(whole(1, 5), [0, 6, 1.5, '3', Number.NaN])).toHaveLength(5);
    expect(refuses(amount(), [0, 0.5, 1e9])).toEqual([]);
    expect(refuses(amount(), [-0.5, 1e9 + 1, Number.POSITIVE_INFINITY, '3'])).toHaveLength(4);
    expect(refuses(percent(), [0, 8, 100])).toEqual([]);
    expect(refuses(percent(), [-1, 100.5, '8'])).toHaveLength(3);
  });

  it('trim a text before they measure it', () => {
    expect(v.parse(text(5), '  kubek  ')).toBe('kubek');
    expect(refuses(text(5), ['', '   ', 'kubeczek', 3, null])).toHaveLength(5);
  });
});
