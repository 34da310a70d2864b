/** Told within a page as an event, and to other tabs through storage; themes of the platform use the same name. */
export const BASKET_CHANGED = 'addedtoBasket';

/** To be called after this page has changed the basket: its header and other tabs ask again what lies there. */
export function basketChanged(): void {
  window.dispatchEvent(new Event(BASKET_CHANGED));
  try {
    window.localStorage.setItem(BASKET_CHANGED, String(Date.now()));
  } catch {
    // Where storage is switched off, other tabs learn of it when they are next opened.
  }
}
