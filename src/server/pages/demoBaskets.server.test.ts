import { expect, it } from 'vitest';
import { browser } from '../testing/basket.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

/** Puts something in as the form of a product page does. */
const cup = form({ mode: '1', product: '1001', size: '350', number: '2' });
const main = async (answer: Response) => {
  const html = (await answer.text()).replaceAll('\u00a0', ' ');
  return /<main.*?<\/main>/s.exec(html)?.[0] ?? '';
};

it('nobody sees the basket of another', async () => {
  const [mine, stranger] = [browser(ask), browser(ask)];
  await mine('/koszyk', cup);
  const own = await main(await mine('/koszyk'));
  expect(own).toContain('Kubek Codzienny');
  expect(own).not.toContain('Koszyk czeka na pierwszy produkt');
  const other = await main(await stranger('/koszyk'));
  expect(other).toContain('Koszyk czeka na pierwszy produkt');
  expect(other).not.toContain('Kubek Codzienny');
});

it('a browser that keeps no cookies is told so', async () => {
  const html = await main(await ask('/koszyk?dodano=1'));
  expect(html).toMatch(/role="alert"(?:(?!<\/div>).)*Przeglądarka nie przyjęła ciasteczka/s);
});

it('a point that is not there is told, and nothing is ordered', async () => {
  const mine = browser(ask);
  await mine('/koszyk', cup);
  const answer = await mine('/zamowienie', form({ shipping: 'paczkomat-1', pickup_point: 'XXX99X', terms_agree: '1' }));
  expect(answer.status).toBe(200);
  expect(await main(answer)).toContain('Nie znamy takiego punktu odbioru. Sprawdź jego kod.');
  expect(await main(await mine('/koszyk'))).toContain('Kubek Codzienny');
});
