import { describe, expect, it } from 'vitest';
import { isForeign } from './sameOrigin.ts';

const SHOP = 'https://sklep.example';

/** What stands behind a proxy is asked for over http, by the shop's name or by that of the machine. */
const at = ['http://sklep.example', 'http://127.0.0.1:3000'];

describe('a write', () => {
  it.each([
    { origin: SHOP, site: undefined },
    { origin: SHOP, site: 'same-origin' },
    { origin: undefined, site: 'none' },
    { origin: undefined, site: undefined },
    { origin: 'null', site: 'same-origin' },
  ])('is the shop’s own: %j', (asked) => {
    for (const place of at) expect(isForeign({ ...asked, at: place }, SHOP)).toBe(false);
  });

  it.each([
    { origin: 'https://obcy.example', site: undefined },
    { origin: 'https://obcy.example', site: 'same-origin' },
    { origin: 'http://sklep.example', site: 'same-origin' },
    { origin: SHOP, site: 'cross-site' },
    { origin: SHOP, site: 'same-site' },
    { origin: 'null', site: undefined },
    { origin: 'null', site: 'cross-site' },
    { origin: '', site: undefined },
  ])('is foreign: %j', (asked) => {
    for (const place of at) expect(isForeign({ ...asked, at: place }, SHOP)).toBe(true);
  });

  // DNS rebinding: a name of a stranger's leads to this machine, so that their page is of the address that is asked.
  it.each(['http://obcy.example:3000', 'http://localhost.obcy.example:3000', 'http://192.168.1.5:3000'])(
    'is foreign where a page calls the shop by a name that only leads to it: %s',
    (origin) => {
      for (const shopUrl of [SHOP, 'http://localhost:3000']) {
        expect(isForeign({ origin, site: 'same-origin', at: origin }, shopUrl)).toBe(true);
        expect(isForeign({ origin: 'null', site: 'same-origin', at: origin }, shopUrl)).toBe(true);
      }
    },
  );

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is taken on this machine, whatever its port and SHOP_URL: %s',
    (origin) => {
      for (const shopUrl of [SHOP, 'http://localhost:3000', 'http://localhost:4000']) {
        expect(isForeign({ origin, site: 'same-origin', at: origin }, shopUrl)).toBe(false);
      }
    },
  );

  it('is not taken on this machine from another program of it', () => {
    const asked = { site: undefined, at: 'http://localhost:4000' };
    expect(isForeign({ ...asked, origin: 'http://localhost:5000' }, 'http://localhost:4000')).toBe(true);
    expect(isForeign({ ...asked, origin: 'http://127.0.0.1:4000' }, SHOP)).toBe(true);
  });
});
