import { expect, it } from 'vitest';
import { documents, type Page, saidOf } from '../testing/documents.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const png = (name: string) => new File([PNG], name, { type: 'image/png' });
const EMAIL = 'E-mail lub telefon';
const program = new File(['MZ'], 'a.exe');

const { ask, shop } = testShop({ shopDir: 'shop', realPages: true });

const mailsToShop = async () =>
  (
    await shop()
      .db.read.selectFrom('mails')
      .select('id')
      .where('recipient', '=', 'pracownia@glinianka.example')
      .execute()
  ).length;

async function writeContact(page: Page, words: string): Promise<void> {
  await page.open('/kontakt');
  page.fill({ 'Imię i nazwisko lub firma': 'Ala Kowalska', [EMAIL]: 'ala@localhost', Wiadomość: words });
}

it('a refused message comes back filled, with its faults and files, and is sent once', async () => {
  const page = documents({ ask });
  await writeContact(page, 'Czy kubek nadaje się do zmywarki?');
  page.pick(/^Dodaj pliki/, png('kubek.png'), program);
  await page.press('Wyślij wiadomość');
  expect(page.main()).toContain('Popraw 2 pola, żeby wysłać formularz');
  expect(saidOf(page.field(EMAIL))).toContain('Błędnie wpisany e-mail');
  expect(page.field(EMAIL).value).toBe('ala@localhost');
  expect(page.field('Wiadomość').value).toBe('Czy kubek nadaje się do zmywarki?');
  expect(page.main()).toContain('Nie można wgrać pliku a.exe, ponieważ załączanie plików tego typu jest niedozwolone.');
  page.the('link', 'kubek.png');
  const before = await mailsToShop();
  page.fill({ [EMAIL]: 'ala@example.pl' });
  await page.press('Wyślij wiadomość');
  expect(page.main()).toContain('Wiadomość jest u nas');
  expect(page.main()).toContain('Razem z nią 1 plik.');

  // Loading it again sends nothing, and the way back leads to an empty form.
  expect(page.document().URL).toMatch(/\/kontakt\?wyslano=[\da-f-]{36}#napisz$/);
  await page.open(page.path());
  expect(page.main()).toContain('Wiadomość jest u nas');
  expect(await mailsToShop()).toBe(before + 1);
  await page.press('Napisz kolejną wiadomość');
  expect(page.field('Wiadomość').value).toBe('');
});

it('a file of a refused message may be ticked off', async () => {
  const page = documents({ ask });
  await writeContact(page, 'Bez pliku');
  page.pick(/^Dodaj pliki/, png('kubek.png'));
  await page.press('Wyślij wiadomość');
  page.tick(/^Usuń plik kubek\.png/);
  page.fill({ [EMAIL]: 'ala@example.pl' });
  await page.press('Wyślij wiadomość');
  expect(page.main()).toContain('Wiadomość jest u nas');
  expect(page.main()).not.toContain('Razem z nią');
});

it('a refused opinion comes back filled', async () => {
  const page = documents({ ask });
  await page.open('/produkt/kubek-lesny-1002/opinia');
  page.tick('2 – słabo');
  page.fill({ 'Co warto wiedzieć przed zakupem?': 'Pisz do mnie: ktos@zly.example', Podpis: '<b>Ela</b>' });
  await page.press('Wyślij opinię');
  expect(page.main()).toContain('Usuń adresy stron i poczty');
  expect(page.isTicked('2 – słabo')).toBe(true);
  expect(page.field('Podpis').value).toBe('<b>Ela</b>');
});

it('a question about a product comes back filled where it is refused, and is sent once', async () => {
  const page = documents({ ask });
  await page.open(`${CUP}/pytanie?size=350`);
  page.fill({ 'E-mail': 'ala@localhost', Pytanie: 'Ile waży?' });
  await page.press('Wyślij pytanie');
  expect(page.main()).toContain('Popraw 1 pole, żeby wysłać formularz');
  expect(saidOf(page.field('E-mail'))).toContain('Błędnie wpisany e-mail');
  expect(page.field('Pytanie').value).toBe('Ile waży?');
  const before = await mailsToShop();
  page.fill({ 'E-mail': 'ala@example.pl' });
  await page.press('Wyślij pytanie');
  expect(page.main()).toContain('Wiadomość jest u nas');
  expect(page.path()).toMatch(/\/pytanie\?size=350&wyslano=/);
  await page.open(page.path());
  expect(page.main()).toContain('Wiadomość jest u nas');
  expect(await mailsToShop()).toBe(before + 1);
});

it('a refused request for a price comes back as it was, with its company, file and other address', async () => {
  const SAME = 'Dostawa na ten sam adres';
  const FIRM = 'Firma (potrzebny NIP)';
  const page = documents({ ask });
  const delivery = () => page.the('group', 'Adres dostawy');
  await page.open('/produkt/kubki-z-twoim-znakiem-1006/wycena');
  page.tick(FIRM);
  page.tick(SAME, false);
  page.fill({ Opis: 'Sto kubków', 'Nazwa firmy': 'Glina sp. z o.o.', NIP: '1', Imię: 'Ala', Nazwisko: 'Kowalska' });
  page.fill({ Ulica: 'Polna', 'Nr domu i lokalu': '12A m. 4', 'Kod pocztowy': '59700', Miejscowość: 'Bolesławiec' });
  page.fill({ Telefon: '512345678', 'E-mail': 'ala@example.pl' });
  page.fill({ Miejscowość: 'Łódź' }, delivery());
  page.pick(/^Dodaj pliki/, new File(['znak'], 'znak.txt', { type: 'text/plain' }));
  await page.press('Wyślij zapytanie');
  expect(page.main()).toMatch(/Popraw \d pól, żeby wysłać formularz/);
  expect(page.isTicked(FIRM)).toBe(true);
  expect(saidOf(page.field('NIP'))).toBe('Niepoprawny NIP dla wybranego kraju.');
  expect(saidOf(page.field('Imię', delivery()))).toBe('Podaj imię odbiorcy przesyłki.');
  expect(page.field('Miejscowość', delivery()).value).toBe('Łódź');
  page.the('link', 'znak.txt');
  page.tick(SAME);
  page.fill({ NIP: '123-456-32-18' });
  await page.press('Wyślij zapytanie');
  expect(page.main()).toContain('Razem z nią 1 plik.');
  expect(page.path()).toMatch(/\/wycena\?wyslano=/);
});

it('a question is not taken from a program', async () => {
  const body = new FormData();
  const fields = { question_email: 'ala@example.pl', question_text: 'Ile waży?', contact_www: 'x' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await ask(`${CUP}/pytanie`, { method: 'POST', headers: { Origin: 'http://localhost:3000' }, body });
  expect(await answer.text()).toContain('Formularz nie został wysłany');
});

it('a price is asked for where there is none, and at the address of the product alone', async () => {
  expect((await ask(`${CUP}/wycena`)).status).toBe(404);
  const moved = await ask('/produkt/inny-1006/wycena');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/produkt/kubki-z-twoim-znakiem-1006/wycena']);
});
