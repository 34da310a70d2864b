import { pageTerms } from '../ui/browser/pageTerms.ts';
import { onFirstSign } from '../ui/kernel/signs.ts';

/**
 * Brings what shows snippets and layers once a person is there, where the shop has some.
 * @param measuring brings what measures, where the shop does
 */
export function startSnippets(measuring: () => Promise<{ watchEvents(): void }>): void {
  const { extras, measures } = pageTerms();
  if (!extras) return;
  onFirstSign(() => {
    // The page goes without them.
    void import('./watchViews.ts').then(({ watchViews }) => watchViews()).catch(() => {});
    if (measures)
      void measuring().then(
        ({ watchEvents }) => watchEvents(),
        () => {},
      );
  });
}
