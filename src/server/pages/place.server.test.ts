import { describe, expect, it } from 'vitest';
import { testShop } from '../testing/testShop.server.ts';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

const LIST = '/kategoria/kubki-i-filizanki';
const HEADING = '<h1>';
const part = async (path: string) => (await ask(path)).text();

describe('a list asked for by what a choice within its place changes', () => {
  it('leaves out what stays: heading, subcategories, the text below, the outline of its filters', async () => {
    const [content, place] = await Promise.all([
      part(`${LIST}?filter_traits1=mech&set_render=content`),
      part(`${LIST}?filter_traits1=mech&set_render=place`),
    ]);
    for (const stays of [HEADING, 'id="breadcrumbs"', '<h2>Który']) {
      expect(content).toContain(stays);
      expect(place).not.toContain(stays);
    }
    expect(place.match(/<i data-still=""><\/i>/g)).toHaveLength(6);
    expect(place).toContain('id="search"');
    expect(place).toContain('<strong>2 produkty</strong>');
    expect(place).toMatch(/<title>Kubki i filiżanki/);
  });

  it('tells the state of its filters alone, in the order of their fields', async () => {
    const path = `${LIST}?filter_traits1=mech`;
    const [content, place] = await Promise.all([part(`${path}&set_render=content`), part(`${path}&set_render=place`)]);
    const outline = /<div data-outline="([^"]+)">(.*?)<\/form>/s.exec(content);
    const told = /<i data-outline="([^"]+)" data-still="([^"]+)"><\/i>/.exec(place);
    expect(told?.[1]).toBe(outline?.[1]);
    const fields = outline?.[2]?.match(/<input[^>]*name="filter_[^>]*>/g) ?? [];
    const states = told?.[2]?.split(' ') ?? [];
    expect(states).toHaveLength(fields.length);
    expect(states.filter((_, at) => fields[at]?.includes('checked'))).toEqual(['2+']);
    for (const [at, state] of states.entries()) expect(fields[at]?.includes('disabled')).toBe(state === '0');
    expect(place).not.toContain('Pojemność');
  });

  it('tells one outline whatever is chosen, and another in another category', async () => {
    const outline = async (path: string) => /data-outline="([^"]+)"/.exec(await part(path))?.[1];
    const of = await outline(LIST);
    expect(of).toMatch(/^[\w-]{6}$/);
    for (const chosen of ['filter_traits1=kobalt,mech', 'filter_instock=1', 'filter_price=10-90&sort_order=price-a'])
      expect(await outline(`${LIST}?${chosen}&set_render=place`), chosen).toBe(of);
    expect(await outline('/kategoria/stol')).not.toBe(of);
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
