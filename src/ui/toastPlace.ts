/** Places of messages in the window, the best first. */
export const TOAST_PLACES = ['end', 'start', 'top'] as const;
export type ToastPlace = (typeof TOAST_PLACES)[number];

export type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** First place that covers nothing of `spared`, else the one that covers the least of it. */
export function freePlace(rects: Readonly<Record<ToastPlace, Rect>>, spared: readonly Rect[]): ToastPlace {
  const covered = TOAST_PLACES.map((place) => spared.reduce((sum, one) => sum + common(rects[place], one), 0));
  return TOAST_PLACES[covered.indexOf(Math.min(...covered))] ?? 'end';
}

/** Elements that a message must not cover: everything that can be pressed, and errors. */
const SPARED = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="alert"]';

/** Puts the region of messages where it covers nothing important on the present page. */
export function placeToasts(region: HTMLElement): void {
  const spared = [...document.querySelectorAll<HTMLElement>(SPARED)]
    .filter((one) => !region.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  // Told on the root too: what stands on the same side gives way (KeyCard.module.css).
  const put = (place: ToastPlace) => {
    region.dataset.place = document.documentElement.dataset.messages = place;
  };
  const at = (place: ToastPlace): Rect => {
    put(place);
    // Boxes of the two live regions inside: the region itself is as wide as the window.
    const boxes = [...region.children].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };
  put(freePlace({ end: at('end'), start: at('start'), top: at('top') }, spared));
}

/** With their region messages go from where the root says that they are. */
export function forgetToasts(): void {
  delete document.documentElement.dataset.messages;
}
