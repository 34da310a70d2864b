import { expect } from 'vitest';
import { PASSWORD } from './accountsBrowser.server.ts';
import { documents, type Page } from './documents.server.ts';
import type { TestShop } from './testShop.server.ts';

/** A browser whose person, Ewa Lis, has just made an account by its form: other names than those of who buys. */
export async function registered(shop: Pick<TestShop, 'ask'>, email: string): Promise<Page> {
  const page = documents(shop);
  await page.open('/rejestracja');
  page.fill({ Imię: 'Ewa', Nazwisko: 'Lis', 'E-mail': email, Hasło: PASSWORD, 'Powtórz hasło': PASSWORD });
  await page.press('Załóż konto');
  expect(page.heading()).toBe('Dzień dobry, Ewa');
  return page;
}
