import { expect, it } from 'vitest';
import { browser } from '../testing/basket.server.ts';
import { json, testShop } from '../testing/testShop.server.ts';

/** Texts of a page as they are read, one an element. */
const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '');

/** A short word, amount or sign that a line may end with, although the next word belongs to it. */
const LOOSE = /(?:^| )(?:z|w|i|o|u|a|do|na|ul\.) \S|\d (?:×|ml|cm|m²|szt|%|zł)/u;

const { ask } = testShop({ shopDir: 'shop', realPages: true });
const query = `mutation{addProductsToBasket(ProductInput:[{id:1050,size:"uniw",quantity:0.88},{id:1014,size:"27"}]){status}}`;

it.each(['/koszyk', '/zamowienie'])('no line of %s ends before a unit or after a short word', async (path) => {
  const mine = browser(ask);
  const added = await (await mine('/graphql/v1/', json({ query }))).json();
  expect(added.data.addProductsToBasket.status).toBe('success');
  const texts = textsOf(await (await mine(path)).text());
  expect(texts.join()).toContain('10\u00a0×\u00a010');
  expect(texts.filter((text) => LOOSE.test(text))).toEqual([]);
});

it('the name of a product that a form is about is bound like any other words', async () => {
  const html = await (await browser(ask)('/produkt/kubki-z-twoim-znakiem-1006/opinia')).text();
  const texts = textsOf(html.slice(html.indexOf('<main')));
  expect(texts.join()).toContain('Kubki z\u00a0Twoim znakiem');
  expect(texts.filter((text) => LOOSE.test(text) && text.includes('Kubki'))).toEqual([]);
});
