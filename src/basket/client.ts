import { askSection } from '../session/client.ts';
import { BASKET_CHANGED } from './changed.ts';
import { setBasketCount } from './count.ts';
import { type HeldLine, setHeld } from './held.ts';

/** Asks what lies in the basket; a call that fails leaves what is shown. */
export function refreshBasket(): void {
  askSection('Basket', {}, (answer) => {
    const { basket } = (answer || {}) as { basket?: Basket };
    if (typeof basket?.productsCounter === 'number') setBasketCount(basket.productsCounter);
    if (Array.isArray(basket?.products)) setHeld(basket.products.flatMap(heldLine));
  });
}

interface Basket {
  productsCounter?: unknown;
  products?: unknown;
}

/** A line as the section tells it (wire facts, 2.2); what it does not tell of is not counted. */
function heldLine(line: { id?: unknown; size?: unknown; count?: unknown }): HeldLine[] {
  const { id, size, count } = line;
  return typeof size === 'string' && typeof count === 'number' ? [{ product: Number(id), size, quantity: count }] : [];
}

/** Shows the count, and keeps it true while this page or another tab changes the basket. Returns how to stop. */
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
