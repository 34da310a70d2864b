import { askSection } from '../../session/client.ts';
import { onListsChangedElsewhere, onSignedIn } from '../../session/events.ts';
import { isMarked, SESSION_MARK } from '../../session/marker.ts';
import type { SavedLists } from './model.ts';

/**
 * Asks what stands on the shopper's lists, if there can be any. The code that shows it comes once something does, or has: what
 * was full before may be empty now.
 */
function refreshHearts(changed: boolean): void {
  if (!isMarked(document.cookie, SESSION_MARK)) return;
  askSection('Wishlist', {}, (answer) => {
    const saved = answer as SavedLists | false;
    // Without the code the page stays as it is.
    if (saved && (changed || saved.productsCounter > 0))
      import('./hearts.ts').then((module) => module.showSaved(saved)).catch(() => {});
  });
}

/** Keeps the hearts of products up to date when another tab, or a sign-in, changes the lists. */
export function watchHearts(): void {
  const again = () => refreshHearts(true);
  onListsChangedElsewhere(again);
  onSignedIn(again);
  // A page that comes back from the browser's memory was shown before the change.
  window.addEventListener('pageshow', ({ persisted }) => persisted && again());
  refreshHearts(false);
}
