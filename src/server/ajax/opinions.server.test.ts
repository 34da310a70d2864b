import { beforeEach, describe, expect, it } from 'vitest';
import { form, testShop } from '../testing/testShop.server.ts';

const CALL = '/ajax/opinions.php';

describe('opinions.php', () => {
  const { ask, shop } = testShop();
  beforeEach(() => shop().db.write((tx) => tx.deleteFrom('opinions').execute()));

  const words = {
    action: 'insert',
    product: '1001',
    opinion_rating: '4',
    opinion_content: 'Stoi pewnie i nie parzy w rękę.',
    opinion_author: 'Marta',
  };
  const insert = async (more: Record<string, string> = {}) =>
    (await ask(CALL, form({ ...words, ...more }))).json() as Promise<Record<string, unknown>>;
  const get = async (query = '') => (await (await ask(`${CALL}?action=get${query}`)).json()) as { results: object[] };
  const waiting = () => shop().opinions.list('waiting');

  it('keeps an opinion until the merchant has read it, then tells it to everybody', async () => {
    expect(await insert()).toMatchObject({ status: 'success', code: 'opinion_addsuccess' });
    expect(await get('&type=product')).toEqual({ results: [] });
    const [kept] = await waiting();
    await shop().opinions.publish(kept?.id ?? '');
    const told = {
      ...{ id: kept?.id, orderSn: '', createDate: expect.stringMatching(/Z$/), product: { id: 1001 } },
      ...{ rating: 4, content: words.opinion_content, author: 'Marta', confirmedByPurchase: false },
    };
    expect(await get()).toEqual({ results: [told] });
    expect(await get('&product=1001&resultsLimit=1&ordersBy[0][sortDirection]=ASC')).toEqual({ results: [told] });
    for (const none of ['&product=7', '&product=x', '&resultsPage=1', '&resultsLimit=0', '&type=order'])
      expect(await get(none), none).toEqual({ results: [] });
  });

  it.each([
    [{ opinion_rating: '6' }, 'opinion_adderror', 'opinion_rating'],
    [{ opinion_content: 'Tu: www.zly.example i już' }, 'opinion_adderror', 'opinion_content'],
    [{ opinion_content: 'x'.repeat(5001) }, 'opinion_adderror', 'opinion_content'],
  ])('says what is wrong: %j', async (more, code, name) => {
    expect(await insert(more)).toMatchObject({ status: 'error', code, faults: [{ name }] });
    expect(await waiting()).toEqual([]);
  });

  it('takes nothing about what is not sold, from a program that fills hidden fields, or from another site', async () => {
    const noProduct = { status: 'error', code: 'opinion_adderror', message: 'Takiego produktu nie ma w sklepie.' };
    for (const product of ['9', 'x', '']) expect(await insert({ product })).toEqual(noProduct);
    expect(await insert({ contact_www: 'x' })).toMatchObject({ status: 'error', code: 'opinion_adderror' });
    const foreign = await ask(CALL, form(words, { Origin: 'https://obcy.example' }));
    expect(foreign.status).toBe(403);
    expect(await waiting()).toEqual([]);
  });

  it('is told to Google once it is published, and no longer when it is refused', async () => {
    const feed = async () => (await ask('/feeds/google-reviews.xml')).text();
    await insert();
    expect(await feed()).not.toContain('<review>');
    const [kept] = await waiting();
    const id = kept?.id ?? '';
    const shown = async (count: number) => {
      await shop().listing.refresh();
      expect((await feed()).split(`<review_id>${id}</review_id>`)).toHaveLength(count + 1);
    };
    await shop().opinions.publish(id);
    await shown(1);
    await shop().opinions.refuse(id, 'nie na temat');
    await shown(0);
  });

  it('counts a vote once', async () => {
    await insert();
    const [kept] = await waiting();
    const id = kept?.id ?? '';
    const rate = (cookie = '') => ask(CALL, form({ action: 'rate', id }, { Cookie: cookie }));
    expect(await (await rate()).json()).toMatchObject({ status: 'error', code: 'gone' });
    await shop().opinions.publish(id);
    const counted = await rate();
    expect(await counted.json()).toEqual({ status: 'success' });
    const [session = ''] = counted.headers.getSetCookie().map((one) => one.split(';')[0]);
    expect(await (await rate(session)).json()).toMatchObject({ code: 'again', message: 'Ta opinia ma już Twój głos.' });
    expect((await shop().opinions.find(id))?.helpful).toBe(1);
  });

  it('knows no other action, and changes nothing by GET', async () => {
    for (const asked of [`${CALL}?action=insert`, `${CALL}?action=rate&id=x`])
      expect((await ask(asked)).status).toBe(400);
    expect((await ask(CALL, form({ action: 'get' }))).status).toBe(400);
  });
});
