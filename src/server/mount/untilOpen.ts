import { createMiddleware } from 'hono/factory';
import { CATALOGUE_VERSION } from '../../catalogue/import/version.server.ts';
import { splitLanguage } from '../../kit/language.ts';
import type { Env } from '../http/guards.ts';
import type { OpenShop } from '../open/shop.ts';

/** What says all it has to without lists; a shelf or a number of products is missing at most. */
const EARLY =
  /^\/(?:$|(?:produkt|strona|koszyk|zamowienie|konto|platnosci|pliki)(?:\/|$)|basketchange\.php$|ajax\/(?!hotspots\.php))/;
const LISTS = /^\/(?:(?:kategoria|producent|seria)\/|(?:nowosci|promocje)$)/;

/** What an address waits for until the catalogue is read: words are ready after lists. */
export function waitsFor(address: string): 'nothing' | 'lists' | 'words' {
  const { path } = splitLanguage(address);
  if (EARLY.test(path)) return 'nothing';
  return LISTS.test(path) ? 'lists' : 'words';
}

/** Holds back, while a shop is being opened, what cannot be answered yet. */
export function untilOpen({ opened }: Pick<OpenShop, 'opened'>) {
  let words = false;
  void opened.words.then(() => {
    words = true;
  });
  return createMiddleware<Env>(async (c, next) => {
    const needed = words ? 'nothing' : waitsFor(c.req.path);
    if (needed !== 'nothing') await opened[needed];
    return next();
  });
}

/** Settles when the store answers and the catalogue has been read; rejects when not. */
export const readiness =
  ({ db, listing }: Pick<OpenShop, 'db' | 'listing'>) =>
  async (): Promise<void> => {
    if (!listing.isOpen) throw new Error('The catalogue is being read');
    await db.version(CATALOGUE_VERSION);
  };
