import { sessionStore } from '../ui/browser/storage.ts';

/**
 * Removes what scripts of the platform remember of an order begun in this tab, when its shopper signs out
 * (docs/contract/pages.md#storage-keys).
 */
const forgetExpressCheckout = (): void => sessionStore.removeStartingWith('expchck');

/**
 * Marks forms by which a shopper leaves their account. The name of a box in it says that it leads out only where that is
 * ticked.
 */
export const LEAVES = 'data-leaves';

/** Runs beside every form that leads out of an account. */
export function watchLeaving(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    const box = target.getAttribute(LEAVES);
    if (box !== null && (box === '' || new FormData(target).has(box))) forgetExpressCheckout();
  });
}
