import { basketChanged } from '../../session/events.ts';
import { BASKET_PATH } from '../path.ts';

/**
 * Whoever comes to the basket may have changed it on the way, by a form that led here: the header and other tabs ask
 * again. To be called for each page that is shown.
 */
export function basketOpened(): void {
  if (window.location.pathname === BASKET_PATH) basketChanged();
}
