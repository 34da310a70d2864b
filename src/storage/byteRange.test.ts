import { describe, expect, it } from 'vitest';
import { partAsked, tagOf } from './byteRange.ts';

const FILE = { bytes: 100, tag: '"a"' };
const asked = (range?: string, ifRange?: string) => partAsked({ range, ifRange }, FILE);

describe('the part of a file that a request asks for', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['Bytes= 5-5 ', { start: 5, end: 5 }],
  ])('is what it names: %s', (range, part) => expect(asked(range)).toEqual(part));

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-5', 'bytes=0-1,5-6', 'lines=0-5', 'bytes=a-b', '0-5'])(
    'is all of it where it names none that can be read: %s',
    (range) => expect(asked(range)).toBeUndefined(),
  );

  it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('is beyond it: %s', (range) =>
    expect(asked(range)).toBe('beyond'),
  );

  it('is all of it once another file is there', () => {
    expect(asked('bytes=5-', '"a"')).toEqual({ start: 5, end: 99 });
    for (const other of ['"b"', 'W/"a"', 'Sat, 21 Nov 2026 10:00:00 GMT'])
      expect(asked('bytes=5-', other)).toBeUndefined();
  });

  it('is of a file that another size or time tells apart', () => {
    const tags = [
      { bytes: 1, changedAt: 5.5 },
      { bytes: 2, changedAt: 5 },
      { bytes: 1, changedAt: 6 },
    ].map(tagOf);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });
});
