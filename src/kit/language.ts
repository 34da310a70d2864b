/**
 * Languages of the shop's own words. Polish is that of the shop; pages in another one have an address of their own, under
 * its code: `/en/koszyk`.
 */
export type Language = 'pl' | OtherLanguage;
export type OtherLanguage = 'en';

/** What each is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { pl: 'polski', en: 'English' };

/** The language in a row of the store, where none is Polish; one that is not known any more is Polish too. */
export const storedLanguage = (language: string | null | undefined): Language => (language === 'en' ? 'en' : 'pl');

const PREFIX = /^\/(en)(?=\/|$)/;

/** A path without its language: `/en/koszyk` is `/koszyk` in English. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = PREFIX.exec(path)?.[1] as OtherLanguage | undefined;
  return language === undefined ? { language: 'pl', path } : { language, path: path.slice(language.length + 1) || '/' };
}

/** The path of a page in a language. */
export const inLanguage = (language: Language, path: string): string =>
  language === 'pl' ? path : `/${language}${path}`;
