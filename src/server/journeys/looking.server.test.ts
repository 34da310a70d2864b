import { expect, it } from 'vitest';
import { documentsAt, textOf } from '../testing/documents.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const LIST = '/kategoria/stol';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

const opened = (path: string) => documentsAt({ ask }, path);

it('words of the search box are a form, which leads to what is found', async () => {
  const page = await opened('/strona/o-nas');
  page.fill({ Szukaj: 'talerz nocny' }, page.document());
  await page.enter('Szukaj', page.document());
  expect(page.heading()).toBe('Wyniki dla „talerz nocny”');
});

it('a product leads to its versions', async () => {
  const page = await opened(CUP);
  const versions = () => page.the('navigation', /^Szkliwo/);
  const current = () => textOf(versions().querySelector('[aria-current="page"]'));
  expect(current()).toBe('kobalt');
  expect(page.all('radio', /./, page.the('group', 'Rozmiar'))).toHaveLength(3);
  await page.press(/pawie/, versions());
  expect(page.path()).toMatch(/\/produkt\/kubek-pawie-oko-1004$/);
  expect([page.heading(), current()]).toEqual(['Kubek Pawie Oko', 'pawie']);
});

it('stores are looked for by words, and tell what of a product lies there', async () => {
  const WHERE = 'Miejscowość albo kod pocztowy';
  const page = await opened('/sklepy');
  page.fill({ [WHERE]: 'rynek' });
  await page.enter(WHERE);
  expect(page.texts('main h2')).toEqual([expect.stringContaining('Sklepik')]);
  page.fill({ [WHERE]: 'Gdynia' });
  await page.press('Szukaj');
  expect(page.texts('main [role=status]')).toContain('Nie ma nas tam: „Gdynia”. Oto wszystkie miejsca.');
  expect(page.texts('main h2')).toHaveLength(2);

  await page.open(CUP);
  await page.press('Sprawdź w sklepach');
  expect(page.path()).toBe('/sklepy?produkt=1001');
  expect(page.texts('main li').find((words) => words.includes('Sklepik'))).toContain('2 sztuki');
  await page.open('/sklepy?produkt=999999');
  expect(page.heading()).toBe('Gdzie nas znaleźć');
});

it('the country of delivery and its postcode are chosen on a page of their own', async () => {
  const CODE = 'Kod pocztowy dostawy';
  const page = await opened('/kraj-dostawy');
  page.fill({ 'Kraj dostawy': 'Czechy' });
  await page.press('Zapisz kraj');
  expect(page.main()).toContain('Teraz liczymy dostawę do kraju: Czechy.');
  await page.press('Przywróć: Polska');
  expect(page.main()).not.toContain('Teraz liczymy');
  page.fill({ [CODE]: '310' });
  await page.press('Zapisz kod');
  expect(page.texts('main [role=alert]').join()).toContain('XX-XXX');
  page.fill({ [CODE]: '31056' });
  await page.press('Zapisz kod');
  expect(page.field(CODE).value).toBe('31-056');
});

it('a language that is chosen in the menu stays from a list to the basket', async () => {
  const page = await opened('/kategoria/kubki-i-filizanki');
  await page.press('English', page.document().querySelector('#settings_drawer') ?? page.document());
  expect(page.path()).toBe('/en/kategoria/kubki-i-filizanki');
  expect(page.main()).toContain('Filters');
  await page.press('Kubek Codzienny');
  expect(page.path()).toMatch(/^\/en\/produkt\//);
  await page.press('Add to basket');
  expect(page.path()).toMatch(/^\/en\/koszyk/);
});

it('a list is narrowed, sorted, lengthened and turned over by its forms and links', async () => {
  const page = await opened(LIST);
  /** The number beside a choice: how many products it would leave. */
  const promised = (name: RegExp) => Number(/\d+$/.exec(textOf(page.field(name).closest('label')))?.[0]);
  const counted = () => page.texts('main [role=status]').find((words) => words.includes('produkt')) ?? '';
  const cards = () =>
    page.all('listitem', /^/, page.the('region', 'Lista produktów')).filter((one) => one.querySelector('h3'));
  const kobalt = promised(/^Kobalt/);
  page.tick(/^Mech/);
  page.tick(/^Kobalt/);
  await page.press(/^Pokaż produkty/);
  expect(page.path()).toMatch(/=mech/);
  expect([page.isTicked(/^Mech/), page.isTicked(/^Kobalt/)]).toEqual([true, true]);
  const both = Number(/\d+/.exec(counted())?.[0]);
  expect(both).toBeGreaterThan(kobalt);
  expect(cards()).toHaveLength(both);

  page.fill({ Kolejność: 'Nazwa od Ż do A' });
  await page.press('Zmień');
  expect(page.field('Kolejność').value).toBe('name-d');
  expect(cards()).toHaveLength(both);
  const available = cards().filter((one) => !textOf(one).includes('Wyprzedane'));
  const shown = available.map((one) => textOf(one.querySelector('h3')));
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('pl').compare).toReversed());

  await page.press(/^Szkliwo: Mech.*usuń filtr$/);
  expect(cards()).toHaveLength(kobalt);
  page.fill({ do: '1' }, page.the('group', 'Cena w złotych'));
  await page.press(/^Pokaż produkty/);
  expect(counted()).toContain('0 produktów');
  await page.press(/^Wyczyść filtry/);
  await page.press('Następna strona');
  expect(page.path()).toMatch(/counter=1/);
  expect(page.field('Kolejność').value).toBe('name-d');
  page.fill({ 'Ile produktów na stronie': '48 na stronie' });
  await page.press('Zmień');
  expect(page.all('link', 'Następna strona')).toEqual([]);
});
