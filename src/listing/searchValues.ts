const SEARCH = '[data-value-search]';

/** Filters the values of a long facet by typed text; all of them stay shown where the code never comes. For the kernel. */
export function startValueSearch(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(SEARCH))
      import('./showValues.ts').then((module) => module.showValues(target)).catch(() => {});
  });
  document.addEventListener('keydown', (event) => {
    // Enter would send the form around it.
    if (event.key === 'Enter' && event.target instanceof Element && event.target.matches(SEARCH))
      event.preventDefault();
  });
}
