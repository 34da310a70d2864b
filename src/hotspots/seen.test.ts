import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage } from '../ui/browser/testing/freshPage.ts';

/** A fresh page's life, with what its browser holds. */
async function page(cookie = '', kept = new Map<string, string>()) {
  freshPage(cookie, kept);
  const { look, seenBefore } = await import('./seen.ts');
  const see = (id: number) => {
    look(id);
    return seenBefore(id);
  };
  return { look: see, kept };
}

/** Nobody waits for the page any more (`whenIdle`). */
const idle = () => vi.runAllTimers();

const AGREED = 'consent=preferences';

describe('products looked at', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  it('are known in the page’s life, newest first and each once, and kept nowhere', async () => {
    const { look, kept } = await page();
    expect(look(1)).toEqual([]);
    expect(look(2)).toEqual([1]);
    expect(look(3)).toEqual([2, 1]);
    expect(look(1)).toEqual([3, 2]);
    idle();
    expect(kept.size).toBe(0);
    expect((await page()).look(4)).toEqual([]);
  });

  it('are kept after consent', async () => {
    const first = await page(AGREED);
    first.look(1);
    first.look(2);
    const second = await page(AGREED, first.kept);
    expect(second.look(3)).toEqual([2, 1]);
    const refused = await page('consent=statistics', first.kept);
    expect(refused.look(4)).toEqual([]);
    expect(first.kept.size, 'the store is not touched while the page starts').toBe(1);
    idle();
    expect(first.kept.size).toBe(0);
  });

  it('are brought along when consent comes later', async () => {
    const { look, kept } = await page();
    look(1);
    vi.stubGlobal('document', { cookie: AGREED });
    look(2);
    idle();
    expect(kept.get('recentProducts')).toBe('[2,1]');
  });

  it('are at most twelve', async () => {
    const { look } = await page();
    for (let id = 1; id <= 30; id += 1) look(id);
    expect(look(31)).toHaveLength(11);
  });

  it.each(['{', '{}', 'null', '["1",-1,0.5,1e99,null,[2]]', '"abc"'])('survive %s in the browser', async (text) => {
    const { look } = await page(AGREED, new Map([['recentProducts', text]]));
    expect(look(5)).toEqual([]);
  });
});
