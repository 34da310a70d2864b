import type { Page } from '@playwright/test';
import { expectFormAwake } from './live.ts';

export const FORBIDDEN = 'Nie można wgrać pliku a.exe, ponieważ załączanie plików tego typu jest niedozwolone.';
export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
export const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

export const name = (page: Page) => page.getByRole('textbox', { name: /^Imię i nazwisko lub firma/ });
export const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
export const message = (page: Page) => page.getByRole('textbox', { name: 'Wiadomość' });
export const send = (page: Page) => page.getByRole('button', { name: 'Wyślij wiadomość' });
export const files = (page: Page) => page.getByLabel('Dodaj pliki');

export async function fill(page: Page, words = 'Czy kubek nadaje się do zmywarki?') {
  await name(page).fill('Ala Kowalska');
  await email(page).fill('ala@example.pl');
  await message(page).fill(words);
}

/** The engine has come: scripts look after the form. */
export const ready = (page: Page) => expectFormAwake(send(page));
