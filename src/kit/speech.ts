import type { Language } from './language.ts';

let ofWork: (() => Language | undefined) | undefined;

/** Lets a server tell which language the work in hand is done in: it makes pages of several at a time. */
export function speakBy(source: () => Language | undefined): void {
  ofWork = source;
}

/** Language that amounts and dates are written in now; in a browser, that of the document. */
export const isEnglish = (): boolean => (ofWork ? ofWork() : globalThis.document?.documentElement.lang) === 'en';
