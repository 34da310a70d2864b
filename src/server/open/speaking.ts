import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../kit/language.ts';
import type { Speech } from '../../routes/speech.ts';

const now = new AsyncLocalStorage<Language>();
globalThis.speaksEnglish = () => now.getStore() === 'en';

/** Does work whose amounts and dates are written in a language. */
export const inSpeech = <T>({ speech }: { speech?: Speech }, work: () => T): T =>
  speech ? now.run(speech.language, work) : work();
