import { askSection } from '../session/client.ts';
import { BASKET_CHANGED } from './changed.ts';
import { setBasket } from './count.ts';

/** Asks what lies in the basket; a call that fails leaves what is shown. */
export function refreshBasket(): void {
  askSection('Basket', {}, (answer) => {
    const { basket } = (answer || {}) as { basket?: { productsCounter?: unknown } };
    const count = basket?.productsCounter;
    if (typeof count === 'number') setBasket({ count, answer: basket });
  });
}

/** Shows what lies in the basket, and keeps it true while this page or another tab changes it. Returns how to stop. */
export function watchBasket(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === BASKET_CHANGED) refreshBasket();
  };
  // A page that comes back from the browser's memory was shown before the change.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refreshBasket();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  window.addEventListener(BASKET_CHANGED, refreshBasket);
  refreshBasket();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener(BASKET_CHANGED, refreshBasket);
  };
}
