import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../kit/language.ts';
import { speakBy } from '../../kit/speech.ts';
import type { Speech } from '../../routes/speech.ts';

const now = new AsyncLocalStorage<Language>();
speakBy(() => now.getStore());

/** Does work whose amounts and dates are written in a language. */
export const inSpeech = <T>({ speech }: { speech?: Speech }, work: () => T): T =>
  speech ? now.run(speech.language, work) : work();
