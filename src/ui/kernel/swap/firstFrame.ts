/** When a form is there at the latest, ms: a change may be overtaken, or may fail, before its page is said to stand. */
const LATEST = 200;

let held: HTMLElement[] = [];

/** Without the animation by which a document's sheet holds a form: here it is held for as long as it must be. */
function release({ style }: HTMLElement): void {
  style.cssText = 'animation:none';
}

/**
 * Keeps forms, the largest parts of a page, out of its first frame: a slow telephone would lay them out before anything is
 * seen. A place within the page (`#…`) must be there at once.
 */
export function holdForms(page: ParentNode): void {
  const forms = [...page.querySelectorAll<HTMLElement>('[data-island]:has(form)')];
  forms.forEach(release);
  // So high that what follows stays out of sight too.
  if (!location.hash)
    for (const { style } of forms) style.cssText += ';content-visibility:hidden;contain-intrinsic-block-size:200vh';
  setTimeout(() => forms.forEach(release), LATEST);
  held = forms;
}

/** Once the page stands and has scrolled: a form in the window belongs to the first frame, any other comes right after it. */
export function releaseForms(): void {
  const forms = held;
  held = [];
  for (const form of forms) if (form.getBoundingClientRect().top < innerHeight) release(form);
  requestAnimationFrame(() => requestAnimationFrame(() => forms.forEach(release)));
}
