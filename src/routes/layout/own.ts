import { watchBasket } from '../../basket/client.ts';
import { knownBasket, onBasket } from '../../basket/count.ts';
import { askSection } from '../../session/client.ts';
import { SIGNED_IN } from '../../session/marker.ts';
import { layOut } from '../../ui/browser/layOut.ts';
import { restOfPresses } from '../../ui/earlyPresses.ts';
import type { OwnTerms } from './pressed.ts';

/**
 * Starts what makes a page this shopper's own. What has `data-own`, the basket's link and the controls that close
 * strips, works with code that comes when it is pressed, and so does the name of who is signed in. Returns how to stop.
 */
export function watchOwn(terms: OwnTerms): () => void {
  const code = () => import('./pressed.ts');
  const late = (run: (code: typeof import('./pressed.ts')) => void) => void code().then(run, () => {});
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('[data-own]') : null;
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || isOpen(control)) return;
    event.preventDefault();
    code()
      .then(({ pressed }) => pressed(control, terms))
      // Without the code a link leads where it would without scripts.
      .catch(() => control instanceof HTMLAnchorElement && window.location.assign(control.href));
  };
  layOut();
  // What the server wrote fits an empty basket without a code.
  let told: unknown;
  const onChange = () => {
    const basket = knownBasket();
    if (!basket) return;
    told ||= basket.count || (basket.answer as { rebateCode?: unknown }).rebateCode;
    if (told) late(({ showBasket }) => showBasket(basket, terms));
  };
  // Before the listener that hands links to the router.
  document.addEventListener('click', onClick, true);
  if (isSignedIn()) askSection('Customer', {}, (answer) => late(({ showCustomer }) => showCustomer(answer, terms)));
  const stops = [onBasket(onChange), watchBasket()];
  for (const button of restOfPresses()) if (button.matches('[data-own]')) button.click();
  return () => {
    document.removeEventListener('click', onClick, true);
    for (const stop of stops) stop();
  };
}

const isSignedIn = () => document.cookie.includes(SIGNED_IN);

/** A link to the account of who has signed in leads there. */
const isOpen = (control: Element) => control.matches('[data-own="door"]') && isSignedIn();
