import { describe, expect, it } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { form, json, testShop } from './testing/testShop.server.ts';

const HOTSPOTS = `zones:
  - zone: main_hotspot_zone1
    show: [{ kind: new, heading: Prosto z pieca }]
  - zone: main_hotspot_zone2
    show: [{ kind: bestsellers, heading: Najczęściej zamawiane }]
  - zone: products_associated_zone1
    show: [{ kind: chosen, heading: Do tego, products: [1002, 1001] }]
`;

describe('hotspots', () => {
  const { ask } = testShop({
    files: {
      'products/talerz.yaml': productYaml({ id: 1002, name: 'Talerz', version: 'mech', group: 'talerz' }),
      'content/hotspots.yaml': HOTSPOTS,
    },
    realPages: true,
  });
  const path = (fields: Record<string, string>) =>
    `/ajax/hotspots.php?${new URLSearchParams({ action: 'get-hotspots-html', ...fields })}`;
  const ZONES = {
    'zones-names': 'main_hotspot_zone1,main_hotspot_zone2,nie_ma',
    components: 'a,b,c',
    'zones-types': 'main,main,main',
  };

  it('answer the HTML of each element: the cards of lists, or nothing', async () => {
    const answer = await ask(path(ZONES));
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    const body = (await answer.json()) as Record<string, string>;
    expect(Object.keys(body)).toEqual(['a', 'b', 'c']);
    expect(body.a).toMatch(
      /^<section aria-labelledby="a_title">.*<h2 id="a_title">Prosto z\u00a0pieca<\/h2>.*tabindex="0"/,
    );
    expect(body.a).toContain('href="/produkt/kubek-1001"');
    expect(body.a).not.toContain('style=');
    const list = await (await ask('/kategoria/kubki')).text();
    const [card = ''] = /<li class="product.*?<\/li>/.exec(list) ?? [];
    expect(body.a?.replace(' data-far=""', '')).toContain(card);
    expect([body.b, body.c]).toEqual(['', '']);
  });

  it('leave out the product of the page', async () => {
    const body = await (
      await ask(path({ 'zones-names': 'products_associated_zone1', components: 'x', product: '1001' }))
    ).json();
    expect(body.x).toContain('/produkt/talerz-1002');
    expect(body.x).not.toContain('/produkt/kubek-1001');
  });

  it('tell all of a product in the graph, its versions too', async () => {
    const query = `{ hotspots(hotspotsPanelParamsInput: { page: "main", zone: "zone1" }) {
      type products { id zones group { name versions { id name } } } } }`;
    const { data } = await (await ask('/graphql/v1/', json({ query }))).json();
    expect(data.hotspots).toEqual({
      type: 'new',
      products: expect.arrayContaining([
        {
          id: '1002',
          zones: ['new'],
          group: { name: 'Talerz', versions: [{ id: '1002', name: 'mech' }] },
        },
      ]),
    });
  });

  it('refuse ten thousand ids with a code', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => n + 1).join(';');
    for (const [count, code] of [
      [101, 'too_many'],
      [10_000, 'long_address'],
    ] as const) {
      const answer = await ask(path({ ...ZONES, products: ids(count) }));
      expect([answer.status < 500, (await answer.json()).error?.code]).toEqual([true, code]);
    }
    const params = { action: 'get-hotspots-html', ...ZONES, products: ids(10_000) };
    const together = await ask('/ajax/get.php', form({ request: JSON.stringify({ Hotspots: { params } }) }));
    expect(await together.json()).toEqual({ Hotspots: { response: null } });
    const query = `{ hotspots(hotspotsPanelParamsInput: {page: "main", zone: "zone1", products: [${ids(10_000).replaceAll(';', ' ')}]}) { type } }`;
    const graph = await (await ask('/graphql/v1/', json({ query }))).json();
    expect([graph.data, graph.errors[0].extensions.code]).toEqual([undefined, 'too_many_tokens']);
    const passed = {
      query: 'query ($input: HotspotsPanelParamsInput!) { hotspots(hotspotsPanelParamsInput: $input) { type } }',
    };
    const variables = { input: { page: 'main', zone: 'zone1', products: ids(10_000).split(';') } };
    const answered = await (await ask('/graphql/v1/', json({ ...passed, variables }))).json();
    expect(answered.data).toEqual({ hotspots: null });
    const wrong = await ask('/ajax/hotspots.php?action=drop');
    expect([wrong.status, (await wrong.json()).error?.code]).toEqual([400, 'unknown_action']);
    expect((await ask(path(ZONES), { method: 'POST' })).status).toBe(404);
  });

  it('come in the one call for what is a shopper’s own too', async () => {
    const params = { action: 'get-hotspots-html', ...ZONES };
    const answer = await ask(
      '/ajax/get.php',
      form({ request: JSON.stringify({ Hotspots: { format: 'json', params } }) }),
    );
    expect((await answer.json()).Hotspots.response).toMatchObject({
      a: expect.stringContaining('Kubek'),
      b: '',
      c: '',
    });
    const wrong = await ask('/ajax/get.php', form({ request: '{"Hotspots":{}}' }));
    expect((await wrong.json()).Hotspots).toEqual({ response: null });
  });

  it('are told by the graph', async () => {
    const query = (input: string) =>
      json({ query: `{ hotspots(hotspotsPanelParamsInput: ${input}) { name url type products { id name } } }` });
    const found = await (
      await ask('/graphql/v1/?hotspots/', query('{page: "projector", zone: "zone1", products: [1001]}'))
    ).json();
    expect(found.data.hotspots).toMatchObject({
      name: 'Do tego',
      url: null,
      type: 'chosen',
      products: [{ name: 'Talerz' }],
    });
    for (const input of [
      '{page: "main", zone: "zone2"}',
      '{page: "x", zone: "zone1"}',
      '{page: "main", zone: "zone1", products: ["x"]}',
    ])
      expect((await (await ask('/graphql/v1/', query(input))).json()).data.hotspots).toBeNull();
  });

  it('have a place on the pages of their zones, and on no other', async () => {
    const main = await (await ask('/')).text();
    expect(main).toContain('id="main_hotspot_zone1"');
    expect(main).not.toContain('products_associated');
    const page = await (await ask('/produkt/kubek-1001')).text();
    expect(page).toMatch(
      /id="products_associated_zone1"[^>]*data-ajaxload="true" data-pagetype="projector" data-product="1001"/,
    );
    expect(page).not.toContain('products_associated_zone2');
  });
});

describe('a shop without hotspots', () => {
  const { ask } = testShop({ realPages: true });

  it('has no place for them', async () => {
    expect(await (await ask('/')).text()).not.toContain('data-ajaxload');
  });
});

describe('places of hotspots', () => {
  const { ask } = testShop({
    files: {
      'pages/o-nas.md': '---\nid: 90\ntitle: O nas\ndescription: Kim jesteśmy\n---\nLepimy.',
      'pages/zeszyt.md': '---\nid: 91\ntitle: Zeszyt\ndescription: O czym piszemy\n---\nPiszemy.',
      'content/hotspots.yaml': `zones:
  - zone: text_hotspot_zone1
    pages: [/strona/zeszyt*]
    show: [{ kind: new, heading: Nowe }]
  - zone: search_hotspot_zone1
    show: [{ kind: new, heading: Nowe }]
`,
    },
    realPages: true,
  });
  const placesAt = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<div id="(\w+_zone\d)"[^>]*/g)].map(([place]) => place);

  it('stand on pages of words that the file names, and under every list with what it shows', async () => {
    expect(await placesAt('/strona/o-nas')).toEqual([]);
    expect(await placesAt('/strona/zeszyt')).toEqual([expect.stringMatching(/text_hotspot_zone1.+pagetype="text"/)]);
    for (const path of ['/kategoria/kubki', '/nowosci', '/szukaj?text=kubek'])
      expect(await placesAt(path)).toEqual([expect.stringMatching(/search_hotspot_zone1.+products="[\d;]+"/)]);
    expect(await placesAt('/szukaj?text=qwrtzp')).toHaveLength(1);
    const part = await (await ask('/kategoria/kubki?set_render=place')).text();
    expect(part).not.toContain('hotspot_zone1');
  });
});
