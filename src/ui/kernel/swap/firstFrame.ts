/** When a form is there at the latest, ms: a change may be overtaken, or may fail, before its page is said to stand. */
const LATEST = 200;

let held: HTMLElement[] = [];

/** An empty style stays: by it a sheet that holds the form of a document (ProductPage.module.css) knows that of a swap. */
function release({ style }: HTMLElement): void {
  style.cssText = '';
}

/**
 * Keeps forms, the largest parts of a page, out of its first frame: a slow telephone would lay them out before anything is
 * seen. A place within the page (`#…`) must be there at once.
 */
export function holdForms(page: ParentNode): void {
  held = [...page.querySelectorAll<HTMLElement>('[data-island]:has(form)')];
  // So high that what follows stays out of sight too.
  const hold = location.hash ? 'animation:none' : 'content-visibility:hidden;contain-intrinsic-block-size:200vh';
  for (const { style } of held) style.cssText = hold;
  const forms = held;
  setTimeout(() => forms.forEach(release), LATEST);
}

/** Once the page stands and has scrolled: a form in the window belongs to the first frame, any other comes right after it. */
export function releaseForms(): void {
  const forms = held;
  held = [];
  for (const form of forms) if (form.getBoundingClientRect().top < innerHeight) release(form);
  requestAnimationFrame(() => requestAnimationFrame(() => forms.forEach(release)));
}
