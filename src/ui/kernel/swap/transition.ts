import { isQuick } from './fetchPage.ts';

/** Name of the picture that a card and its product have in common. */
const NAME = 'product-picture';

let slow = false;

/**
 * Learns from measurements whether this browser has time for transitions: one that the page has held up for 50 ms at a
 * stretch would reckon the style of the whole page anew and show it some frames late.
 */
export function watchSlowness(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver(() => {
    slow = true;
    observer.disconnect();
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/** Origin of a swap: the pressed link, or `back` in the history. */
export type From = Element | null | 'back';

/**
 * Changes what stands there. From a card to its product the picture grows into that of the page, and back again, where the
 * browser has view transitions and time for them, and the visitor likes motion; any other change is shown at once: to fade
 * a whole page costs a slow telephone a tenth of a second, and so does a picture that grows, because the style of the whole
 * page is reckoned anew. Settles once changed.
 *
 * @param container what stands there now: another element after the change
 */
export async function inTransition(change: () => void, container: () => Element, from: From): Promise<void> {
  if (slow || !isQuick() || document.visibilityState === 'hidden' || !('startViewTransition' in document))
    return change();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const pressed = from === 'back' ? null : from?.closest<HTMLElement>(CARD);
  const id = from === 'back' ? productOf(container()) : pressed?.dataset.product_id;
  unname(came);
  const left = name(from === 'back' ? container().querySelector(PHOTO) : pressed?.querySelector('img'));
  if (!left || id === undefined) return change();
  const transition = document.startViewTransition(() => {
    change();
    // The browser has its picture already, and two of one name would end the transition.
    unname(left);
    const picture = pictureOf(container(), id);
    // Decoded beside the page it might grow as an empty box.
    if (picture) picture.decoding = 'sync';
    came = name(picture);
  });
  // One that is overtaken by the next is skipped, which is no news.
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .then(() => {
      // The next one may have begun, with the same picture.
      if (transition === latest) unname(came);
    });
  latest = transition;
  await transition.updateCallbackDone;
}

/** The last transition, and the picture that it led to. */
let latest: ViewTransition | undefined;
let came: HTMLElement | undefined;

const CARD = 'li[data-product_id]';
const PHOTO = '#projector_photos img';

/** Number of the product that a page is about. */
const productOf = (page: Element) => page.querySelector<HTMLElement>('#projector_form')?.dataset.product_id;

const pictureOf = (page: Element, id: string): HTMLImageElement | null =>
  page.querySelector(productOf(page) === id ? PHOTO : `${CARD}[data-product_id="${CSS.escape(id)}"] img`);

function name(picture: HTMLElement | null | undefined): HTMLElement | undefined {
  if (!picture) return undefined;
  picture.style.viewTransitionName = NAME;
  return picture;
}

function unname(picture: HTMLElement | undefined): void {
  if (picture) picture.style.viewTransitionName = '';
}
