import type { Page } from '@playwright/test';
import { findTight } from './tight.ts';
import { layOutFar, redrawn } from './views.ts';

/** Windows that every page must fit: 320 px is also what 400 % zoom leaves of a screen of 1280. */
const WIDTHS = [1440, 1024, 768, 320, 360] as const;
const HEIGHT = 900;
/** A page of A4 as browsers print it. */
const PRINTED = 718;
/** The fewest letters of a line in a column when text is twice as large. */
const LARGE_COLUMN = 7;

/**
 * Nothing lies over anything else, leaves the window, is squeezed or too small to press, at every width, with text twice as
 * large on a phone, in the dark scheme and printed. One page, resized: the document is loaded once.
 */
export async function expectLaidOut(page: Page): Promise<void> {
  const told: string[] = [];
  const look = async (name: string, options: Looked = {}) => {
    await redrawn(page);
    const tight = options.printed ? [] : await page.evaluate(findTight);
    for (const one of [...(await page.evaluate(findFaults, options)), ...tight]) told.push(`${name}: ${one}`);
  };
  await layOutFar(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await look(`${width} px`);
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('360 px, text 200 %', { letters: LARGE_COLUMN });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await look('360 px, dark, forced colours');
  await Promise.all([
    page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'print' }),
    page.setViewportSize({ width: PRINTED, height: HEIGHT }),
  ]);
  await look('printed', { printed: true });
  await Promise.all([page.emulateMedia({ media: 'screen' }), before && page.setViewportSize(before)]);
  if (told.length > 0) throw new Error(`${page.url()}\n  ${told.join('\n  ')}`);
}

/** Holds `expectLaidOut` in the window as it stands alone: for a state that another width would close. */
export async function expectLaidOutNow(page: Page): Promise<void> {
  const told = await page.evaluate(findFaults, {});
  if (told.length > 0) throw new Error(`${page.url()}\n  ${told.join('\n  ')}`);
}

/** Holds `expectLaidOut` with text twice as large. */
export async function expectLaidOutLarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await redrawn(page);
  const told = [...(await page.evaluate(findFaults, { letters: LARGE_COLUMN })), ...(await page.evaluate(findTight))];
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (told.length > 0) throw new Error(`${page.url()}, text 200 %\n  ${told.join('\n  ')}`);
}

interface Looked {
  /** Nothing can be pressed. */
  printed?: boolean;
  /** The fewest of a line in a column; 12 unless told. */
  letters?: number;
}

/** Runs in the page, so it holds all that it needs. */
function findFaults({ printed = false, letters: MIN_COLUMN = 12 }: Looked): string[] {
  const MIN_TARGET = 24;
  const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  /** Half of the widths of letters are narrower than this part of their size. */
  const LETTER = 0.48;

  interface Box {
    element: Element;
    text: string;
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const faults: string[] = [];
  const tell = (what: string) => {
    if (faults.length < 12 && !faults.includes(what)) faults.push(what);
  };
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const root = dialog ?? document.body;
  const width = document.documentElement.clientWidth;

  const name = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    const id = element.id && `#${element.id}`;
    return `<${element.localName}${id}> „${words.slice(0, 50)}”`;
  };
  /** Kept for those who listen. */
  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element): boolean => {
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const found =
      (element.parentElement !== null && element !== root && isClipped(element.parentElement)) ||
      getComputedStyle(element).clipPath === 'inset(50%)';
    clipped.set(element, found);
    return found;
  };
  const seen = new Map<Element, boolean>();
  /** Is it drawn, and for eyes. */
  const isShown = (element: Element): boolean => {
    const known = seen.get(element);
    if (known !== undefined) return known;
    const shown =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }) &&
      element.closest('[inert]') === null &&
      !isClipped(element);
    seen.set(element, shown);
    return shown;
  };
  const layers = new Map<Element, Element>();
  /** What floats over the page is meant to lie over it. */
  const layerOf = (element: Element): Element => {
    const known = layers.get(element);
    if (known) return known;
    const { position } = getComputedStyle(element);
    const floats =
      position === 'fixed' ||
      position === 'sticky' ||
      (position === 'absolute' && getComputedStyle(element).zIndex !== 'auto');
    const layer = floats || element === root || !element.parentElement ? element : layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  };
  const scrolled = new Map<Element, Element | null>();
  /** The box that scrolls or cuts what stands in it. */
  const scrollerOf = (element: Element): Element | null => {
    if (element === root || element === document.body || !element.parentElement) return null;
    const known = scrolled.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const found =
      parent !== document.body && getComputedStyle(parent).overflowX !== 'visible' ? parent : scrollerOf(parent);
    scrolled.set(element, found);
    return found;
  };
  const isCut = (box: Box): boolean => {
    for (let one = scrollerOf(box.element); one; one = scrollerOf(one)) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (box.left > right - 1 || box.right < left + 1 || box.top > bottom - 1 || box.bottom < top + 1) return true;
    }
    return false;
  };
  const boxOf = (element: Element, rect: DOMRect, text = ''): Box => ({
    element,
    text,
    left: rect.left,
    top: rect.top + window.scrollY,
    right: rect.right,
    bottom: rect.bottom + window.scrollY,
  });

  // Lines of text.
  const lines: Box[] = [];
  const columns = new Map<Element, { letters: number; tops: Set<number> }>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('script, style, option, svg, noscript') || !isShown(element))
      continue;
    range.selectNodeContents(node);
    let block = element;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    const column = columns.get(block) ?? { letters: 0, tops: new Set() };
    columns.set(block, column);
    column.letters += text.length;
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      column.tops.add(Math.round(rect.top / 4));
      const inset = rect.height * 0.25;
      const box = boxOf(element, rect, text);
      if (!isCut(boxAt(box))) lines.push({ ...box, top: box.top + inset, bottom: box.bottom - inset });
    }
  }
  function boxAt(box: Box): Box {
    return { ...box, top: box.top - window.scrollY, bottom: box.bottom - window.scrollY };
  }

  // Outside of the window.
  if (document.documentElement.scrollWidth > width) tell(`the page is ${document.documentElement.scrollWidth} px wide`);
  if (dialog && dialog.scrollWidth > dialog.clientWidth)
    tell(`what stands in a window of ${dialog.clientWidth} px is ${dialog.scrollWidth} px wide`);
  for (const line of lines) {
    if (scrollerOf(line.element) === null && (line.right > width + 1 || line.left < -1))
      tell(`outside of the window: ${name(line.element)}`);
  }

  // Squeezed into too narrow a column.
  for (const [block, { letters, tops }] of columns) {
    if (tops.size < 3 || letters < 2 * MIN_COLUMN) continue;
    const style = getComputedStyle(block);
    const inside = block.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const fits = inside / (Number.parseFloat(style.fontSize) * LETTER);
    if (inside > 0 && fits < MIN_COLUMN) tell(`a column of ${Math.round(fits)} letters: ${name(block)}`);
  }

  // Controls.
  const controls: Box[] = [];
  for (const element of printed ? [] : root.querySelectorAll(CONTROLS)) {
    if (!isShown(element)) continue;
    const target = element.matches('input[type="radio"], input[type="checkbox"], input[type="file"]')
      ? (element.closest('label') ?? element)
      : element;
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    // What a link has around its words is there for fingers, and lies over words that are no links.
    const isBox = element.localName !== 'a' || backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    for (const rect of isBox ? element.getClientRects() : []) {
      if (rect.width < 1 || rect.height < 1) continue;
      const box = boxOf(element, rect);
      if (!isCut(boxAt(box))) controls.push(box);
    }
    const isInText =
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const stretched = getComputedStyle(element, '::after').position === 'absolute';
    if (isInText || stretched) continue;
    const { width: wide, height: high } = target.getBoundingClientRect();
    if (wide > 1 && high > 1 && Math.min(wide, high) < MIN_TARGET - 0.5)
      tell(`a target of ${Math.round(wide)} × ${Math.round(high)} px: ${name(element)}`);
    if (scrollerOf(element) === null) {
      const { left, right } = element.getBoundingClientRect();
      if (right > width + 1 || left < -1) tell(`outside of the window: ${name(element)}`);
    }
  }

  // Paper has nothing to press.
  if (printed)
    for (const element of root.querySelectorAll('button, [role="button"]'))
      if (isShown(element)) tell(`printed, though it is to be pressed: ${name(element)}`);

  // One over another.
  const related = (a: Element, b: Element): boolean =>
    a === b ||
    a.contains(b) ||
    b.contains(a) ||
    (a.closest('label') !== null && a.closest('label') === b.closest('label'));
  const over = (a: Box, b: Box): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const all = [...lines, ...controls].toSorted((a, b) => a.top - b.top);
  for (const [place, one] of all.entries()) {
    for (let next = place + 1; next < all.length; next++) {
      const other = all[next];
      if (!other || other.top >= one.bottom - 2) break;
      if (!over(one, other) || related(one.element, other.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      tell(`one over another: ${name(one.element)} and ${name(other.element)}`);
    }
  }

  // Errors are the shop's to tell, not a bubble's of the browser.
  for (const form of printed ? [] : root.querySelectorAll<HTMLFormElement>('[data-awake] form')) {
    const controls = [...form.elements].filter(
      (one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement,
    );
    const asks = controls.some(
      (one) =>
        one.willValidate && isShown(one) && (one.required || one.type === 'email' || one.hasAttribute('pattern')),
    );
    if (!form.noValidate && asks) tell(`the browser would tell errors in a bubble: ${name(form)}`);
  }
  return faults;
}

/** Notes what live regions say; `said()` gives what each has said since it was last asked. */
export async function listenToAll(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output';
    const heard = new Set<Element>();
    Object.assign(window, { heardRegions: heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (type === 'childList' && addedNodes.length === 0) continue;
        const element = target instanceof Element ? target : target.parentElement;
        // The innermost region that speaks says it, and the outermost of those it stands in with it: once.
        const region = element?.closest(LIVE);
        if (region?.textContent?.trim() && region.checkVisibility()) heard.add(region);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () =>
    page.evaluate(() => {
      const { heardRegions } = window as unknown as { heardRegions: Set<Element> };
      const told = [...heardRegions].map((region) => (region.textContent ?? '').trim());
      heardRegions.clear();
      return told;
    });
}
