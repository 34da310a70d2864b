import { expect, it } from 'vitest';
import { documents, type Page, saidOf } from '../testing/documents.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
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

  await page.press('Nazwa, udostępnianie, usuwanie');
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
