import { pageTerms } from '../browser/pageTerms.ts';
import { soon } from './idle.ts';
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

/**
 * Fetches the sheets as soon as somebody is there to press something, and puts them in place once nobody waits, or something
 * needs them: the browser then reckons the style of the whole page anew.
 */
export function startWholeSheet(): void {
  onFirstSign(() => {
    const href = pageTerms().sheet;
    if (href === undefined) return;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = href;
    document.head.append(link);
    soon(() => void wholeSheet());
  });
}
