import { watchBasket } from '../../basket/client.ts';
import { knownBasket, onBasket } from '../../basket/count.ts';
import type { TopTerms } from '../../basket/top/open.tsx';
import { watchTopBasket } from '../../basket/top/watch.ts';
import { watchStrips } from '../../content/strips/client.ts';
import { stopRememberingPresses } from '../../ui/earlyPresses.ts';

/** Starts what makes a page this shopper's own. Returns how to stop. */
export function watchOwn(terms: () => TopTerms): () => void {
  const stops = [watchStrips(), onBasket(tellProgress), watchTopBasket(terms), watchBasket()];
  stopRememberingPresses();
  return () => {
    for (const stop of stops) stop();
  };
}

let told = false;

/** An empty basket needs no code at first: what the server wrote fits it. */
function tellProgress(): void {
  const basket = knownBasket();
  if (!basket || (basket.count === 0 && !told)) return;
  told = true;
  import('../../content/strips/progress.ts').then(
    ({ showProgress }) => showProgress(basket.count > 0 ? basket.answer : undefined),
    () => {},
  );
}
