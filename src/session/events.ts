import { onStorage } from '../ui/browser/storage.ts';

/**
 * Events between parts of a page: the kernel, islands that wake, other tabs. Themes of the platform know the first
 * name, which is told within a page as an event and to other tabs through storage.
 */
const BASKET_CHANGED = 'addedtoBasket';
const LISTS_CHANGED = 'listsChanged';
const SIGNED_IN = 'signedInHere';

/** Tells the header and other tabs that this page has changed the basket. */
export function basketChanged(): void {
  window.dispatchEvent(new Event(BASKET_CHANGED));
  tellElsewhere(BASKET_CHANGED);
}

function tellElsewhere(name: string): void {
  try {
    window.localStorage.setItem(name, String(Date.now()));
  } catch {
    // Where storage is switched off, other tabs learn of it when they are next opened.
  }
}

/** Hears that this page has changed the basket. Returns how to stop. */
export const onBasketChanged = (listener: () => void): (() => void) => on(BASKET_CHANGED, listener);

/** Hears that another tab has changed the basket. Returns how to stop. */
export const onBasketChangedElsewhere = (listener: () => void): (() => void) => onElsewhere(BASKET_CHANGED, listener);

/** Tells other tabs that this page has changed the shopping lists. */
export const listsChanged = (): void => tellElsewhere(LISTS_CHANGED);

/** Listens to it; returns how to stop. */
export const onListsChangedElsewhere = (listener: () => void): (() => void) => onElsewhere(LISTS_CHANGED, listener);

function onElsewhere(name: string, listener: () => void): () => void {
  return onStorage(({ key }) => {
    if (key === name) listener();
  });
}

/** Tells the page that somebody has signed in on it. */
export const tellSignedIn = (): void => void window.dispatchEvent(new Event(SIGNED_IN));

/** Listens to it; returns how to stop. */
export const onSignedIn = (listener: () => void): (() => void) => on(SIGNED_IN, listener);

function on(name: string, listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
