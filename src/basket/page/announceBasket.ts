import { basketChanged } from '../../session/events.ts';
import { BASKET_PATH } from '../path.ts';

/**
 * Announces on each shown basket page, in any language, that the basket may have changed on the way here, so that the header and other
 * tabs ask again.
 */
export function announceBasket(): void {
  if (location.pathname.endsWith(BASKET_PATH)) basketChanged();
}
