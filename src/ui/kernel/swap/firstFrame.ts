/** When a part is there at the latest, ms: a change may be overtaken, or may fail, before its page is said to stand. */
const LATEST = 200;

const FORM = '[data-island]:has(form)';
const FAR = '[data-far]';

let held: HTMLElement[] = [];

/** An empty style stays: by it a sheet that holds the form of a document (ProductPage.module.css) knows that of a swap. */
function release({ style }: HTMLElement): void {
  style.cssText = '';
}

/**
 * Keeps forms, the largest parts of a page, and what is far out of its first frame: a slow telephone would lay them out before
 * anything is seen, for of what is far a browser lays out all within two windows. A place within the page (`#…`) must be there
 * at once.
 */
export function holdParts(page: Element): void {
  const parts = [page, ...page.querySelectorAll(`${FORM}, ${FAR}`)].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part.matches(`${FORM}, ${FAR}`),
  );
  if (parts.length === 0) return;
  for (const part of parts) {
    // A form so high that what follows stays out of sight too.
    const room = part.matches(FAR) ? 'auto var(--far)' : '200vh';
    part.style.cssText = location.hash
      ? 'animation:none'
      : `content-visibility:hidden;contain-intrinsic-block-size:${room}`;
  }
  held.push(...parts);
  setTimeout(() => parts.forEach(release), LATEST);
}

/** Once the page stands and has scrolled: a part in the window belongs to the first frame, any other comes right after it. */
export function releaseParts(): void {
  const parts = held;
  held = [];
  for (const part of parts) if (part.getBoundingClientRect().top < innerHeight) release(part);
  requestAnimationFrame(() => requestAnimationFrame(() => parts.forEach(release)));
}
