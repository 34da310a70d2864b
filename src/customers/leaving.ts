import { sessionStore } from '../ui/browser/storage.ts';

/** What scripts of the platform remember of an order begun in this tab; gone when its shopper signs out (specification, section 6). */
export const forgetExpressCheckout = (): void => sessionStore.removeStartingWith('expchck');
