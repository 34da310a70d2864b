import { expect, it } from 'vitest';
import { registered } from '../testing/accountForm.server.ts';
import { PASSWORD } from '../testing/accountsBrowser.server.ts';
import { documents, type Page, textOf } from '../testing/documents.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const POT = '/produkt/czajnik-nocny-1023';
const CUPS = '/kategoria/kubki-i-filizanki';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

/** What the list says of the cup. */
const entries = (page: Page) => page.texts('main li').filter((words) => words.includes('Kubek Codzienny'));
/** Path of the link that others are given. */
const linkOf = (page: Page) => new URL(page.field('Link do listy').value).pathname;

it('a product is saved on a list, changed, bought and given to a friend by forms alone', async () => {
  const page = documents({ ask });
  await page.open(CUP);
  page.tick(/^350 ml/);
  await page.press('Zapisz na liście');
  expect(page.heading()).toBe('Lista zakupowa');
  expect(page.main()).toContain('Zapisane na liście');
  expect(entries(page)).toEqual([expect.stringMatching(/350 ml · chcę 1 szt\..*68,00 zł/)]);

  await page.press(/^Zmień/);
  page.fill({ 'Ile chcesz, szt.': '3' });
  page.field(/^Notatka/).value = 'Dla Kasi <b>';
  // Enter saves, and buys nothing.
  await page.enter('Ile chcesz, szt.');
  expect(entries(page)).toEqual([expect.stringMatching(/chcę 3 szt\..*Dla Kasi <b>/)]);
  await page.press('Nazwa, udostępnianie, usuwanie');
  await page.press('Udostępnij link');
  const friend = documents({ ask });
  await friend.open(linkOf(page));
  expect(friend.main()).toContain('na liście 3 szt.');
  await friend.press('Wszystko do koszyka');
  expect(friend.main()).toContain('Dodano do koszyka');
  await friend.open('/koszyk');
  expect(friend.main()).toContain('Kubek Codzienny');

  await page.press('Wycofaj link');
  expect(page.main()).toContain('Link już nie działa');
  await page.press(/^Usuń z listy: Kubek Codzienny/);
  expect(page.main()).toContain('Na tej liście nic jeszcze nie ma');
  await page.press('Cofnij');
  expect(entries(page)).toEqual([expect.stringContaining('chcę 3 szt.')]);
  await page.open('/koszyk');
  expect(page.main()).not.toContain('Kubek Codzienny');
});

it('what a list refuses is given back where it was typed', async () => {
  const page = documents({ ask });
  await page.open('/listy');
  page.fill({ 'Nazwa listy': 'Na ślub Kasi' });
  await page.press('Utwórz listę');
  await page.open(CUP);
  await page.press('Zapisz na liście');
  await page.press(/^Zmień/);
  page.fill({ 'Ile chcesz, szt.': '0' });
  page.field(/^Notatka/).value = 'Dla Kasi, na prezent';
  await page.enter('Ile chcesz, szt.');
  // Its fold is open, and what is wrong stands beside the field and leads to it from above.
  expect(page.field('Ile chcesz, szt.').value).toBe('0');
  expect(page.field(/^Notatka/).value).toBe('Dla Kasi, na prezent');
  const wrong = 'Wpisz ilość liczbą większą od zera, najwyżej milion.';
  expect(page.main().split(wrong)).toHaveLength(3);
  const invalid = page.document().querySelector('[aria-invalid]');
  expect(page.document().querySelector('main [role=alert] a')?.getAttribute('href')).toBe(`#${invalid?.id}`);
  expect(invalid?.closest('details')?.hasAttribute('open')).toBe(true);

  await page.press('Nazwa, udostępnianie, usuwanie');
  page.fill({ 'Nazwa listy': ' ' });
  await page.press('Zmień nazwę');
  expect(page.main().split('Wpisz nazwę listy.')).toHaveLength(3);
  await page.open('/listy');
  page.fill({ 'Nazwa listy': 'Do kuchni' });
  await page.press('Utwórz listę');
  await page.press('Nazwa, udostępnianie, usuwanie');
  page.fill({ 'Nazwa listy': 'Na slub KASI' });
  await page.press('Zmień nazwę');
  expect(page.field('Nazwa listy').value).toBe('Na slub KASI');
  expect(page.main()).toContain('Masz już listę o tej nazwie.');
});

it('a friend adds a product by the link of a list while they may', async () => {
  const ADDING = 'Także dopisywać produkty';
  const page = documents({ ask });
  await page.open('/listy');
  page.fill({ 'Nazwa listy': 'Na ślub Kasi' });
  await page.press('Utwórz listę');
  await page.press('Nazwa, udostępnianie, usuwanie');
  page.tick(ADDING);
  await page.press('Udostępnij link');
  const link = linkOf(page);
  expect(page.isTicked(ADDING)).toBe(true);

  const friend = documents({ ask });
  await friend.open(link);
  friend.fill({ 'Nazwa albo kod produktu': 'qqqq' });
  await friend.enter('Nazwa albo kod produktu');
  expect(friend.main()).toContain('Nie mamy produktu, do którego pasuje „qqqq”');
  friend.fill({ 'Nazwa albo kod produktu': 'kubek codzienny kobalt' });
  await friend.press('Szukaj');
  await friend.press('Dopisz: Kubek Codzienny, kobalt');
  expect(friend.main()).toContain('Zapisane na liście');
  expect(entries(friend)).toEqual([expect.stringContaining('Kubek Codzienny, kobalt')]);
  await friend.open(`${link}?szukaj=kubek+codzienny+kobalt`);
  expect(friend.main()).toContain('Jest na liście');

  await page.open(page.path());
  expect(entries(page)).toEqual([expect.stringContaining('Dopisane przez osobę z linkiem')]);
  page.tick('Oglądać i kupować');
  await page.press('Zapisz, co może');
  await friend.open(`${link}?szukaj=talerz`);
  expect(() => friend.field('Nazwa albo kod produktu')).toThrow('There is no field');
  await page.press('Wycofaj link');
  await friend.open(link);
  expect(friend.status()).toBe(404);
});

it('a heart saves its product once, and shows the list', async () => {
  const page = documents({ ask });
  for (const times of [1, 2]) {
    await page.open(CUPS);
    await page.press('Zapisz na liście: Kubek Codzienny');
    expect(page.heading()).toBe('Lista zakupowa');
    expect(entries(page), `${times}`).toHaveLength(1);
  }
});

async function save(page: Page, product: string): Promise<void> {
  await page.open(product);
  await page.press('Zapisz na liście');
  expect(page.main()).toContain('Zapisane na liście');
}

it.each(['/', '/szukaj?text=kubek', '/nowosci', CUPS])('a heart stands on every card of %s', async (path) => {
  const page = documents({ ask });
  await page.open(path);
  const cards = [...page.document().querySelectorAll('li.product')];
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) expect(page.all('button', /^Zapisz na liście: /, card), textOf(card)).toHaveLength(1);
});

it('lists of a guest join those of the account at sign-in, and say so', async () => {
  const email = 'ewa@example.pl';
  await save(await registered({ ask }, email), POT);

  const page = documents({ ask });
  await save(page, CUP);
  await page.open('/logowanie');
  page.fill({ 'Login lub e-mail': email, Hasło: PASSWORD });
  await page.press('Zaloguj się');
  expect(page.path()).toMatch(/^\/konto/);
  await page.open('/listy');
  expect(page.main()).toContain('Połączyliśmy Twoje listy');
  await page.press('Lista zakupowa');
  expect(page.main()).toContain('Kubek Codzienny');
  expect(page.main()).toContain('Czajnik Nocny');
});

it('a name of a list that is taken is told, and keeps what was typed', async () => {
  const page = documents({ ask });
  await save(page, CUP);
  await page.open('/listy');
  page.fill({ 'Nazwa listy': 'lista ZAKUPOWA' });
  await page.enter('Nazwa listy');
  expect(page.texts('main [role=alert]')).toEqual([expect.stringContaining('Masz już listę o tej nazwie')]);
  expect(page.field('Nazwa listy').value).toBe('lista ZAKUPOWA');
});

it('what one tab takes off a list, another does not take off again', async () => {
  const page = documents({ ask });
  await save(page, CUP);
  const button = page.the('button', /^Usuń z listy: Kubek Codzienny/);
  const told: unknown[] = [];
  for (const tab of ['the one', 'the other']) {
    await page.press(button);
    expect(page.heading(), tab).toBe('Lista zakupowa');
    expect(page.main(), tab).toContain('Na tej liście nic jeszcze nie ma');
    told.push([page.texts('main [role=status]'), page.texts('main [role=alert]'), page.all('button', 'Cofnij').length]);
  }
  expect(told).toEqual([
    [[expect.stringContaining('Usunięto produkt z listy')], [], 1],
    [[], [expect.stringContaining('Tego produktu nie ma już na liście.')], 0],
  ]);
});

it('an address from elsewhere does not say that something was done with a list', async () => {
  const page = documents({ ask });
  await page.open('/listy?zrobiono=listRemoved');
  expect(page.heading()).toBe('Listy zakupowe');
  expect(page.main()).not.toContain('Usunięto listę');
});
