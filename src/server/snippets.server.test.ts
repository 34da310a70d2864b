import { describe, expect, it } from 'vitest';
import { form, testShop } from './testing/testShop.server.ts';

const SNIPPETS = `snippets:
  - { id: licznik, region: head, purpose: statistics, script: licznik.js }
  - { id: uwaga, region: body_top, content: 'Pracujemy **krócej** <img src=x onerror=alert(1)><script>alert(1)</script>' }
  - { id: promocje, content: Tylko tu, pages: [/promocje] }
layers:
  - { id: jesien, kind: window, heading: Jesień w pracowni, content: Nowe czarki., link: { label: Zobacz, to: /nowosci } }
  - { id: powrot, kind: corner, heading: Witaj znowu, visits: 2 }
`;

describe('snippets and layers', () => {
  const { ask } = testShop({
    files: { 'content/snippets.yaml': SNIPPETS, 'scripts/licznik.js': 'document.title = "x";\n' },
    realPages: true,
  });
  const sections = async (params: object = {}, cookie = '') => {
    const asked = { Snippets: { format: 'json', params }, ToplayersAndWidgets: { format: 'json', params } };
    const sent = form({ request: JSON.stringify(asked) });
    const headers = { ...sent.headers, ...(cookie === '' ? {} : { Cookie: cookie }) };
    const { Snippets, ToplayersAndWidgets } = await (await ask('/ajax/get.php', { ...sent, headers })).json();
    return {
      snippets: Snippets.response.items,
      layers: ToplayersAndWidgets.response.items,
      counts: ToplayersAndWidgets.response.counts,
    };
  };

  it('are answered to whoever may have them, cleaned', async () => {
    const { snippets, layers } = await sections();
    expect(snippets).toEqual({
      uwaga: { region: 'body_top', content: expect.stringContaining('<strong>krócej</strong>') },
    });
    expect(snippets.uwaga.content).not.toMatch(/img|script|alert/);
    expect(layers).toEqual({ jesien: { kind: 'window', days: 30, content: expect.any(String) } });
    expect(layers.jesien.content).toContain('id="layer_jesien_title"');
    expect(layers.jesien.content).toContain('href="/nowosci"');
  });

  it('come for the consent, the page and the visit that they are meant for', async () => {
    const agreed = await sections({ additional_ajax: { visits: 2 } }, 'consent=preferences.statistics');
    expect(Object.keys(agreed.snippets)).toEqual(['licznik', 'uwaga']);
    expect(Object.keys(agreed.layers)).toEqual(['jesien', 'powrot']);
    expect(Object.keys((await sections({ request_uri: '/promocje?strona=2' })).snippets)).toEqual([
      'uwaga',
      'promocje',
    ]);
  });

  it('say that visits are counted, where one waits for a number of them', async () => {
    expect((await sections({})).counts).toBe(true);
  });

  it('name scripts by an address of this shop, which holds what the file held', async () => {
    const { script } = (await sections({}, 'consent=statistics')).snippets.licznik;
    expect(script).toMatch(/^\/dodatki\/licznik\.[\w-]{12}\.js$/);
    const answer = await ask(script);
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(await answer.text()).toBe('document.title = "x";\n');
    for (const other of ['/dodatki/licznik.js', '/dodatki/..%2Fshop.yaml', '/dodatki/licznik.AAAAAAAAAAAA.js']) {
      expect((await ask(other)).status, other).toBe(404);
    }
  });

  it('are wanted by every page, for the purposes that the shop needs', async () => {
    expect(await (await ask('/')).text()).toContain('"extras":["necessary","statistics"]');
  });
});
