import { AsyncLocalStorage } from 'node:async_hooks';
import type { CurrencyRate } from '../../kit/currencyRate.ts';
import type { Language } from '../../kit/language.ts';
import { ENGLISH_COUNTRIES } from '../../languages/en/countries.server.ts';
import type { Speech } from '../../routes/speech.ts';

interface InHand {
  language: Language | undefined;
  rate: CurrencyRate | undefined;
}

const now = new AsyncLocalStorage<InHand>();
globalThis.speaksEnglish = () => now.getStore()?.language === 'en';
globalThis.englishCountries = ENGLISH_COUNTRIES;
globalThis.rateInHand = () => now.getStore()?.rate;

/** Does work whose amounts and dates are written in a language, and told in another currency besides. */
export const inSpeech = <T>(
  { speech, rate }: { speech?: Speech | undefined; rate?: CurrencyRate | undefined },
  work: () => T,
): T => (speech || rate ? now.run({ language: speech?.language, rate }, work) : work());

/** Does work in a language alone, whatever the work around it is in. */
export const inLanguageAlone = <T>(language: Language, work: () => T): T =>
  now.run({ language, rate: undefined }, work);
