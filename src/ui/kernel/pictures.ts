import brand from '../BrandMark.module.css';
import { classes } from '../classes.ts';
import broken from '../Picture.module.css';
import plate from '../Plate.module.css';

/** Distance from the window at which a lazy picture starts at the latest (docs/contract/pages.md#constants). */
const AHEAD = '100px';

/** The plates that stand for pictures which cannot be had, and the pictures they stand for. */
const plates = new WeakMap<HTMLImageElement, Element | undefined>();
const pictures = new WeakMap<Node, HTMLImageElement>();

/**
 * Starts waiting pictures once they are near, and puts a plate into the place of each that cannot be had: of those that
 * the document came with, and of those that a swap or an island brings.
 */
export function watchPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && lose(target), true);
  // The same element may be given another picture.
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && regain(target), true);
  look(document);
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) look(node);
      // Whoever makes a page like the next one knows nothing of plates.
      for (const node of removedNodes) {
        const image = pictures.get(node);
        if (image?.isConnected) lookAt(image);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function look(root: Document | Element): void {
  if (root instanceof HTMLImageElement) lookAt(root);
  else for (const image of root.querySelectorAll('img')) lookAt(image);
}

function lookAt(image: HTMLImageElement): void {
  // What failed before told nobody.
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') lose(image);
  else if (image.loading === 'lazy') near().observe(image);
}

let observer: IntersectionObserver | undefined;

/**
 * Browsers choose a distance of their own for `loading="lazy"`, most of them a larger one for the window and none at all
 * inside a box that scrolls; this is the least they all keep.
 */
function near(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        if (target instanceof HTMLImageElement) target.loading = 'eager';
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD } as IntersectionObserverInit,
  );
  return observer;
}

function lose(image: HTMLImageElement): void {
  const made = plates.has(image) ? plates.get(image) : plateFor(image);
  plates.set(image, made);
  image.hidden = true;
  if (!made) return;
  pictures.set(made, image);
  // Put there once more it would be taken out first, which is heard, for ever.
  if (image.nextSibling !== made) image.after(made);
}

function regain(image: HTMLImageElement): void {
  if (!plates.has(image)) return;
  plates.get(image)?.remove();
  plates.delete(image);
  image.hidden = false;
}

function plateFor(image: HTMLImageElement): Element | undefined {
  const { missing } = image.dataset;
  if (missing === undefined) return quietPlate(image);
  return missing === '' ? undefined : wordedPlate(missing);
}

function quietPlate({ alt, className }: HTMLImageElement): Element {
  const made = document.createElement('span');
  made.className = classes(broken.broken, className) ?? '';
  if (alt === '') made.ariaHidden = 'true';
  else {
    made.role = 'img';
    made.ariaLabel = alt;
  }
  addMark(made, broken.mark);
  return made;
}

/** Plate as `Plate` draws it where there is no picture. */
function wordedPlate(words: string): Element {
  const made = document.createElement('div');
  made.className = plate.missing ?? '';
  addMark(made, plate.mark);
  made.append(Object.assign(document.createElement('p'), { textContent: words }));
  return made;
}

/** The maker's mark, as it stands on every page. */
function addMark(made: Element, className: string | undefined): void {
  const mark = document.querySelector(`svg.${brand.mark}`)?.cloneNode(true);
  if (!(mark instanceof Element)) return;
  mark.setAttribute('class', classes(brand.mark, className) ?? '');
  made.append(mark);
}
