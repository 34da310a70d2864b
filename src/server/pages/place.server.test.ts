import { describe, expect, it } from 'vitest';
import { testShop } from '../testing/testShop.server.ts';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

const LIST = '/kategoria/kubki-i-filizanki';
const HEADING = '<h1>';
const part = async (path: string) => (await ask(path)).text();

describe('a list asked for by what a choice within its place changes', () => {
  it('leaves out what stays: heading, subcategories, the text below', async () => {
    const [content, place] = await Promise.all([
      part(`${LIST}?filter_traits1=mech&set_render=content`),
      part(`${LIST}?filter_traits1=mech&set_render=place`),
    ]);
    for (const stays of [HEADING, 'id="breadcrumbs"', '<h2>Który']) {
      expect(content).toContain(stays);
      expect(place).not.toContain(stays);
    }
    expect(place.match(/<i data-still=""><\/i>/g)).toHaveLength(4);
    expect(place).toContain('id="search"');
    expect(place).toContain('<strong>2 produkty</strong>');
    expect(place).toMatch(/<title>Kubki i filiżanki/);
  });

  it('is whole on another page of it, which is another place', async () => {
    expect(await part(`${LIST}?counter=1&set_render=place`)).not.toContain('data-still');
    expect(await part(`${LIST}?set_render=place`)).toContain('data-still');
  });

  it.each(['/szukaj?text=kubek', '/', '/strona/dostawa', '/produkt/kubek-codzienny-kobalt-1001'])(
    'is whole where the address says what is shown: %s',
    async (path) => {
      const html = await part(`${path}${path.includes('?') ? '&' : '?'}set_render=place`);
      expect(html).toContain('id="container"');
      expect(html).not.toContain('data-still');
    },
  );
});
