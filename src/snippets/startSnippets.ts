import { pageTerms } from '../ui/browser/pageTerms.ts';
import { onFirstSign } from '../ui/kernel/signs.ts';

/**
 * Brings what shows snippets and layers once a person is there, where the shop has some.
 * @param measuring brings what measures, where the shop does
 */
export function startSnippets(measuring: () => Promise<{ watchEvents(): void }>): void {
  const { extras, measures } = pageTerms();
  if (!extras) return;
  onFirstSign(async () => {
    // The page goes without what does not come. Both begin in one turn, and ask in one call.
    const [views, events] = await Promise.allSettled([import('./watchViews.ts'), measures ? measuring() : undefined]);
    if (views.status === 'fulfilled') views.value.watchViews();
    if (events.status === 'fulfilled') events.value?.watchEvents();
  });
}
