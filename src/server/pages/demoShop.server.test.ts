import { describe, expect, it } from 'vitest';
import { testShop } from '../testing/testShop.server.ts';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

const LIST = '/kategoria/stol';

async function main(path: string): Promise<{ status: number; html: string; main: string }> {
  const answer = await ask(path);
  const html = (await answer.text()).replaceAll('\u00a0', ' ');
  return { status: answer.status, html, main: /<main.*?<\/main>/s.exec(html)?.[0] ?? '' };
}
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');

describe('an old address', () => {
  it.each([
    ['/product-pol-1002-Kubek-jakikolwiek.html', '/produkt/kubek-lesny-1002'],
    ['/pl/products/kubek-1002.html', '/produkt/kubek-lesny-1002'],
    ['/produkt/dawna-nazwa-1002', '/produkt/kubek-lesny-1002'],
    ['/pol_m_Stol_Kubki-11.html', '/kategoria/kubki-i-filizanki'],
    ['/contact.php', '/kontakt'],
    ['/main.php', '/'],
  ])('has moved for good: %s', async (old, now) => {
    const answer = await ask(old);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, now]);
    expect((await ask(now)).status).toBe(200);
  });
});

describe('what is not there', () => {
  it.each(['/czegos-takiego-nie-ma', '/produkt/kubek-999999', '/kategoria/nie-ma', '/product-pol-999999.html'])(
    'says so, and leads on: %s',
    async (path) => {
      const gone = await main(path);
      expect(gone.status).toBe(404);
      expect(heading(gone.main)).toBe('Tu już nic nie stoi');
      expect(gone.html).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(gone.main).toMatch(/<a [^>]*href="\/kategoria\/stol"[^>]*>(?:<[^>]*>)*Stół</);
      expect(heading((await main(LIST)).main)).toBe('Stół');
    },
  );
});

describe('a list', () => {
  it.each(['relevance', 'name-d', 'price-a', 'price-d', 'date-d'])('puts what is sold out last: %s', async (order) => {
    const { main: list } = await main(`${LIST}?portions=48&sort_order=${order}`);
    const cards = [...list.matchAll(/<li [^>]*data-product_id=.*?<\/li>/gs)].map(([card]) =>
      card.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    );
    const out = cards.map((card) => card.includes('Wyprzedane'));
    expect(out.length).toBeGreaterThan(24);
    expect(out.filter(Boolean).length).toBeGreaterThan(0);
    expect(out).toEqual(out.toSorted((a, b) => Number(a) - Number(b)));
    if (!order.startsWith('price')) return;
    const prices = cards
      .filter((card) => !card.includes('Wyprzedane'))
      .map((card) => Number(/([\d\s]+,\d\d)\szł/.exec(card)?.[1]?.replaceAll(/\s/g, '').replace(',', '.')));
    const direction = order === 'price-a' ? 1 : -1;
    const known = prices.filter((price) => !Number.isNaN(price));
    expect(known.length).toBeGreaterThan(24);
    expect(known).toEqual(known.toSorted((a, b) => direction * (a - b)));
    // What is bought by telephone has no price.
    expect(prices.slice(known.length).every(Number.isNaN)).toBe(true);
  });
});
