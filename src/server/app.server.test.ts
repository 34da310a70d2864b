import { describe, expect, it } from 'vitest';
import { HOUSE_HEADERS } from './testing/houseHeaders.ts';
import { form, json, testShop } from './testing/testShop.server.ts';

describe('every answer', () => {
  const { ask, errors } = testShop();
  const some: [string, RequestInit?][] = [
    ['/'],
    ['/nie-ma'],
    ['/pictures/nie.jpg'],
    ['/pictures/kubek.jpg'],
    ['/graphql/v1/', json({ query: '{shop{name}}' })],
    ['/graphql/v1/'],
    ['/ajax/get.php', form({ request: '{}' })],
    ['/ajax/get.php', form({})],
    ['/contact.php'],
    ['/', { method: 'POST', headers: { Origin: 'https://obcy.example' } }],
  ];

  it.each(some)('has security headers and an id of its own: %s', async (path, init) => {
    const [first, second] = [await ask(path, init), await ask(path, init)];
    expect(Object.fromEntries(first.headers)).toMatchObject(HOUSE_HEADERS);
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    for (const name of ['access-control-allow-origin', 'access-control-allow-credentials', 'x-powered-by']) {
      expect(first.headers.get(name)).toBeNull();
    }
  });

  it('is calm where nobody expected it, tells the id, and keeps the reason inside', async () => {
    const answer = await ask('/blad');
    const id = answer.headers.get('x-request-id') ?? '';
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      error: { code: 'internal', message: expect.stringContaining('X-Request-Id') },
    });
    expect(text).not.toContain('the page failed');
    expect(errors()).toEqual([{ error: new Error('the page failed'), requestId: id }]);
  });
});

describe('a promise of https', () => {
  const plain = testShop();
  const secure = testShop({ shopUrl: 'https://sklep.example' });

  it('is made only by a shop on https', async () => {
    expect((await plain.ask('/')).headers.get('strict-transport-security')).toBeNull();
    expect((await secure.ask('/')).headers.get('strict-transport-security')).toMatch(
      /^max-age=\d{8}; includeSubDomains$/,
    );
  });

  it('comes with trust in the public origin, whatever the proxy asks for', async () => {
    const from = (headers: Record<string, string>) => secure.ask('/', { method: 'POST', headers });
    expect((await from({ Origin: 'https://sklep.example' })).status).toBe(200);
    expect((await from({ Origin: 'https://sklep.example.obcy.example' })).status).toBe(403);
  });
});

describe('a write', () => {
  const { ask } = testShop();
  const write = (headers: Record<string, string>, method = 'POST') => ask('/koszyk', { method, headers });

  it.each([
    { Origin: 'https://obcy.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3001' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' },
  ])('is refused when another site sends it: %j', async (headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await write(headers, method);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { code: 'foreign_origin' } });
    }
  });

  it('is refused calmly to a person on another site, as from a translated copy of a page', async () => {
    const answer = await write({ Origin: 'https://obcy.example', Accept: 'text/html' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('<h1>To nie przyszło z naszej strony</h1>');
  });

  it.each([
    {},
    { Origin: 'http://localhost:3000' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' },
    { 'Sec-Fetch-Site': 'none' },
  ])('goes on when the shop itself or a program sends it: %j', async (headers) => {
    const answer = await write(headers);
    expect([answer.status, await answer.text()]).toEqual([200, 'page POST /koszyk']);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('reaches no page by %s, whatever it brings', async (method) => {
    for (const path of ['/', '/koszyk', '/kontakt', '/zamowienie', '/logowanie', '/basketchange.php']) {
      const answer = await ask(path, { method, body: 'x'.repeat(100_001) });
      expect([path, answer.status, answer.headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD, POST']);
      expect(await answer.json()).toMatchObject({ error: { code: 'method' } });
    }
    const calm = await ask('/koszyk', { method, headers: { Accept: 'text/html' } });
    expect([calm.status, calm.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(await calm.text()).toContain('<h1>Tej strony nie można o to poprosić</h1>');
  });

  it('is refused before it reaches a page when it is too large', async () => {
    const answer = await ask('/kontakt', { method: 'POST', body: 'x'.repeat(100_001) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'too_large' } });
    expect((await ask('/kontakt', { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(200);
  });
});

describe('public files', () => {
  const { ask, shop } = testShop({
    files: {
      'pictures/.ukryty.jpg': 'x',
      'pictures/notatka.yaml': 'x',
    },
  });

  it('have, in a theme, an address that changes with them', async () => {
    const { href, css } = shop().theme;
    const answer = await ask(href);
    expect(href).toMatch(/^\/styl\/[\w-]{12}\.css$/);
    expect([answer.status, await answer.text()]).toEqual([200, css]);
    expect(css).toContain('color: green');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await ask('/styl/inny.css')).status).toBe(404);
  });

  it('are kept for ever when they are of the build, the others for a day', async () => {
    const script = await ask('/assets/entry-abc.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/assets/nie.js')).status).toBe(404);
    const icon = await ask('/icon.svg');
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  });

  it('leave hidden names and unknown kinds to the pages', async () => {
    for (const path of ['/.secret.js', '/manifest.json', '/icon', '/']) {
      expect(await (await ask(path)).text()).toBe(`page GET ${path}`);
    }
  });

  it('lead, as pictures, to a derived one that may be kept for ever', async () => {
    const plain = await ask('/pictures/kubek.jpg');
    const to = plain.headers.get('location') ?? '';
    expect([plain.status, to]).toEqual([302, expect.stringMatching(/^\/pictures\/[0-9a-f]{16}\/\d+\/kubek\.jpg$/)]);
    const answer = await ask(to);
    const { byteLength } = await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const head = await ask(to, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(byteLength), '']);
    const again = await ask(to, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    '/pictures/../shop.yaml',
    '/pictures/..%2Fshop.yaml',
    '/pictures/%2e%2e/%2e%2e/data/shop.sqlite',
    '/pictures/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/pictures/%252e%252e%252fshop.yaml',
    '/pictures/..%5cshop.yaml',
    '/pictures/.ukryty.jpg',
    '/pictures/%2eukryty.jpg',
    '/pictures/dom/../.ukryty.jpg',
    '/pictures/dom',
    '/pictures/dom/',
    '/pictures/',
    '/pictures/notatka.yaml',
    '/pictures/kubek.jpg/',
    '/pictures/kubek.jpg%00.png',
    '/pictures/%00.jpg',
    '/pictures//etc/passwd',
    '/pictures/%E0%A4%A.jpg',
    '/pictures/%',
    '/pictures/%FF.jpg',
    `/pictures/${'a'.repeat(3000)}.jpg`,
  ])('are not found outside, hidden or misspelt: %s', async (path) => {
    const answer = await ask(path);
    const text = await answer.text();
    expect([400, 404, 200]).toContain(answer.status);
    expect(answer.status !== 200 || text.startsWith('page GET')).toBe(true);
  });

  it.each([
    '/assets/..%2f.secret.js',
    '/assets/../.secret.js',
    '/assets/%2e%2e/.secret.js',
    '/..%2fdata%2fshop.sqlite',
    '/%2e%2e/x.js',
  ])('keep to the folder of the build: %s', async (path) => {
    const answer = await ask(path);
    expect(await answer.text()).not.toContain('secret\n');
    expect(answer.headers.get('content-type') ?? '').not.toContain('javascript');
  });
});

describe('addresses of the old platform', () => {
  const { ask } = testShop();

  it.each([
    ['/product-pol-1001-Kubek-codzienny.html', '/produkt/kubek-1001'],
    ['/pl/products/cokolwiek-1001', '/produkt/kubek-1001'],
    ['/pol_m_Stol_Kubki-11.html', '/kategoria/kubki'],
    ['/firm-pol-1-Glinianka.html', '/producent/glinianka'],
    ['/search.php?series=3', '/seria/nocna'],
    ['/search.php?text=kubek', '/szukaj?text=kubek'],
    ['/Regulamin-cterms-pol-9.html', '/strona/o-nas'],
    ['/contact.php', '/kontakt'],
    ['/product-pol-1001?size=350&utm_source=x', '/produkt/kubek-1001?size=350&utm_source=x'],
    ['/search.php?series=3&lang=pol', '/seria/nocna?lang=pol'],
    ['/login.php?operation=logout', '/wyloguj'],
    ['/place-order.php', '/zamowienie'],
    ['/order-open.php', '/zamowienie/znajdz'],
    ['/contact.php?x=%2F%2Fobcy.example', '/kontakt?x=%2F%2Fobcy.example'],
    ['/main.php', '/'],
    ['/basketedit.php?mode=1', '/koszyk'],
    ['/basketedit.php?mode=2', '/listy'],
    ['/client-new.php?register', '/rejestracja'],
    ['/stocks.php', '/sklepy'],
    ['/rma-open.php', '/zamowienie/znajdz'],
    ['/client-rebate.php', '/konto/punkty'],
    ['/client-rebates.php', '/konto/punkty'],
    ['/search.php', '/szukaj'],
    ['/search.php?counter=1', '/szukaj?counter=1'],
  ])('lead to new ones for good: %s', async (old, now) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(old, { method });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, now]);
    }
  });

  it.each([
    '/product-pol-9999-Kubek.html',
    '/pol_m_Stol-999.html',
    '/firm-pol-99-Nikt.html',
    '/search.php?series=99',
    '/search.php?series=x',
    '/terms.php',
    '/cos-cterms-pol-99.html',
    '/product-pol-999999999999999.html',
    // A blog, news and a partner programme are not in this shop: to send somebody elsewhere would not be true.
    '/blog-list.php',
    '/news.php',
    '/affiliate-main.php',
  ])('are left to the pages when the thing is not here: %s', async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([200, `page GET ${path.split('?')[0]}`]);
  });

  describe('with a page of terms', () => {
    const page = '---\nid: 1\ntitle: Regulamin\ndescription: Zasady\n---\nZasady\n';
    const { ask } = testShop({ files: { 'pages/regulamin.md': page } });

    it('lead to it', async () => {
      const answer = await ask('/terms.php');
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/strona/regulamin']);
    });
  });

  it('are not followed by a write', async () => {
    expect(await (await ask('/contact.php', { method: 'POST' })).text()).toBe('page POST /contact.php');
  });
});
