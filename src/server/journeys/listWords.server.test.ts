import { expect, it } from 'vitest';
import { documents, type Page, saidOf } from '../testing/documents.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const SETTINGS = 'Nazwa, udostępnianie, usuwanie';
const ADD = 'Także dopisywać produkty';
const LONG_NAME = 'Maksymalna liczba znaków dla tego pola to 60';
const LONG_NOTE = 'Maksymalna liczba znaków dla tego pola to 200';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

/** Expects the words beside the field that they are about, and a link to it on the top. */
function expectTold(page: Page, label: string | RegExp, words: string): void {
  const field = page.field(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(saidOf(field)).toContain(words);
  const link = page.document().querySelector<HTMLAnchorElement>('main [role=alert] a');
  expect([link?.hash, link?.textContent]).toEqual([`#${field.id}`, expect.stringContaining(words)]);
}

it('a name or a note that is too long is refused as such, and given back as it was typed', async () => {
  const page = documents({ ask });
  const [name, longer, note] = ['ż'.repeat(60), 'ż'.repeat(61), `${'Dla Kasi, '.repeat(20)}i Tomka`];
  await page.open('/listy');
  page.fill({ 'Nazwa listy': longer });
  await page.press('Utwórz listę');
  expect(page.heading()).toBe('Listy zakupowe');
  expect(page.field('Nazwa listy').value).toBe(longer);
  expectTold(page, 'Nazwa listy', LONG_NAME);
  page.fill({ 'Nazwa listy': name });
  await page.press('Utwórz listę');
  expect(page.heading()).toBe(name);

  await page.press(SETTINGS);
  page.fill({ 'Nazwa listy': longer });
  await page.press('Zmień nazwę');
  expect([page.heading(), page.field('Nazwa listy').value]).toEqual([name, longer]);
  expectTold(page, 'Nazwa listy', LONG_NAME);

  await page.open(CUP);
  await page.press('Zapisz na liście');
  await page.press(/^Zmień:/);
  page.field(/^Notatka/).value = note;
  await page.press('Zapisz');
  expect(page.field(/^Notatka/).value).toBe(note);
  expectTold(page, /^Notatka/, LONG_NOTE);
  page.field(/^Notatka/).value = note.slice(0, 200);
  await page.press('Zapisz');
  expect(page.main()).toContain(note.slice(0, 200).trim());
});

const POT = '/produkt/czajnik-nocny-1023';

/** A list with a cup and a pot, and the page of it open. */
async function withTwo(): Promise<Page> {
  const page = documents({ ask });
  for (const product of [CUP, POT]) {
    await page.open(product);
    await page.press('Zapisz na liście');
  }
  return page;
}

/** Writes a note for the cup, and leaves it unsaved. */
async function write(page: Page, note: string): Promise<void> {
  await page.press(/^Zmień: Kubek/);
  page.field(/^Notatka/).value = note;
}

it.each([/^Niżej na liście: Czajnik/, /^Niżej na liście: Kubek/, /^Usuń z listy: Czajnik/, 'Wszystko do koszyka'])(
  'a note that is typed is saved when %s is pressed',
  async (button) => {
    const page = await withTwo();
    await page.press(/^Zmień: Czajnik/);
    await write(page, 'Dla Kasi, na prezent');
    await page.press(button);
    expect(page.main()).toContain('Dla Kasi, na prezent');
  },
);

it('a note that is typed goes along to another list, and a name with what is shared', async () => {
  const page = documents({ ask });
  await page.open('/listy');
  page.fill({ 'Nazwa listy': 'Dom' });
  await page.press('Utwórz listę');
  await page.open('/listy');
  page.fill({ 'Nazwa listy': 'Na ślub' });
  await page.press('Utwórz listę');
  await page.open(CUP);
  await page.press('Zapisz na liście');
  await write(page, 'Dla Kasi');
  await page.press(/^Skopiuj na inną listę: Kubek/);
  expect(page.main()).toContain('Dla Kasi');
  await page.press(SETTINGS);
  page.fill({ 'Nazwa listy': 'Domek' });
  await page.press('Udostępnij link');
  expect([page.heading(), page.field('Link do listy').value]).toEqual(['Domek', expect.stringContaining('/lista/')]);
  await page.open('/listy');
  await page.press('Na ślub');
  expect(page.main()).toContain('Dla Kasi');
});

it('what is wrong with one entry stops the press of another, and nothing that was typed is lost', async () => {
  const page = await withTwo();
  await write(page, 'x'.repeat(201));
  await page.press(/^Zmień: Czajnik/);
  await page.press(/^Wyżej na liście: Czajnik/);
  expect(page.main()).toContain('Nic się nie zmieniło');
  expect(page.field(/^Notatka/).value).toBe('x'.repeat(201));
  expectTold(page, /^Notatka/, LONG_NOTE);
  await page.press(SETTINGS);
  await page.press('Usuń listę');
  expect(page.heading()).toBe('Listy zakupowe');
});

it('another tab that has not touched an entry takes no note back', async () => {
  const page = await withTwo();
  const stale = page.the('button', /^Usuń z listy: Czajnik/);
  const { form } = stale as HTMLButtonElement;
  const fields = [...new (page.document().defaultView ?? window).FormData(form ?? undefined)].map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  await write(page, 'Dla Kasi');
  await page.press('Zapisz');
  const body = new URLSearchParams([...fields, ['remove', (stale as HTMLButtonElement).value]]);
  await page.fetch(page.path(), { method: 'POST', body });
  await page.open(page.path());
  expect(page.main()).toContain('Dla Kasi');
  expect(page.main()).not.toContain('Czajnik Nocny');
});

it('a list that is removed elsewhere says so, gives back the note, and can be brought back', async () => {
  const page = await withTwo();
  const path = page.path().replace(/\?.*/, '');
  await write(page, 'Dla Kasi');
  await page.fetch(path, { method: 'POST', body: new URLSearchParams({ delete: '1' }) });
  await page.press('Zapisz');
  expect([page.status(), page.heading()]).toEqual([404, 'Tej listy już nie ma']);
  expect(page.main()).toContain('Dla Kasi');
  await page.press('Przywróć listę');
  expect(page.heading()).toBe('Lista zakupowa');
  expect(page.main()).toContain('Kubek Codzienny');
  expect(page.main()).toContain('Dla Kasi');
});

it('a list that comes back brings all that was typed for it, and what is wrong with that', async () => {
  const page = await withTwo();
  const path = page.path().replace(/\?.*/, '');
  const remove = () => page.fetch(path, { method: 'POST', body: new URLSearchParams({ delete: '1' }) });
  await write(page, 'x'.repeat(201));
  await page.press(SETTINGS);
  page.fill({ 'Nazwa listy': 'Domek' });
  page.tick(ADD);
  await remove();
  await page.press('Zapisz');
  await page.press('Przywróć listę');
  expect([page.heading(), page.field('Nazwa listy').value]).toEqual(['Lista zakupowa', 'Domek']);
  expectTold(page, /^Notatka/, LONG_NOTE);
  expect(page.isTicked(ADD)).toBe(true);

  await remove();
  for (let n = 1; n <= 20; n += 1)
    await page.fetch('/listy', { method: 'POST', body: new URLSearchParams({ name: `Lista ${n}` }) });
  await page.press('Zapisz');
  await page.press('Przywróć listę');
  expect([page.status(), page.heading()]).toEqual([404, 'Tej listy już nie ma']);
  expect(page.main()).toContain('Możesz mieć najwyżej 20 list.');
  expect(page.main()).toContain('x'.repeat(201));
});

it('another list that is gone is told of as such', async () => {
  const page = await withTwo();
  const path = page.path().replace(/\?.*/, '');
  await page.fetch('/listy', { method: 'POST', body: new URLSearchParams({ name: 'Na ślub' }) });
  await page.open('/listy');
  await page.press('Na ślub');
  const other = page.path();
  await page.open(path);
  await page.fetch(other, { method: 'POST', body: new URLSearchParams({ delete: '1' }) });
  await page.press(/^Zmień: Kubek/);
  await page.press(/^Przenieś.*Kubek/);
  expect(page.heading()).toBe('Lista zakupowa');
  expect(page.main()).toContain('Nie ma już takiej listy.');
});

it('who may add to a list is saved, whatever is pressed', async () => {
  const page = await withTwo();
  await page.press(SETTINGS);
  await page.press('Udostępnij link');
  const stale = Object.fromEntries(['rights', 'rights_was'].map((name) => [name, 'see']));
  page.tick(ADD);
  await page.press(/^Zmień: Czajnik/);
  await page.press(/^Wyżej na liście: Czajnik/);
  expect(page.isTicked(ADD)).toBe(true);
  const friend = documents({ ask });
  await friend.open(new URL(page.field('Link do listy').value).pathname);
  expect(friend.main()).toContain('Dopisz produkt');
  // A tab that was open before, and has not touched it, takes nothing back.
  const path = page.path().replace(/\?.*/, '');
  await page.fetch(path, { method: 'POST', body: new URLSearchParams({ ...stale, rename: '1', name: 'Domek' }) });
  await page.open(path);
  expect([page.heading(), page.isTicked(ADD)]).toEqual(['Domek', true]);
});

it('a list that nobody knows here leads on', async () => {
  const page = documents({ ask });
  await page.open('/listy/00000000-0000-4000-8000-000000000000');
  expect([page.status(), page.heading()]).toEqual([404, 'Tej listy już nie ma']);
  expect(page.all('button', 'Przywróć listę')).toEqual([]);
  await page.press('Wszystkie listy');
  expect(page.heading()).toBe('Listy zakupowe');
});

it.each(['Wszystko do koszyka', 'Zapisz u siebie'])(
  'a friend who presses „%s” when the link has been withdrawn is told so',
  async (button) => {
    const page = await withTwo();
    await page.press(SETTINGS);
    await page.press('Udostępnij link');
    const friend = documents({ ask });
    await friend.open(new URL(page.field('Link do listy').value).pathname);
    await page.press('Wycofaj link');
    await friend.press(button);
    expect([friend.status(), friend.heading()]).toEqual([404, 'Ten link już nie działa']);
  },
);
