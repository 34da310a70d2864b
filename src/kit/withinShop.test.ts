import { describe, expect, it } from 'vitest';
import { withinShop } from './withinShop.ts';

describe('withinShop', () => {
  it.each(['/', '/produkt/kubek-1', '/szukaj?text=a//b', '/#content'])('takes %s', (address) => {
    expect(withinShop(address)).toBe(address);
  });

  it.each(['', 'produkt/kubek', 'https://obcy.example/', '//obcy.example/', '/\\obcy.example/', 'javascript:alert(1)'])(
    'takes no %s',
    (address) => {
      expect(withinShop(address)).toBe('');
    },
  );
});
