let held: HTMLElement[] = [];

/**
 * Keeps forms, the largest parts of a page, out of its first frame: a slow telephone would lay them out before anything is
 * seen. A place within the page (`#…`) must be there at once.
 */
export function holdForms(page: ParentNode): void {
  held = location.hash ? [] : [...page.querySelectorAll<HTMLElement>('[data-island]:has(form)')];
  // So high that what follows stays out of sight too.
  for (const { style } of held) style.cssText = 'content-visibility:hidden;contain-intrinsic-block-size:200vh';
}

/** Once the page stands and has scrolled: a form in the window belongs to the first frame, any other comes right after it. */
export function releaseForms(): void {
  for (const form of held.splice(0)) {
    const release = () => (form.style.cssText = '');
    if (form.getBoundingClientRect().top < innerHeight) release();
    else requestAnimationFrame(() => requestAnimationFrame(release));
  }
}
