import { describe, expect, it } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { browser } from './testing/basket.server.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90, working_days: 2 }
  - { id: daleko, name: Kurier do Czech, cost: 49, working_days: 4, countries: [CZ] }
`;
const MUG = '/produkt/kubek-1001';
const HOME = 'Dostawa od 16,90 zł';
const THERE = 'Dostawa od 49,00 zł';

const plain = async (answer: Response) => (await answer.text()).replaceAll(/\u00a0|&nbsp;/g, ' ');
const projector = '/ajax/projector.php?product=1001&size=uniw&get=sizedelivery';
const openPage = new URLSearchParams({ request: JSON.stringify({ Projector: { params: { product: '1001' } } }) });
const section = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: openPage };
const ways = (mode: string) =>
  json({
    query: `{ shipping(ShippingInput: { mode: ${mode}, products: [{ id: 1001, size: "uniw" }] }) { shipping { courier { id } } } }`,
  });

describe('delivery of a product to another country, whose prices are those of home', () => {
  const { ask } = testShop({
    files: {
      'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}`,
      'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek' }),
    },
    realPages: true,
  });
  const abroad = async () => {
    const mine = browser(ask);
    await mine('/kraj-dostawy', form({ country: 'CZ' }));
    return mine;
  };

  it('is told on its page as it costs there, with no day of arrival, and to nobody else', async () => {
    const before = await plain(await ask(MUG));
    const mine = await abroad();
    const answer = await mine(MUG);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await plain(answer);
    expect(html).toContain(THERE);
    expect(html).not.toContain(HOME);
    expect(html).not.toContain('projector_shipping_arrival');
    expect(html).not.toContain('application/ld+json');
    const others = await ask(MUG);
    expect(others.headers.get('Vary')).toContain('Cookie');
    for (const page of [before, await plain(others)]) {
      expect(page).toContain(HOME);
      expect(page).toContain('projector_shipping_arrival');
    }
  });

  it('is told so by every call', async () => {
    const mine = await abroad();
    for (const [from, cost] of [
      [mine, '49.00'],
      [ask, '16.90'],
    ] as const) {
      expect(await (await from(projector)).text()).toContain(`"shipping":"${cost}"`);
      expect(await (await from('/ajax/get.php', section)).text()).toContain(`"shipping":"${cost}"`);
    }
    for (const mode of ['product', 'basket']) {
      expect(await (await mine('/graphql/v1/', ways(mode))).text(), mode).toContain('"id":"daleko"');
      expect(await (await ask('/graphql/v1/', ways(mode))).text(), mode).toContain('"id":"kurier"');
    }
  });

  it('is that of home again once the choice is taken back, or home is chosen', async () => {
    for (const back of [{ restore: '1' }, { country: 'PL' }]) {
      const mine = await abroad();
      const answer = await mine('/kraj-dostawy', form(back));
      expect(answer.headers.getSetCookie()).toContain('ceny=; Path=/; Max-Age=-1; SameSite=Lax');
      expect(await plain(await mine(MUG))).toContain(HOME);
    }
  });
});
