import { askSection } from '../session/client.ts';
import { onBasketChanged, onBasketChangedElsewhere } from '../session/events.ts';
import { isMarked, SESSION_MARK } from '../session/marker.ts';
import { type KnownBasket, setBasket } from './count.ts';

/** Of who has done nothing yet that the shop keeps. */
const EMPTY: KnownBasket = { count: 0, answer: { products: [], productsCounter: 0 } };

/** Asks what lies in the basket, if there can be anything; a call that fails leaves what is shown. */
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

/** Keeps what is known of the basket true while this page or another tab changes it. */
export function watchBasket(): void {
  onBasketChanged(refreshBasket);
  onBasketChangedElsewhere(refreshBasket);
  // A page that comes back from the browser's memory was shown before the change.
  window.addEventListener('pageshow', ({ persisted }) => persisted && refreshBasket());
  refreshBasket();
}
