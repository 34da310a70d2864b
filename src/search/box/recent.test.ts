import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage } from '../../ui/browser/testing/freshPage.ts';

/** A fresh page's life, with what its browser holds. */
async function page(cookie = '', kept = new Map<string, string>()) {
  freshPage(cookie, kept);
  return { ...(await import('./recent.ts')), kept };
}

const AGREED = 'consent=preferences';

describe('recent searches', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('are known in the page’s life, newest first and each once, and kept nowhere', async () => {
    const { noteSearch, recentSearches, kept } = await page();
    for (const text of ['kubek leśny', 'talerz', 'Kubek Lesny']) noteSearch(text);
    expect(recentSearches()).toEqual(['Kubek Lesny', 'talerz']);
    expect(kept.size).toBe(0);
    expect((await page()).recentSearches()).toEqual([]);
  });

  it('are kept after consent, at most six, until they are cleared', async () => {
    const first = await page(AGREED);
    for (let n = 1; n <= 8; n += 1) first.noteSearch(`kubek ${n}`);
    const second = await page(AGREED, first.kept);
    expect(second.recentSearches()).toEqual([8, 7, 6, 5, 4, 3].map((n) => `kubek ${n}`));
    second.clearSearches();
    expect(second.recentSearches()).toEqual([]);
    expect(first.kept.size).toBe(0);
  });

  it.each(['{', '{}', 'null', '[1,null,[],""," "]', '"abc"'])('survive %s in the browser', async (text) => {
    expect((await page(AGREED, new Map([['recentSearches', text]]))).recentSearches()).toEqual([]);
  });
});
