import { askSection } from '../session/client.ts';
import { onBasketChanged, onBasketChangedElsewhere } from '../session/events.ts';
import { isMarked, SESSION_MARK } from '../session/marker.ts';
import { type KnownBasket, setBasket } from './count.ts';

/** Basket of a visitor for whom the shop stores nothing yet. */
const EMPTY: KnownBasket = { count: 0, answer: { products: [], productsCounter: 0 } };

/** Asks for the basket, if there can be one; after a failure the old state stays. */
export function refreshBasket(): void {
  if (!isMarked(document.cookie, SESSION_MARK)) {
    setBasket(EMPTY);
    return;
  }
  askSection('Basket', {}, (answer) => {
    const { basket } = (answer || {}) as { basket?: { productsCounter?: unknown } };
    const count = basket?.productsCounter;
    if (typeof count === 'number') setBasket({ count, answer: basket });
  });
}

/** Keeps the known basket up to date when this page or another tab changes it. */
export function watchBasket(): void {
  onBasketChanged(refreshBasket);
  onBasketChangedElsewhere(refreshBasket);
  // A page that comes back from the browser's memory was shown before the change.
  window.addEventListener('pageshow', ({ persisted }) => persisted && refreshBasket());
  refreshBasket();
}
