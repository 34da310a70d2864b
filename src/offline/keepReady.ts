import { knownBasket, onBasket } from '../basket/count.ts';
import { readTopBasket } from '../basket/top/model.ts';
import { isEnglish } from '../kit/speech.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { trustedScript } from '../ui/browser/trusted.ts';
import { savesData } from '../ui/kernel/idle.ts';
import { translate } from '../ui/text.ts';
import { WORKER_PATH } from './names.ts';
import type { SeenBasket } from './slots.ts';
import { offlineTexts } from './texts.ts';

/** Brings the service worker, unless the visitor saves data, and tells it what lies in the basket whenever this page knows. */
export function keepReady(): void {
  const { serviceWorker: workers } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!workers || savesData()) return;
  const tell = () => {
    const basket = seenNow();
    if (basket) void workers.ready.then(({ active }) => active?.postMessage(basket));
  };
  // Where it cannot be had, a failed page looks as browsers show it.
  workers.register(trustedScript(WORKER_PATH)).then(tell, () => {});
  onBasket(tell);
}

function seenNow(): SeenBasket | undefined {
  const basket = knownBasket();
  if (!basket) return undefined;
  const { texts } = pageTerms();
  const when = new Intl.DateTimeFormat(isEnglish() ? 'en-GB' : 'pl', {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format();
  const lines = readTopBasket(basket.answer)?.lines ?? [];
  return {
    when,
    lines: lines.map(({ name, detail, count, unit }) => ({
      name: [name, detail.version, detail.size, ...detail.chosen].filter(Boolean).join(', '),
      count: `${isEnglish() ? count : String(count).replace('.', ',')} ${unit || translate(offlineTexts, texts, 'pieces')}`,
    })),
  };
}
