import { describe, expect, it } from 'vitest';
import { sourceHash } from './document/policy.ts';
import { browser } from './testing/basket.server.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90, countries: [PL, DE] }
`;
const MUG = '/produkt/kubek-1001';
const plain = async (answer: Response) => (await answer.text()).replaceAll('\u00a0', ' ');
const FROM = { Referer: `http://localhost:3000/en${MUG}` };

describe('a shop in another language', () => {
  const { ask } = testShop({
    files: { 'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}languages: [en]\n` },
    realPages: true,
  });

  it('has pages of its own, whose words, amounts and links are in it', async () => {
    const answer = await ask(`/en${MUG}`);
    const html = await plain(answer);
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('Add to basket');
    expect(html).toContain('PLN 84.00');
    expect(html).not.toContain('84,00 zł');
    expect(html).not.toContain('Do koszyka');
    expect(html).toContain('href="/en/koszyk"');
    expect(html).toContain('href="/en/kategoria/kubki"');
    expect(html).not.toMatch(/ (?:href|action)="\/(?:koszyk|kategoria|szukaj|produkt)/);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/en${MUG}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="pl" href="http://localhost:3000${MUG}">`);
    expect(html).toContain('content="en_GB"');
    expect((await plain(await ask('/en/'))).match(/<html lang="en"/)).not.toBeNull();
    expect(await plain(await ask('/en/kategoria/kubki'))).toContain('1 product');
    expect((await ask('/en/nie-ma')).status).toBe(404);
    expect((await ask('/de/')).status).toBe(404);
  });

  it('keeps robots out of its search and baskets too', async () => {
    const robots = await (await ask('/robots.txt')).text();
    for (const path of ['/szukaj?', '/koszyk', '/zamowienie']) {
      expect(robots.split('\n')).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /en${path}`]));
    }
  });

  it('leaves Polish pages as they are, and neither meets the other in the cache', async () => {
    const before = await plain(await ask(MUG));
    for (let n = 0; n < 2; n++) {
      expect(await plain(await ask(`/en${MUG}`))).toContain('PLN 84.00');
      expect(await plain(await ask(MUG))).toBe(before);
    }
    expect(before).toContain('<html lang="pl"');
    expect(before).toContain('84,00 zł');
    expect(before).not.toContain('/en/');
    expect(before).not.toContain('/slowa/');
    const kept = await ask(`/en${MUG}`);
    expect([kept.headers.get('Set-Cookie'), kept.headers.get('Cache-Control')]).toEqual([null, expect.any(String)]);
  });

  it('brings its words in one file that may be kept for ever, before the kernel', async () => {
    const answer = await ask(`/en${MUG}`);
    const html = await answer.text();
    const href = /"(\/slowa\/en-[\w-]+\.js)"/.exec(html)?.[1] ?? '';
    expect(html.indexOf(href)).toBeLessThan(html.indexOf('/assets/kernel-abc.js"'));
    const loader = /<script type="module">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(answer.headers.get('Content-Security-Policy')).toContain(sourceHash(loader));
    const words = await ask(href);
    expect(words.headers.get('Cache-Control')).toContain('immutable');
    expect(await words.text()).toContain('Add to basket');
    const small = await ask(href, { headers: { 'Accept-Encoding': 'br' } });
    expect(small.headers.get('Content-Encoding')).toBe('br');
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(30_000);
    expect((await ask('/slowa/en-0.js')).status).toBe(404);
  });

  it('is a choice in the settings, and leads to the same page', async () => {
    const to = async (language: string, from?: string) => {
      const answer = await ask(`/jezyk/${language}`, from === undefined ? {} : { headers: { Referer: from } });
      return [answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')];
    };
    expect(await plain(await ask(MUG))).toMatch(/href="\/jezyk\/en" hrefLang="en" lang="en"/i);
    expect(await plain(await ask(`/en${MUG}`))).toMatch(/href="\/jezyk\/pl" hrefLang="pl" lang="pl"/i);
    expect(await to('en', `http://localhost:3000${MUG}?size=m`)).toEqual([302, `/en${MUG}?size=m`, 'no-store']);
    expect(await to('pl', `http://localhost:3000/en${MUG}`)).toEqual([302, MUG, 'no-store']);
    expect(await to('en', 'https://obcy.example/x')).toEqual([302, '/en/', 'no-store']);
    expect(await to('en')).toEqual([302, '/en/', 'no-store']);
  });

  it('stays in it after a form, and in answers to its pages’ calls', async () => {
    const mine = browser(ask);
    const sent = await mine('/basketchange.php', form({ mode: '1', product: '1001', size: 'uniw', number: '2' }, FROM));
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, expect.stringMatching(/^\/en\/koszyk/)]);
    const basket = await plain(await mine('/en/koszyk'));
    expect(basket).toContain('PLN 168.00');
    expect(basket).toContain('Go to checkout');
    expect(basket).toMatch(/<form[^>]* action="\/en\/koszyk"/);
    const query = '{ a: setRegion(SetRegionInput: {deliveryRegionId: 840}) { error { message } } }';
    const said = async (headers: Record<string, string>) =>
      (await (await mine('/graphql/v1/', json({ query: `mutation ${query}` }, headers))).json()).data.a.error.message;
    expect(await said(FROM)).toBe('Choose the country of the recipient.');
    expect(await said({})).toBe('Wybierz kraj odbiorcy przesyłki.');
    const amounts =
      '{ products(searchInput: { productsId: [1001] }) { products { price { price { gross { formatted } } } } } }';
    const shown = async (headers: Record<string, string>) =>
      (await (await mine('/graphql/v1/', json({ query: amounts }, headers))).text()).replaceAll('\u00a0', ' ');
    expect(await shown(FROM)).toContain('"formatted":"PLN 84.00"');
    expect(await shown({})).toContain('"formatted":"84,00 zł"');
    const checkout = await plain(await mine('/en/zamowienie'));
    expect(checkout).toContain('Order with obligation to pay');
    expect(checkout).toContain('>Germany<');
    expect(checkout).not.toContain('Niemcy');
    const faults = await plain(await mine('/en/zamowienie', form({ shipping: 'kurier-1' })));
    expect(faults).toContain('Give a first name.');
  });
});

describe('a shop in Polish alone', () => {
  const { ask } = testShop({ realPages: true });

  it('has no addresses of other languages', async () => {
    for (const path of ['/en/', '/en/koszyk', '/jezyk/en', '/jezyk/pl'])
      expect((await ask(path)).status, path).toBe(404);
    expect(await (await ask('/')).text()).not.toContain('/jezyk/');
  });
});
