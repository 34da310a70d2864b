import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { BUYER } from './buyer.ts';
import { type Page, textOf } from './documents.server.ts';
import { form } from './testShop.server.ts';

type Thing = Readonly<Record<string, string>>;

export const PLACE = 'Zamawiam z obowiązkiem zapłaty';
/** Ways of delivery of the demo shop. */
export const [COURIER, LOCKER, IN_PERSON] = ['Kurier', 'Paczkomat InPost', 'Odbiór w pracowni, ul. Garncarska 7'];

/** Puts something into the basket as the form of a product page does. */
export const put = (page: Page, thing: Thing): Promise<Response> =>
  page.fetch('/koszyk', form({ mode: '1', number: '1', ...thing }));

/** Opens the form of an order for these things. */
export async function beginOrder(page: Page, ...things: readonly Thing[]): Promise<void> {
  for (const thing of things) await put(page, thing);
  await page.open('/zamowienie');
}

export const fillBuyer = (page: Page, email = 'anna@example.pl'): void => page.fill({ ...BUYER, 'E-mail': email });

/** A way of delivery by its name, whatever it costs; it is styles that part the two. */
export const way = (name: string): RegExp => new RegExp(`^${name} ?(\\d|za darmo)`);

/** Pays by transfer, which is chosen where there is something to choose. */
export function payByTransfer(page: Page): void {
  const payment = page.the('region', 'Płatność');
  expect(textOf(payment)).toContain('Przelew tradycyjny');
  if (page.all('radio', 'Przelew tradycyjny', payment).length > 0) page.tick('Przelew tradycyjny');
}

export const acceptTerms = (page: Page): void => page.tick(/^Akceptuję regulamin/);

/** All that is asked for, by transfer. */
export function fillOrder(page: Page, delivery: string = IN_PERSON, email?: string): void {
  fillBuyer(page, email);
  page.tick(way(delivery));
  payByTransfer(page);
  acceptTerms(page);
}

/** What the form says of the things, their delivery and their sum. */
export const ordered = (page: Page): string => textOf(page.the('region', 'Zamawiasz'));

export const region = (page: Page, name: string): string => textOf(page.the('region', name));

/** What is said in a place that speaks up, the one that holds these words. */
export function told(page: Page, role: 'status' | 'alert', words: string): string {
  const said = page.all(role, /^/).map(textOf);
  return said.find((text) => text.includes(words)) ?? `Nothing says ${words}, but ${said.join(' | ')}`;
}

/** The number of the order that was just placed. */
export function placed(page: Page): number {
  expect([page.heading(), page.path()]).toEqual([
    'Dziękujemy za zamówienie',
    expect.stringMatching(/^\/zamowienie\/\d+$/),
  ]);
  return Number(/\d+$/.exec(page.path())?.[0]);
}

interface Wanted {
  delivery?: string;
  payment?: RegExp;
  email?: string;
}

/** Orders these things by the form and gives the number; by transfer unless told. Where BLIK is paid, its page is open then. */
export async function placeOrder(
  page: Page,
  things: readonly Thing[],
  { delivery = COURIER, payment, email }: Wanted = {},
): Promise<number> {
  await beginOrder(page, ...things);
  fillBuyer(page, email);
  if (page.all('radio', way(delivery)).length > 0) page.tick(way(delivery));
  if (payment) page.tick(payment);
  else payByTransfer(page);
  acceptTerms(page);
  await page.press(PLACE);
  // The sum with the delivery may be shown first.
  if (page.path() === '/zamowienie') await page.press(PLACE);
  const [, number] = /^\/zamowienie\/(\d+)/.exec(page.path()) ?? [];
  expect(number, `placed, not left at ${page.path()}`).toBeDefined();
  return Number(number);
}

export async function enterBlik(page: Page, code: string): Promise<void> {
  page.fill({ 'Kod BLIK': code });
  await page.press(/^Zapłać BLIKIEM/);
}

/** Types a code and asks until it is known what became of it. */
export async function blikDecided(page: Page, code: string): Promise<void> {
  await enterBlik(page, code);
  for (let asked = 0; page.main().includes('Czekamy na potwierdzenie'); asked += 1) {
    if (asked > 100) throw new Error('nothing became of the payment');
    await setTimeout(20);
    await page.press('Sprawdź teraz');
  }
}
