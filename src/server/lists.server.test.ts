import { describe, expect, it } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { browser, files } from './testing/basket.server.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

const shirt = productYaml({
  ...{ id: 1004, name: 'Fartuch', stock: undefined },
  sizes: ['m', 'l'].map((type) => ({ type, name: type.toUpperCase(), price: 90, stock: 3 })),
});

describe('shopping lists', () => {
  const { ask } = testShop({
    files: {
      ...files,
      'products/fartuch.yaml': shirt,
      'shop.yaml': `${SHOP['shop.yaml']}lists: { lists: 2, products: 3 }\n`,
    },
    realPages: true,
  });
  type Browser = ReturnType<typeof browser>;
  const save = (mine: Browser, fields: Record<string, string>) =>
    mine('/listy', form({ list: '1', product: '1001', size: '', ...fields }));
  const begun = async () => {
    const mine = browser(ask);
    const at = await pathOf(await save(mine, { number: '2' }));
    return { mine, at };
  };
  const pathOf = async (answer: Response) => (answer.headers.get('Location') ?? '').replace(/\?.*/, '');
  const textOf = async (answer: Response) => (await answer.text()).replaceAll('\u00a0', ' ');
  const entryIn = (html: string, name = '') =>
    new RegExp(`value="([\\w-]+)" aria-label="Usuń z listy: ${name}`).exec(html)?.[1] ?? '';
  const shown = async ({ mine, at }: { mine: Browser; at: string }) => textOf(await mine(at));
  const graph = async (mine: Browser, query: string) => {
    const { data, errors } = (await (await mine('/graphql/v1/', json({ query }))).json()) as {
      data: Record<string, unknown>;
      errors?: unknown;
    };
    expect(errors).toBeUndefined();
    return data;
  };

  it('are empty in warm words, without a session', async () => {
    const answer = await ask('/listy');
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await textOf(answer);
    expect(html).toContain('Tu odkładasz to, co na później');
    expect(html).toContain('<meta name="robots" content="noindex,follow"');
  });

  it('are begun with one press where there is none, and a name is wanted after that', async () => {
    const named = async (answer: Response) =>
      /<input[^>]*? value="([^"]*)"/.exec(
        (/<input[^>]*? name="name"[^>]*>/.exec(await textOf(answer)) ?? [])[0] ?? '',
      )?.[1];
    const mine = browser(ask);
    const name = (await named(await mine('/listy'))) ?? '';
    expect(name).toBe('Lista zakupowa');
    const at = await pathOf(await mine('/listy', form({ create: '1', name })));
    expect(await textOf(await mine(at))).toContain('<h1 id="list" tabindex="-1">Lista zakupowa</h1>');
    expect((await named(await mine('/listy'))) ?? '').toBe('');
  });

  it('take the product of a form with its quantity, and show it with its price', async () => {
    const begin = await begun();
    expect(begin.at).toMatch(/^\/listy\/[\w-]{36}$/);
    const html = await shown(begin);
    expect(html).toContain('<h1 id="list" tabindex="-1">Lista zakupowa</h1>');
    expect(html).toContain('chcę 2 szt.');
    expect(html).toContain('84,00 zł');
    expect(html).toContain('Do koszyka');
  });

  it('put everything into the basket, and tell what is missing', async () => {
    const { mine, at } = await begun();
    await save(mine, { product: '1002' });
    await save(mine, { product: '1004' });
    const html = await textOf(await mine(at, form({ basketAll: '1' })));
    expect(html).toContain('Nie wszystko trafiło do koszyka');
    expect(html).toContain('Talerz: Wyprzedane');
    expect(html).toContain('Fartuch: Wybierz rozmiar na stronie produktu.');
    expect(await textOf(await mine('/koszyk'))).toContain('Kubek');
    const one = await mine(at, form({ basket: entryIn(await shown({ mine, at }), 'Kubek') }));
    expect(one.headers.get('Location')).toBe(`${at}?zrobiono=basket`);
  });

  it('lose nothing of what is typed wrong, and say why', async () => {
    const { mine, at } = await begun();
    expect(await textOf(await mine('/listy', form({ name: 'LISTA ZAKUPOWA' })))).toContain(
      'Masz już listę o tej nazwie',
    );
    const hostile = `<img src=x onerror=alert(1)>${'ż'.repeat(900)}`;
    const long = await mine('/listy', form({ name: hostile }));
    expect(await textOf(long)).toContain(hostile.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    const made = await mine('/listy', form({ name: hostile.slice(0, 60) }));
    expect(made.status).toBe(303);
    expect(await textOf(await mine(await pathOf(made)))).not.toContain('<img src=x');
    expect(await textOf(await mine('/listy', form({ name: 'Trzecia' })))).toContain('Możesz mieć najwyżej 2 listy.');
    const entry = entryIn(await shown({ mine, at }));
    const wrong = await mine(at, form({ entry, quantity: 'dużo', note: '' }));
    expect(await textOf(wrong)).toContain('Wpisz ilość liczbą większą od zera, najwyżej milion.');
    expect(await textOf(await save(mine, { product: '99' }))).toContain('Tego produktu nie ma już w sklepie.');
  });

  it('are changed, moved between, removed and brought back by forms alone', async () => {
    const { mine, at } = await begun();
    const other = await pathOf(await mine('/listy', form({ name: 'Na ślub' })));
    const entry = entryIn(await shown({ mine, at }));
    await mine(at, form({ entry, quantity: '5', note: 'dla Kasi', save: entry }));
    expect(await shown({ mine, at })).toContain('dla Kasi');
    await mine(at, form({ entry, move: entry, to: other.replace('/listy/', '') }));
    expect(await shown({ mine, at })).toContain('Na tej liście nic jeszcze nie ma');
    expect(await shown({ mine, at: other })).toContain('chcę 5 szt.');
    const gone = await mine(other, form({ remove: entry }));
    const back = await textOf(await mine(gone.headers.get('Location') ?? ''));
    expect(back).toMatch(new RegExp(`value="${entry}"[^>]*name="restore"`));
    await mine(other, form({ restore: entry }));
    expect(await shown({ mine, at: other })).toContain('chcę 5 szt.');
    await mine(other, form({ delete: '1' }));
    expect((await mine(other)).status).toBe(404);
    await mine('/listy', form({ restore: other.replace('/listy/', '') }));
    expect((await mine(other)).status).toBe(200);
  });

  it('are shown to others by a link alone, who may buy and keep them, and see nothing of whose they are', async () => {
    const { mine, at } = await begun();
    await mine(at, form({ share: 'on' }));
    const link = /value="http[^"]*(\/lista\/[\w-]{43})"/.exec(await shown({ mine, at }))?.[1] ?? '';
    const friend = browser(ask);
    const html = await textOf(await friend(link));
    expect(html).toContain('Ktoś pokazuje Ci swoją listę.');
    expect(html).toContain('na liście 2 szt.');
    expect(html).not.toContain('Usuń');
    expect(html).toContain('<meta name="robots" content="noindex,follow"');
    expect((await friend(at)).status).toBe(404);
    expect((await friend(at, form({ delete: '1' }))).status).toBe(404);
    expect((await mine(at)).status).toBe(200);
    await friend(link, form({ basketAll: '1' }));
    expect(await textOf(await friend('/koszyk'))).toContain('Kubek');
    const kept = await pathOf(await friend(link, form({ keep: '1' })));
    expect(await shown({ mine: friend, at: kept })).toContain('chcę 2 szt.');
    await mine(at, form({ share: 'off' }));
    const withdrawn = await friend(link);
    expect(withdrawn.status).toBe(404);
    expect(await textOf(withdrawn)).toContain('Ten link już nie działa');
    expect((await friend(link, form({ keep: '1' }))).status).toBe(404);
  });

  it('are made, filled and told of by the graph and the section Wishlist', async () => {
    const mine = browser(ask);
    const made = await graph(
      mine,
      'mutation{shoppingListCreate(ShoppingListSettingsInput:{name:"Lista zakupowa"}){status id}}',
    );
    expect(made).toMatchObject({ shoppingListCreate: { status: 'success', id: expect.stringMatching(/^[\w-]{36}$/) } });
    const { id } = made.shoppingListCreate as { id: string };
    const input = `ShoppingListInput:{id:"${id}"},ShoppingListProduct:[{id:"1001",size:"onesize"},{id:"1003",size:"uniw"}]`;
    expect(await graph(mine, `mutation{addToShoppingList(${input}){status error{code message}}}`)).toEqual({
      addToShoppingList: { status: 'success', error: null },
    });
    expect(await graph(mine, '{shoppingList(ShoppingListInput:{}){array{name link productCount}}}')).toEqual({
      shoppingList: { array: [{ name: 'Lista zakupowa', link: `/listy/${id}`, productCount: 2 }] },
    });
    const missing = input.replace('"1003"', '"1002"');
    expect(await graph(mine, `mutation{removeFromShoppingList(${missing}){status error{code}}}`)).toEqual({
      removeFromShoppingList: { status: 'error', error: { code: 'entry_not_found' } },
    });
    expect(await graph(mine, '{shoppingList{array{productCount}}}')).toEqual({
      shoppingList: { array: [{ productCount: 2 }] },
    });
    const one = input.replace(',{id:"1003",size:"uniw"}', '');
    expect(await graph(mine, `mutation{removeFromShoppingList(${one}){status}}`)).toMatchObject({
      removeFromShoppingList: { status: 'success' },
    });
    const wishlist = await mine('/ajax/get.php', form({ request: '{"Wishlist":{}}' }));
    expect(await wishlist.json()).toMatchObject({
      Wishlist: {
        response: { lists: [{ id, link: `/listy/${id}`, productsCounter: 1, products: [1003] }], productsCounter: 1 },
      },
    });
    const long = `ShoppingListSettingsInput:{name:"${'ż'.repeat(61)}"}`;
    const refused = {
      status: 'error',
      error: { code: 'name_long', message: 'Maksymalna liczba znaków dla tego pola to 60' },
    };
    for (const call of ['shoppingListCreate(', `setShoppingList(ShoppingListInput:{id:"${id}"},`])
      expect(Object.values(await graph(mine, `mutation{${call}${long}){status error{code message}}}`))).toEqual([
        refused,
      ]);
    const set = `mutation{setShoppingList(ShoppingListInput:{id:"${id}"},ShoppingListSettingsInput:{name:"Na ślub",public:true}){status id}}`;
    expect(await graph(mine, set)).toMatchObject({ setShoppingList: { status: 'success', id } });
    const remove = `mutation{shoppingListDelete(ShoppingListInput:{id:"${id}"}){status error{code}}}`;
    expect(await graph(browser(ask), remove)).toMatchObject({
      shoppingListDelete: { status: 'error', error: { code: 'list_not_found' } },
    });
    expect(await graph(mine, remove)).toMatchObject({ shoppingListDelete: { status: 'success' } });
  });

  describe('hearts', () => {
    interface Pressed {
      saved: { lists: { id: string; name: string; products: number[] }[]; productsCounter: number };
      list?: string;
      taken?: { list: string; entries: string[] };
      why?: string;
    }
    const press = async (mine: Browser, fields: Record<string, string>): Promise<Pressed> => {
      const answer = await mine('/listy', form(fields, { Accept: 'application/json' }));
      return ((await answer.json()) as { answer: { heart: Pressed } }).answer.heart;
    };

    it('are saved on the first list, which is made for it, and taken away and back', async () => {
      const mine = browser(ask);
      const saved = await press(mine, { heart: 'save', product: '1001' });
      expect(saved.saved).toMatchObject({ lists: [{ name: 'Lista zakupowa', products: [1001] }], productsCounter: 1 });
      const list = saved.list ?? '';
      const { taken, saved: after } = await press(mine, { heart: 'take', product: '1001', list });
      expect(after.productsCounter).toBe(0);
      const back = await press(mine, { heart: 'undo', list, entries: taken?.entries.join() ?? '' });
      expect(back.saved.productsCounter).toBe(1);
    });

    it('are a choice of lists and a size: on those that are named, off the others, on a new one', async () => {
      const mine = browser(ask);
      const { list = '' } = await press(mine, { heart: 'save', product: '1004' });
      const chosen = await press(mine, { heart: 'set', product: '1004', size: 'm', lists: list, name: ' Prezenty ' });
      expect(chosen.why).toBeUndefined();
      const other = chosen.saved.lists.find(({ name }) => name === 'Prezenty')?.id ?? '';
      for (const id of [list, other]) {
        const html = await shown({ mine, at: `/listy/${id}` });
        expect(html.match(/aria-label="Usuń z listy: Fartuch/g)).toHaveLength(1);
        expect(html).not.toContain('Wybierz rozmiar');
      }
      const moved = await press(mine, { heart: 'set', product: '1004', size: '', lists: other, name: '' });
      expect(moved.saved.lists.map(({ products }) => products.length)).toEqual([0, 1]);
    });

    it('keep the wish and the note where the size or the list is chosen anew, and double nothing', async () => {
      const mine = browser(ask);
      const { list = '' } = await press(mine, { heart: 'save', product: '1004' });
      const at = `/listy/${list}`;
      const entry = entryIn(await shown({ mine, at }), 'Fartuch');
      await mine(at, form({ entry, quantity: '5', note: 'dla Kasi', save: entry }));
      const choose = async (size: string, lists: string, name = '') => {
        const { saved, why } = await press(mine, { heart: 'set', product: '1004', size, lists, name });
        expect(why).toBeUndefined();
        return Promise.all(
          saved.lists.map(async ({ id }) => {
            const html = await shown({ mine, at: `/listy/${id}` });
            return [
              /chcę 5 szt\./.test(html),
              html.includes('dla Kasi'),
              html.split('Usuń z listy: Fartuch').length - 1,
            ];
          }),
        );
      };
      for (const size of ['m', 'l', '']) expect(await choose(size, list)).toEqual([[true, true, 1]]);
      expect(await choose('m', '', 'Prezenty')).toEqual([
        [false, false, 0],
        [true, true, 1],
      ]);
    });

    it.each([
      [{ heart: 'save', product: '9' }, 'nie ma już w sklepie'],
      [{ heart: 'save', product: 'x' }, 'nie ma już w sklepie'],
      [{ heart: 'save', product: '1001', list: 'of-somebody-else' }, 'Nie ma już takiej listy'],
      [{ heart: 'take', product: '1001', list: 'of-somebody-else' }, 'Nie ma już takiej listy'],
      [{ heart: 'undo', list: 'x', entries: 'a,b' }, 'Nie ma już takiej listy'],
      [{ heart: 'set', product: '1004', size: 'xxl', lists: '', name: 'Nowa' }, 'rozmiaru'],
    ])('change nothing and say why when they cannot be done: %j', async (fields, words) => {
      const mine = browser(ask);
      const answer = await press(mine, fields);
      expect(answer.why).toContain(words);
      expect(answer.saved.productsCounter).toBe(0);
    });

    it('see no list of anybody else', async () => {
      const mine = browser(ask);
      const { list = '' } = await press(mine, { heart: 'save', product: '1001' });
      const other = await press(browser(ask), { heart: 'set', product: '1001', size: '', lists: list, name: '' });
      expect(other.saved).toEqual({ lists: [], productsCounter: 0 });
    });
  });
});
