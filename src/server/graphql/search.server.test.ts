import { describe, expect, it } from 'vitest';
import { json, testShop } from '../testing/testShop.server.ts';

describe('text search in the graph', () => {
  const { ask, shop } = testShop({ shopDir: 'shop' });
  const FIELDS = `products { name link iconSmall iconSmallSecond marks price { price { gross { value formatted } net { value formatted } } } }
    series { name link } producers { name link } menuNodes { name link breadcrumb { items { title } } } cms { name link }
    searchQueries { name link } corrected total`;
  const search = async (text: string, limit = 6) => {
    const query = `query { productsTextSearch(searchInput: { text: ${JSON.stringify(text)}, limit: ${limit} }) { ${FIELDS} } }`;
    const answer = await ask('/graphql/v1/', json({ query }));
    expect(answer.status).toBe(200);
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    return data.productsTextSearch;
  };
  const NOTHING = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [], total: 0 };

  // The first: phrases are read once a minute.
  it('offers phrases that five sessions found something by', async () => {
    for (const who of ['a', 'b', 'c', 'd', 'e']) await shop().phrases.note('kubek leśny', who, 3);
    expect((await search('kubek')).searchQueries).toEqual([
      { name: 'kubek leśny', link: '/szukaj?text=kubek+le%C5%9Bny' },
    ]);
  });

  it('finds products with pictures, both prices and marks, at most the limit', async () => {
    const { products, total } = await search('kubków');
    expect(products).toHaveLength(6);
    expect(total).toBeGreaterThan(6);
    for (const { name, link, iconSmall, marks } of products) {
      expect(link).toMatch(/^\/produkt\//);
      expect(iconSmall).toMatch(/^\//);
      expect(marks.map(([from, to]: [number, number]) => name.slice(from, to))).toEqual(['Kub']);
    }
    const [lesny] = (await search('GL-0350-ME')).products;
    expect(lesny).toMatchObject({
      name: 'Kubek Leśny',
      price: { price: { gross: { value: 80, formatted: '80,00\u00a0zł' }, net: { value: 65.04 } } },
    });
    expect((await search('kubek', 2)).products).toHaveLength(2);
    expect((await search('kubek', 1000)).products.length).toBeLessThanOrEqual(20);
    expect((await search('kubek', -5)).products).toEqual([]);
  });

  it('says of a price what a card says of it', async () => {
    const query = `query ($text: String!) { productsTextSearch(searchInput: { text: $text, limit: 20 }) {
      products { id from per subscribed gratis } } }`;
    const said = async (text: string, id: string) => {
      const { data } = await (await ask('/graphql/v1/', json({ query, variables: { text } }))).json();
      return data.productsTextSearch.products.find((one: { id: string }) => one.id === id);
    };
    const plain = { from: false, per: null, subscribed: false, gratis: false };
    expect(await said('kubek codzienny', '1001')).toEqual({ id: '1001', ...plain, from: true });
    expect(await said('kubek leśny', '1002')).toEqual({ id: '1002', ...plain });
    expect(await said('kubek miesiąca', '1058')).toEqual({ id: '1058', ...plain, subscribed: true });
    expect(await said('glina kamionkowa', '1059')).toEqual({ id: '1059', ...plain, per: 'kg' });
    expect(await said('płytka próbna', '1064')).toEqual({ id: '1064', ...plain, gratis: true });
  });

  it('finds series, producers, categories with what is above them, and pages', async () => {
    expect((await search('pawie oczko')).series).toEqual([]);
    expect((await search('pawie oko')).series).toEqual([{ name: 'Pawie Oko', link: '/seria/pawie-oko' }]);
    expect((await search('palarni')).producers).toEqual([{ name: 'Palarnia Obok', link: '/producent/palarnia-obok' }]);
    expect((await search('filizanek')).menuNodes).toEqual([
      {
        name: 'Kubki i filiżanki',
        link: '/kategoria/kubki-i-filizanki',
        breadcrumb: { items: [{ title: 'Stół' }] },
      },
    ]);
    expect((await search('reklamacja')).cms).toContainEqual({
      name: expect.stringContaining('reklamacje'),
      link: '/strona/zwroty-i-reklamacje',
    });
  });

  it('mends typos and tells it', async () => {
    expect(await search('talez nocny')).toMatchObject({
      corrected: 'talerz nocny',
      products: [{ name: 'Talerz Nocny' }],
    });
  });

  it.each([
    '',
    ' ',
    'k',
    '%',
    '%%%',
    '"*()-+~ AND OR NOT',
    '\u0000\u202e\u200f',
    '😀🏺🫖',
    'ż'.repeat(10_000),
    '\\',
    "'; drop table products --".slice(0, 2),
  ])('finds nothing for %j', async (text) => expect(await search(text)).toMatchObject(NOTHING));

  it('says the same however it is asked, and however often', async () => {
    const query = `query ($text: String!) { productsTextSearch(searchInput: { text: $text }) { ${FIELDS} } }`;
    const labelled = async (text: string) =>
      (await ask('/graphql/v1/?query=productsTextSearch', json({ query, variables: { text } }))).json();
    const plain = { data: { productsTextSearch: await search('maselniczki') } };
    expect(plain.data.productsTextSearch.products).not.toEqual([]);
    expect(await labelled('maselniczki')).toEqual(plain);
    expect(await labelled('maselniczki')).toEqual(plain);
  });

  it('leaves to the graph what is wrong with a labelled query', async () => {
    for (const body of [
      { query: '{ productsTextSearch(searchInput: { text: "kubek" }) { nothing } }' },
      { query: 'query ($text: String!) { productsTextSearch(searchInput: { text: $text }) { total } }', variables: {} },
      { query: '{ productsTextSearch(searchInput: { text: "kubek"' },
    ]) {
      const answer = await ask('/graphql/v1/?query=productsTextSearch', json(body));
      expect(answer.status).toBeLessThan(500);
      expect((await answer.json()).errors[0].message).toEqual(expect.any(String));
    }
    // Only the open field is answered to who does not say that he sends JSON.
    const query = '{ productsTextSearch(searchInput: { text: "kubek" }) { total } }';
    const untyped = { ...json({ query }), headers: { 'Content-Type': 'text/plain' } };
    expect((await ask('/graphql/v1/?query=productsTextSearch', untyped)).status).toBe(415);
  });

  it('answers a thousand words by the first of them', async () => {
    expect((await search('kubek '.repeat(1000))).total).toBeGreaterThan(6);
  });
});
