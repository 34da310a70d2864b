import { expect, it } from 'vitest';
import { browser } from '../testing/basket.server.ts';
import { form, json, testShop } from '../testing/testShop.server.ts';

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

it('of a product, the words of the merchant are bound below its buying part too', async () => {
  const html = await (await browser(ask)('/produkt/kubek-codzienny-kobalt-1001')).text();
  const texts = textsOf(html.slice(html.indexOf('<main')));
  expect(texts.join()).toContain('Glinianka sp. z\u00a0o.o.');
  // Cells of a table of prices do not break.
  expect(texts.filter((text) => LOOSE.test(text) && !/^[\d–]+ szt\.$/.test(text))).toEqual([]);
});

it('mistakes of a form are listed under the names of its fields, bound', async () => {
  const mine = browser(ask);
  await mine('/graphql/v1/', json({ query }));
  const texts = textsOf(await (await mine('/zamowienie', form({ terms_agree: '1' }))).text());
  expect(texts.filter((text) => /^Nr\sdomu/.test(text))).toContain('Nr\u00a0domu i\u00a0lokalu');
  expect(texts.filter((text) => LOOSE.test(text))).toEqual([]);
});
