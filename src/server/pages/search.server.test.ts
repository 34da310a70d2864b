import { describe, expect, it, vi } from 'vitest';
import { testShop } from '../testing/testShop.server.ts';

const { ask, shop } = testShop({ shopDir: 'shop', realPages: true });

async function results(query: string) {
  const answer = await ask(`/szukaj${query}`);
  const html = await answer.text();
  const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? '';
  const words = main
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ');
  const names = [...main.matchAll(/product__name[^>]*>\s*<a[^>]*>([^<]*)</g)].map(([, name]) =>
    name?.replaceAll('\u00a0', ' '),
  );
  return { status: answer.status, html, main, words, names, cache: answer.headers.get('Cache-Control') };
}

describe('results of a search without scripts', () => {
  it('are a list with its filters, the best first', async () => {
    const { status, names, words, html } = await results('?text=talerz%20nocny');
    expect(status).toBe(200);
    expect(names[0]).toBe('Talerz Nocny');
    expect(words).toContain('Wyniki dla „talerz nocny”');
    expect(html).toContain('<meta name="robots" content="noindex');
    const kubki = await results('?text=kubki');
    expect(kubki.words).toMatch(/\d+ produktów/);
    expect(kubki.words).toContain('Trafność');
    expect(kubki.words).toContain('Kubki i filiżanki');
    expect(kubki.main).toMatch(/name="filter_traits\d+/);
    // Every form of the list keeps what was searched for.
    const forms = [...kubki.main.matchAll(/<form[^>]*action="\/szukaj".*?<\/form>/gs)].map(([form]) => form);
    expect(forms).toHaveLength(3);
    for (const form of forms) expect(form).toMatch(/name="text"[^>]*value="kubki"|value="kubki"[^>]*name="text"/);
  });

  it('narrow by filters, and lead back from filters that leave nothing', async () => {
    const { names, main } = await results('?text=kubek&filter_price=130-');
    expect(names.length).toBeGreaterThan(0);
    expect(main).toContain('href="/szukaj?text=kubek"');
    const nothing = await results('?text=kubek&filter_price=9000-');
    expect(nothing.words).toContain('Nic nie pasuje do wszystkich filtrów naraz');
  });

  it('show series, producers, categories and pages above', async () => {
    const { main } = await results('?text=pawie+oko');
    expect(main).toContain('href="/seria/pawie-oko"');
    expect((await results('?text=reklamacje')).main).toContain('href="/strona/zwroty-i-reklamacje"');
  });

  it('tell what was mended and what was left out', async () => {
    const { words, main, names } = await results('?text=talez+nocny');
    expect(names[0]).toBe('Talerz Nocny');
    expect(words).toContain('Czy chodziło o talerz nocny');
    expect(main).toContain('href="/szukaj?text=talerz+nocny"');
    const some = await results('?text=kubek+dinozaur');
    expect(some.words).toContain('Pominęliśmy: „dinozaur”');
    expect(some.names.length).toBeGreaterThan(3);
  });

  it.each([
    ['', 'nothingAsked'],
    ['?text=', 'nothingAsked'],
    ['?text=k', 'search_text_to_short'],
    ['?text=qqqqqqqq', 'search_products_not_found'],
    ['?text=%25%25', 'search_products_not_found'],
    ['?text=%00%E2%80%AE', 'nothingAsked'],
    ['?text=%F0%9F%98%80%F0%9F%8F%BA', 'search_products_not_found'],
    [`?text=${'%C5%BC'.repeat(500)}`, 'search_products_not_found'],
  ])('say, for %j, %s and ways on', async (query, message) => {
    const { status, main } = await results(query);
    expect(status).toBe(200);
    expect(main).toContain(`data-message="${message}"`);
    expect(main).toContain('href="/kategoria/stol"');
    expect(main).toMatch(/<form[^>]*action="\/szukaj"/);
  });

  it('say of a text that pages alone were found for that there are no such products, not that there is nothing', async () => {
    const { words, main } = await results('?text=regulamin');
    expect(main).toContain('data-message="search_products_not_found"');
    expect(main).toContain('href="/strona/regulamin"');
    expect(words).toContain('Nie mamy produktów pod hasłem „regulamin”');
    expect(words).not.toContain('Nie mamy nic');
    expect((await results('?text=qqqqqqqq')).words).toContain('Nie mamy nic pod hasłem „qqqqqqqq”');
  });

  it('write what was typed as text', async () => {
    const { main } = await results(`?text=${encodeURIComponent('<script>alert(1)</script>"')}`);
    expect(main).not.toContain('<script>alert');
    expect(main).toContain('&lt;script&gt;');
  });

  it('are noted with what they found, and not again when they are filtered', async () => {
    const note = vi.spyOn(shop().phrases, 'note');
    await results('?text=maselniczka');
    await results('?text=maselniczka&filter_instock=1');
    await results('?text=kubek+dinozaur');
    expect(note.mock.calls.map(([text, , found]) => [text, found])).toEqual([
      ['maselniczka', 5],
      ['kubek dinozaur', 0],
    ]);
    note.mockRestore();
  });

  it('stand where old addresses of a search lead', async () => {
    const old = await ask('/search.php?text=kubek%20le%C5%9Bny', { redirect: 'manual' });
    expect(old.status).toBe(301);
    expect(old.headers.get('Location')).toBe('/szukaj?text=kubek+le%C5%9Bny');
  });

  it('are the same for a size, whatever sign stands between its numbers', async () => {
    const { names } = await results('?text=10x10');
    expect(names).toEqual(['Kafle szkliwione 10 × 10', 'Kafle szkliwione 10 × 10']);
    for (const text of ['10×10', '10 × 10', '10*10']) {
      expect((await results(`?text=${encodeURIComponent(text)}`)).names, text).toEqual(names);
    }
  });

  it('are out of reach for robots', async () => {
    expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /szukaj?');
  });
});
