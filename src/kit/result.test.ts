import { expect, test } from 'vitest';
import { err, ok, type Result } from './result.ts';

const half = (n: number): Result<number, 'odd'> => (n % 2 === 0 ? ok(n / 2) : err('odd'));

test('a result carries its value or its error', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, error: 'odd' });
});
