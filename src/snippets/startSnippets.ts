import { askWith } from '../session/client.ts';
import { isMarked, SESSION_MARK } from '../session/marker.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { onFirstSign } from '../ui/kernel/signs.ts';

/**
 * Brings what shows snippets and layers, where the shop has some: once a person is there, and at once in a browser with a
 * session, where a person was. There it asks in the one call that the page begins with.
 * @param measuring brings what measures, where the shop does
 */
export function startSnippets(measuring: () => Promise<{ watchEvents(): void }>): void {
  const { extras, measures } = pageTerms();
  if (!extras) return;
  const bring = async () => {
    // The page goes without what does not come. Both begin in one turn, and ask in one call.
    const [views, events] = await Promise.allSettled([import('./watchViews.ts'), measures ? measuring() : undefined]);
    if (views.status === 'fulfilled') views.value.watchViews();
    if (events.status === 'fulfilled') events.value?.watchEvents();
  };
  if (isMarked(document.cookie, SESSION_MARK)) askWith(bring());
  else onFirstSign(bring);
}
