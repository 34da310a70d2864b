import { describe, expect, it } from 'vitest';
import { sizeKind } from './sizeKind.ts';

describe('the kind of a size', () => {
  it.each([
    ['250 ml', 'volume'],
    ['0,5 l', 'volume'],
    ['1 kg', 'weight'],
    ['⌀ 18 cm', 'length'],
    ['30 × 40 cm', 'length'],
    ['100 zł', 'money'],
    ['XL', 'letters'],
    ['m', 'letters'],
    ['38', 'number'],
    ['38,5', 'number'],
    ['mielona drobno', 'words'],
    ['PDF', 'words'],
    ['constructor', 'words'],
  ])('is, for %s, %s', (name, kind) => {
    expect(sizeKind(name)).toBe(kind);
  });
});
