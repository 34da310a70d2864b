import { describe, expect, it } from 'vitest';
import { comparedCookie, comparisonPath, readIds } from './address.ts';

describe('the address of a comparison', () => {
  it('holds each id once, and no more than the shop compares', () => {
    expect(readIds('3,1,3,2,5,4', 4)).toEqual([3, 1, 2, 5]);
    expect(comparisonPath(readIds('3,1', 4))).toBe('/porownanie?ids=3,1');
    expect(comparisonPath([])).toBe('/porownanie');
  });

  it('leaves out what is no id', () => {
    for (const text of ['', ',', 'abc', '-1', '0', '1e3', '1 2', '９', '9'.repeat(16), "1';--"])
      expect(readIds(text, 4)).toEqual([]);
    expect(readIds(`7,${'x,'.repeat(1000)}8`, 4)).toEqual([7]);
  });

  it('is kept in a cookie that scripts of other sites do not send, and is gone without ids', () => {
    expect(comparedCookie([3, 1], true)).toBe('compared=3.1; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
    expect(comparedCookie([], false)).toBe('compared=; Path=/; Max-Age=0; SameSite=Lax');
    expect(readIds('3.1', 4)).toEqual([3, 1]);
  });
});
