import { afterEach, expect, it, vi } from 'vitest';
import { formatFileSize } from './fileSize.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [1, '1 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1234, '1,2 kB'],
  [9_949, '9,9 kB'],
  [9_950, '10 kB'],
  [35_026, '35 kB'],
  [340_400, '340 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_200_000, '1,2 MB'],
  [25_000_000, '25 MB'],
  [5_000_000_000, '5 GB'],
  [5_000_000_000_000, '5000 GB'],
])('a file of %d bytes is shown as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words.replace(' ', '\u00A0'));
});

it('the size of a file has a point in English', () => {
  vi.stubGlobal('speaksEnglish', () => true);
  expect(formatFileSize(1_200_000)).toBe('1.2\u00A0MB');
});
