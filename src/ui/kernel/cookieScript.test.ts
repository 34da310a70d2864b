import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cookieScript } from './cookieScript.ts';

interface Browser {
  /** What `document.cookie` tells; undefined where cookies are refused. */
  cookie: string | undefined;
  /** What the cookie store answers; undefined where the browser has none. */
  store?: () => Promise<{ name: string; value: string }[]>;
}

/** A page with the script: what was seen of its cookies, how often `document.cookie` was read, and its first frame. */
function page({ cookie, store }: Browser, last = '') {
  const seen: string[] = [];
  const frames: (() => void)[] = [];
  let reads = 0;
  const document = Object.defineProperty({ documentElement: 'html' }, 'cookie', {
    get() {
      reads += 1;
      if (cookie === undefined) throw new Error('SecurityError');
      return cookie;
    },
  });
  runInNewContext(cookieScript('seen.push(c)', 'seen.push(r)', last), {
    seen,
    document,
    window: store ? { cookieStore: { getAll: store } } : {},
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  });
  return { seen, reads: () => reads, frame: () => frames.shift()?.() };
}

const store = async () => [
  { name: 'scheme', value: 'dark' },
  { name: 'a', value: 'b' },
];
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('cookieScript', () => {
  it('waits for nothing while the page is parsed, and for nothing once the store has answered', async () => {
    const { seen, reads, frame } = page({ cookie: 'scheme=light', store });
    expect([seen, reads()]).toEqual([[], 0]);
    await settled();
    expect(seen).toEqual(['scheme=dark,a=b', 'html']);
    frame();
    expect([seen.length, reads()]).toEqual([2, 0]);
  });

  it('reads the cookies itself when the first frame is due, and does nothing twice', async () => {
    const { seen, reads, frame } = page({ cookie: 'scheme=dark', store });
    frame();
    expect([seen, reads()]).toEqual([['scheme=dark', 'html'], 1]);
    await settled();
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['has none', {}],
    ['refuses', { store: () => Promise.reject(new Error('SecurityError')) }],
  ])('reads them before the first frame where the store %s', async (_, its) => {
    const { seen, frame } = page({ cookie: 'scheme=dark', ...its });
    await settled();
    expect(seen).toEqual([]);
    frame();
    expect(seen).toEqual(['scheme=dark', 'html']);
  });

  it('says nothing where cookies are refused', () => {
    const { seen, frame } = page({ cookie: undefined });
    expect(frame).not.toThrow();
    expect(seen).toEqual([]);
  });

  it('says nothing of a part that fails', async () => {
    const { seen, frame } = page({ cookie: '', store }, 'localStorage.getItem("x")');
    await settled();
    expect(frame).not.toThrow();
    expect(seen).toHaveLength(2);
  });

  it('can stand in a page as it is', () => {
    expect(cookieScript()).not.toMatch(/<|-->/);
  });
});
