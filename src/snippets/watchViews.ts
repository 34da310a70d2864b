import { pageTerms } from '../ui/browser/pageTerms.ts';
import { agreedPurposes, isAgreed, onConsent } from '../ui/browser/purposes.ts';
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
    const agreed = agreedPurposes();
    if (!extras.some((purpose) => isAgreed(purpose, agreed))) return;
    const view = views;
    showView(view, () => view === views);
  };
  onView(() => {
    views += 1;
    ask();
  });
  onConsent(ask);
}
