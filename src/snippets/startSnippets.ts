import { pageTerms } from '../ui/browser/pageTerms.ts';
import { onFirstSign } from '../ui/kernel/signs.ts';

/** Brings what shows snippets and layers once a person is there, where the shop has some. */
export function startSnippets(): void {
  if (!pageTerms().extras) return;
  // The page goes without them.
  onFirstSign(() => void import('./watchViews.ts').then(({ watchViews }) => watchViews()).catch(() => {}));
}
