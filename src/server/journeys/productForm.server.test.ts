import { expect, it } from 'vitest';
import { documentsAt, type Page, saidOf, textOf } from '../testing/documents.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const MUG = '/produkt/kubek-lesny-1002';
const JUICE = '/produkt/sok-z-pigwy-1036';
const SET = '/produkt/dzbanek-z-sokiem-1070';
const DRAWN = '/produkt/kubek-z-rysunkiem-1072';
const NAMED = '/produkt/kubek-z-imieniem-1007';
const ADDED = 'Produkt został dodany.';
const COUNT = 'Ilość, szt.';

const drawing = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'rysunek.png',
  { type: 'image/png' },
);

const { ask, shop } = testShop({ shopDir: 'shop', realPages: true });

const part = (page: Page, id: string) => textOf(page.document().querySelector(`#projector_${id}`));

const opened = (path: string) => documentsAt({ ask }, path);

async function buy(page: Page, quantity?: string): Promise<void> {
  if (quantity !== undefined) page.fill({ [COUNT]: quantity });
  await page.press('Do koszyka');
}

it('a product is put into the basket by its form, in the size of its address', async () => {
  const page = await opened(`${CUP}?size=350`);
  await buy(page);
  expect(page.path()).toMatch(/^\/koszyk/);
  expect(page.main()).toContain(ADDED);
  expect(page.main()).toContain('350 ml');
});

it('a size and a quantity are shown by a button, with the price that they have', async () => {
  const page = await opened(CUP);
  page.tick(/^350 ml/);
  page.fill({ [COUNT]: '3' });
  await page.press('Pokaż');
  expect(part(page, 'price_value')).toBe('62,56 zł');
  expect(part(page, 'form')).toContain('Cena przed rabatem: 68,00 zł');
  expect(page.field(COUNT).value).toBe('3');
  expect(part(page, 'form')).toContain('Razem za 3 szt.: 187,68 zł');
  await page.open(`${CUP}?size=350&number=99`);
  expect(page.field(COUNT).value).toBe('17');
  expect(part(page, 'form')).toContain('Maksymalnie możesz zamówić 17 szt.');
});

it.each([
  ['a size', `${CUP}?size=450`, 'ala@example.pl', /^450 ml/],
  ['the parts of a bundle that are chosen', `${SET}?part=1026:uniw:1&part=1036:dynia:2`, 'ola@example.pl', undefined],
] as const)('a notice of availability is asked for %s, and what was chosen stays', async (_, path, email, size) => {
  const page = await opened(path);
  page.fill({ 'Twój e-mail': email });
  page.tick(/^Chcę dostać na ten adres/);
  await page.press('Powiadom mnie');
  expect(part(page, 'tell_availability_section')).toContain('Zapisane. Napiszemy, gdy produkt wróci.');
  if (size) expect(page.isTicked(size)).toBe(true);
  else expect(page.field(/^Rozmiar: Sok/).value).toBe('1036:dynia:2');
  const kept = await shop().db.read.selectFrom('stock_requests').select('email').where('email', '=', email).execute();
  expect(kept).toHaveLength(1);
});

it('a notice of availability tells what is wrong with an address that a browser takes', async () => {
  const page = await opened(`${CUP}?size=450`);
  page.fill({ 'Twój e-mail': 'ala@localhost' });
  page.tick(/^Chcę dostać na ten adres/);
  await page.press('Powiadom mnie');
  expect(saidOf(page.field('Twój e-mail'))).toContain('Błędnie wpisany e-mail.');
  expect(page.field('Twój e-mail').getAttribute('aria-invalid')).toBe('true');
});

it('more of a product than may be ordered with what lies in the basket is refused, in words', async () => {
  const page = await opened(`${JUICE}?size=pigwowiec`);
  await buy(page, '12');
  expect(page.main()).toContain(ADDED);
  await page.open(`${JUICE}?size=pigwowiec`);
  await buy(page);
  expect(page.main()).toContain('Wystąpił błąd podczas dodawania produktu.');
  expect(page.main()).toContain('Maksymalnie możesz zamówić 12 szt.');
  await page.open(`${JUICE}?size=jablko`);
  await buy(page, '8');
  expect(page.main()).toContain('Maksymalnie możesz zamówić 18 szt.');
});

it('the parts of a bundle are chosen, shown by a button and bought', async () => {
  const page = await opened(SET);
  const TASTE = 'Rozmiar: Sok z pigwowca';
  page.fill({ [TASTE]: 'pigwowiec z dynią (wyprzedane)' });
  await page.press('Pokaż');
  expect(page.field(TASTE).value).toBe('1036:dynia:2');
  expect(part(page, 'status')).toContain('Produkt niedostępny');
  page.fill({ [TASTE]: 'pigwowiec z jabłkiem' });
  await page.press('Pokaż');
  expect(part(page, 'amount')).toContain('12 sztuk w magazynie');
  await buy(page);
  expect(page.path()).toMatch(/^\/koszyk/);
  expect(page.main()).toContain('2 × Sok z pigwowca, pigwowiec z jabłkiem');
});

it('a file comes with the form of a product; what is refused comes back with all that was given', async () => {
  const CHOOSER = /^Dodaj plik/;
  const page = await opened(DRAWN);
  page.field(/^Podpis pod rysunkiem/).value = 'Babcia';
  page.pick(CHOOSER, new File(['MZ'], 'rysunek.exe'));
  await buy(page, '2');
  expect(page.path()).toBe(DRAWN);
  expect(part(page, 'form')).toContain('Wystąpił błąd podczas dodawania produktu.');
  expect(part(page, 'form')).toContain('załączanie plików tego typu jest niedozwolone');
  expect(page.field(/^Podpis pod rysunkiem/).value).toBe('Babcia');
  expect(page.field(COUNT).value).toBe('2');
  page.pick(CHOOSER, drawing);
  // More than can be ordered: the file waits for the next try.
  await buy(page, '50');
  expect(part(page, 'form')).toContain('Maksymalnie możesz zamówić 6 szt.');
  page.the('link', 'rysunek.png');
  await buy(page, '2');
  expect(page.path()).toMatch(/^\/koszyk/);
  for (const words of [ADDED, 'rysunek.png', 'Podpis pod rysunkiem: Babcia']) expect(page.main()).toContain(words);
});

it('Enter in the field of the quantity shows what it makes, keeps words for the thing, and buys nothing', async () => {
  const page = await opened(MUG);
  page.fill({ [COUNT]: '4' });
  await page.enter(COUNT);
  expect(page.path()).toMatch(/\/kubek-lesny-1002\?.*number=4/);
  expect(page.field(COUNT).value).toBe('4');
  expect(part(page, 'form')).toContain('Razem za 4 szt.');

  await page.open(NAMED);
  page.fill({ 'Imię lub napis': 'Żaneta', [COUNT]: '2' });
  await page.enter(COUNT);
  expect(page.field(COUNT).value).toBe('2');
  expect(part(page, 'form')).toContain('Razem za 2 szt.');
  expect(page.field('Imię lub napis').value).toBe('Żaneta');
  expect(textOf(page.document().querySelector('#projector_form [role=alert]'))).toBe('');
  await page.open('/koszyk');
  expect(page.main()).toContain('Koszyk czeka na pierwszy produkt');
});

it('words that are too long for a thing come back whole, with how many signs fit on it', async () => {
  const page = await opened(NAMED);
  const name = 'Imię lub napis';
  // A browser would cut off what is pasted beyond it without a word.
  expect(page.field(name).getAttribute('maxlength')).toBeNull();
  page.fill({ [name]: 'Żaneta i Bartłomiej' });
  await page.press('Do koszyka');
  expect(textOf(page.document().querySelector('#projector_form [role=alert]'))).toContain(
    'Imię lub napis: Maksymalna liczba znaków dla tego pola to 14',
  );
  expect(page.field(name).value).toBe('Żaneta i Bartłomiej');
});

it.each(['part=1036:jablko:2', 'part=1026:uniw:1&part=1036:nie-ma:2', 'part=%00', 'part=1:1:1&part='])(
  'a bundle is as the merchant made it at an address that asks for what there is not: %s',
  async (query) => {
    const page = await opened(`${SET}?${query}`);
    expect([page.status(), page.field('Rozmiar: Sok z pigwowca').value]).toEqual([200, '1036:pigwowiec:2']);
  },
);
