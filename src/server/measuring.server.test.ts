import { describe, expect, it } from 'vitest';
import { add, browser, section } from './testing/basket.server.ts';
import { form, json, testShop } from './testing/testShop.server.ts';

const HEADER = 'x-iai-tracking-events';
const SNIPPETS = `data_layer: true
snippets:
  - { id: pomiar, purpose: statistics, script: pomiar.js }
  - { id: koszyk, purpose: marketing, script: koszyk.js, on: [add_to_cart] }
`;
const scripts = { 'scripts/pomiar.js': '', 'scripts/koszyk.js': 'void 0;\n' };

describe('trackingEvents', () => {
  const { ask } = testShop({ files: { 'content/snippets.yaml': SNIPPETS, ...scripts }, realPages: true });
  /** A browser whose visitor has agreed to these purposes. */
  const agreed = (purposes: string) =>
    browser((path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Cookie', [`consent=${purposes}`, headers.get('Cookie') ?? ''].join('; '));
      return ask(path, { ...init, headers });
    });
  type Mine = ReturnType<typeof agreed>;
  const events = async (mine: Mine) => {
    const answer = await mine('/graphql/v1/', json({ query: '{ trackingEvents }' }));
    const { data } = await answer.json();
    return data.trackingEvents.map((text: string) => JSON.parse(text));
  };

  it('wait after an answer that says so, and are delivered once', async () => {
    const mine = agreed('statistics.marketing');
    const answer = await mine('/basketchange.php', add({ product: '1001', number: '2' }));
    expect(answer.headers.get(HEADER)).toBe('1');
    expect((await mine('/ajax/get.php', section)).headers.get(HEADER)).toBe('1');
    const [event, ...more] = await events(mine);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      event: 'add_to_cart',
      ecommerce: { currency: 'PLN', value: 136.59, items: [{ item_id: '1001-uniw', price: 68.29, quantity: 2 }] },
    });
    // A file of the shop's own folder, and no code.
    expect(event.scripts).toEqual([expect.stringMatching(/^\/dodatki\/koszyk\.[\w-]{12}\.js$/)]);
    expect(await (await ask(event.scripts[0])).text()).toBe('void 0;\n');
    expect(await events(mine)).toEqual([]);
    expect((await mine('/ajax/get.php', section)).headers.get(HEADER)).toBeNull();
  });

  it('wait after a form that a script has sent, whose page stays', async () => {
    const mine = agreed('statistics');
    const heart = () => form({ heart: 'save', product: '1001' }, { Accept: 'application/json' });
    const answer = await mine('/listy', heart());
    expect(answer.headers.get(HEADER)).toBe('1');
    expect(await events(mine)).toMatchObject([
      { event: 'add_to_wishlist', ecommerce: { currency: 'PLN', value: 68.29, items: [{ price: 68.29 }] } },
    ]);
    expect((await mine('/listy', heart())).headers.get(HEADER)).toBeNull();
  });

  it('tell what was taken out, and name scripts only for their consent', async () => {
    const mine = agreed('statistics');
    await mine('/basketchange.php', add({ product: '1001', number: '1' }));
    expect(
      (await events(mine)).map(({ event, scripts: named }: { event: string; scripts: string[] }) => [event, named]),
    ).toEqual([['add_to_cart', []]]);
    await mine('/basketchange.php', form({ change: 'empty', getAjax: 'true' }));
    expect((await events(mine)).map(({ event }: { event: string }) => event)).toEqual(['remove_from_cart']);
  });

  it('do not exist for who has refused', async () => {
    const mine = agreed('preferences');
    expect((await mine('/basketchange.php', add({ product: '1001' }))).headers.get(HEADER)).toBeNull();
    expect(await events(mine)).toEqual([]);
  });

  it('are told by the section DataLayer, to who has agreed', async () => {
    const asked = (params: object) => form({ request: JSON.stringify({ DataLayer: { params } }) });
    const of = async (purposes: string) =>
      (await (await agreed(purposes)('/ajax/get.php', asked({ products: [1001, 5], basket: true }))).json()).DataLayer;
    expect(await of('marketing')).toEqual({ response: null });
    expect(await of('statistics')).toEqual({
      response: {
        currency: 'PLN',
        items: [{ product: 1001, value: 68.29, item: expect.objectContaining({ item_id: '1001-uniw', price: 68.29 }) }],
        basket: { currency: 'PLN', value: 0, items: [] },
      },
    });
  });
});

describe('a shop that measures nothing', () => {
  const { ask } = testShop();

  it('tells nobody of events, whatever they agree to', async () => {
    const answer = await ask('/basketchange.php', add({ product: '1001' }));
    expect(answer.headers.get(HEADER)).toBeNull();
    expect(await (await ask('/graphql/v1/', json({ query: '{ trackingEvents }' }))).json()).toEqual({
      data: { trackingEvents: [] },
    });
  });
});
