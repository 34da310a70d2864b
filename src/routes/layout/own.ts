import { watchBasket } from '../../basket/client.ts';
import { knownBasket, onBasket } from '../../basket/count.ts';
import { layOut } from '../../ui/browser/layOut.ts';
import { restOfPresses } from '../../ui/earlyPresses.ts';
import type { OwnTerms } from './pressed.ts';

/**
 * Starts what makes a page this shopper's own. What has `data-own`, the basket's link and the controls that close
 * strips, works with code that comes when it is pressed. Returns how to stop.
 */
export function watchOwn(terms: OwnTerms): () => void {
  const code = () => import('./pressed.ts');
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('[data-own]') : null;
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    code().then(
      ({ pressed }) => pressed(control, terms),
      // Without the code a link leads where it would without scripts.
      () => control instanceof HTMLAnchorElement && window.location.assign(control.href),
    );
  };
  layOut();
  let told = false;
  const onChange = () => {
    const basket = knownBasket();
    // What the server wrote fits an empty basket.
    if (!basket || (basket.count === 0 && !told)) return;
    told = true;
    code().then(
      ({ showProgress }) => showProgress(basket, terms),
      () => {},
    );
  };
  // Before the listener that hands links to the router.
  document.addEventListener('click', onClick, true);
  const stops = [onBasket(onChange), watchBasket()];
  for (const button of restOfPresses()) if (button.matches('[data-own]')) button.click();
  return () => {
    document.removeEventListener('click', onClick, true);
    for (const stop of stops) stop();
  };
}
