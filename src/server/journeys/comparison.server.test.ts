import { expect, it } from 'vitest';
import { documents, type Page, textOf } from '../testing/documents.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

const table = (page: Page) => textOf(page.document().querySelector('main table'));
/** What the row of a fact says, once for each that there is. */
const fact = (page: Page, name: string) => page.texts('main tr').filter((words) => words.startsWith(name));
/** Presses the first of several that offer another product. */
const addFirst = (page: Page, name: RegExp) => page.press(page.all('button', name)[0] ?? 'Dodaj do porównania');

it('products are set side by side, and sent to a friend, by forms and links alone', async () => {
  const page = documents({ ask });
  await page.open('/porownanie');
  expect(page.heading()).toBe('Postaw dwa obok siebie');
  await page.open(CUP);
  await page.press('Porównaj');
  expect(page.heading()).toBe('1 produkt w porównaniu');
  expect(page.main()).toContain('Dodaj jeszcze jeden produkt');

  // What was compared before is known on the page of another product.
  await page.open('/produkt/kubek-lesny-1002');
  await page.press('Porównaj');
  expect([page.heading(), page.path()]).toEqual(['2 produkty obok siebie', '/porownanie?ids=1001,1002']);
  expect(fact(page, 'Szkliwo')).toEqual([expect.stringMatching(/różni się.*Kobalt.*Mech/)]);
  expect(fact(page, 'Zmywarka')).toEqual([expect.not.stringContaining('różni się')]);

  const friend = documents({ ask });
  await friend.open(page.path());
  expect(friend.heading()).toBe('2 produkty obok siebie');
  await friend.open('/porownanie');
  expect(friend.heading(), 'what was only looked at is not kept').toBe('Postaw dwa obok siebie');

  await page.press(/^Usuń z porównania: Kubek Codzienny/);
  expect(page.heading()).toBe('1 produkt w porównaniu');
  expect(table(page)).toContain('Kubek Leśny');
  await addFirst(page, /^Dodaj do porównania: /);
  expect(page.heading()).toBe('2 produkty obok siebie');
  await page.press('Wyczyść porównanie');
  expect(page.heading()).toBe('Postaw dwa obok siebie');
  await page.open('/porownanie');
  expect(page.heading()).toBe('Postaw dwa obok siebie');
});

it('one product more than fits a comparison takes the place of another', async () => {
  const page = documents({ ask });
  await page.open('/porownanie?ids=1002,1004,1007');
  await addFirst(page, /^Dodaj do porównania: Kubek Codzienny/);
  expect(page.heading()).toBe('4 produkty obok siebie');
  expect(page.all('heading', 'Dodaj do porównania')).toEqual([]);
  await page.open('/produkt/talerz-plazowy-1015');
  await page.press('Porównaj');
  expect(page.all('alert', /^/).map(textOf)).toContainEqual(
    expect.stringContaining('Obok siebie mieszczą się 4 produkty'),
  );
  page.tick(/^Kubek Leśny/);
  await page.press('Zamień');
  expect(page.heading()).toBe('4 produkty obok siebie');
  expect(table(page)).toContain('Talerz Plażowy');
  expect(table(page)).not.toContain('Kubek Leśny');
});

it('what is compared is in the personal-data call', async () => {
  const page = documents({ ask });
  await page.open(CUP);
  await page.press('Porównaj');
  const answer = await page.fetch('/ajax/get.php', form({ request: '{"Comparers":{}}' }));
  expect(await answer.json()).toEqual({
    Comparers: {
      response: {
        products: [{ id: 1001, name: 'Kubek Codzienny', link: CUP }],
        productsCounter: 1,
        link: '/porownanie?ids=1001',
      },
    },
  });
});
