import { hasConsent } from '../ui/browser/consent.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { onConsent } from '../ui/browser/purposes.ts';
import { onView } from '../ui/kernel/pages.ts';
import { showView } from './view.ts';

/**
 * Asks for the snippets and layers of each page that is shown, if this visitor may get some of them; again when they have
 * chosen what they agree to.
 */
export function watchViews(): void {
  let views = 0;
  const ask = () => {
    const { extras = [] } = pageTerms();
    if (!extras.some((purpose) => purpose === 'necessary' || hasConsent(purpose))) return;
    const view = views;
    showView(view, () => view === views);
  };
  onView(() => {
    views += 1;
    ask();
  });
  onConsent(ask);
}
