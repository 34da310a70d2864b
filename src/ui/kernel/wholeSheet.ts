import { pageTerms } from '../browser/pageTerms.ts';
import { onFirstSign } from './signs.ts';

let ready: Promise<void> | undefined;

/**
 * Loads all style sheets. A document holds those of its own HTML; an awake island or the next page may need others.
 * Settles also when they do not come: what is shown then is plain and works.
 */
export function wholeSheet(): Promise<void> {
  ready ??= load(pageTerms().sheet);
  return ready;
}

function load(href: string | undefined): Promise<void> {
  if (href === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => {
      ready = undefined;
      link.remove();
      resolve();
    };
    link.href = href;
    document.head.append(link);
  });
}

/** Asks for the sheets as soon as somebody is there to press something. */
export const startWholeSheet = (): void => void onFirstSign(() => void wholeSheet());
