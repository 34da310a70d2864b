import { inLanguage, type Language, type OtherLanguage } from './language.ts';

declare global {
  /** Tells whether amounts and dates are written in English now; missing on pages that are Polish. */
  var speaksEnglish: (() => boolean) | undefined;
  /** English names of countries by their codes; pages in English bring them along. */
  var englishCountries: Readonly<Record<string, string>> | undefined;
}

/** Language of amounts and dates: a server makes pages of several at a time, and a page in English brings its answer along. */
export const isEnglish = (): boolean => globalThis.speaksEnglish?.() === true;

export const languageInHand = (): Language => (isEnglish() ? 'en' : 'pl');

/** Language of the work in hand as it is stored: null for Polish. */
export const languageToStore = (): OtherLanguage | null => (isEnglish() ? 'en' : null);

/** Path of a page in the language of the work in hand. */
export const pathInHand = (path: string): string => inLanguage(languageInHand(), path);
