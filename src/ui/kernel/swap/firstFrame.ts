let held: HTMLElement[] = [];

function release({ style }: HTMLElement): void {
  style.cssText = '';
}

/**
 * Keeps forms, the largest parts of a page, out of its first frame: a slow telephone would lay them out before anything is
 * seen. They come with the next one, whatever becomes of the change. A place within the page (`#…`) must be there at once.
 */
export function holdForms(page: ParentNode): void {
  const forms = location.hash ? [] : [...page.querySelectorAll<HTMLElement>('[data-island]:has(form)')];
  // So high that what follows stays out of sight too.
  for (const { style } of forms) style.cssText = 'content-visibility:hidden;contain-intrinsic-block-size:200vh';
  requestAnimationFrame(() => requestAnimationFrame(() => forms.forEach(release)));
  held = forms;
}

/** Once the page stands and has scrolled: a form in the window belongs to the first frame. */
export function showFormsInView(): void {
  for (const form of held) if (form.getBoundingClientRect().top < innerHeight) release(form);
  held = [];
}
