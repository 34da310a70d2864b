import { askSection } from '../session/client.ts';
import { localStore } from '../ui/browser/storage.ts';
import { setBasketCount } from './count.ts';

/** Changed in one tab, told to the others by the browser; themes of the platform use the same name. */
const CHANGED = 'addedtoBasket';

/** Asks what lies in the basket; a call that fails leaves what is shown. */
export function refreshBasket(): void {
  askSection('Basket', {}, (answer) => {
    const number = countIn(answer);
    if (number !== undefined) setBasketCount(number);
  });
}

function countIn(answer: unknown): number | undefined {
  const basket = (answer as { basket?: { productsCounter?: unknown } } | false) || undefined;
  const number = basket?.basket?.productsCounter;
  return typeof number === 'number' ? number : undefined;
}

/** To be called after this page has changed the basket: its header and other tabs ask again. */
export function basketChanged(): void {
  localStore.write(CHANGED, String(Date.now()));
  refreshBasket();
}

/** Shows the count, and keeps it true while other tabs change the basket. Returns how to stop. */
export function watchBasket(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CHANGED) refreshBasket();
  };
  // A page that comes back from the browser's memory was shown before the change.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refreshBasket();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  refreshBasket();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
