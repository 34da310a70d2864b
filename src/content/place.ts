/**
 * Tells in the header and its drawer where the shopper is, as the server does with a document: the frame of a page stays
 * when the page changes in place.
 */
export function markPlace(path: string): void {
  const header = document.querySelector('header');
  for (const link of header?.querySelectorAll<HTMLElement>('a[href^="/"]:not([data-own="sign-in"])') ?? []) {
    if (link.getAttribute('href') === path) link.ariaCurrent = 'page';
    else link.ariaCurrent = null;
  }
  for (const root of header?.querySelectorAll('.nav-item') ?? []) {
    const link = root.querySelector('a');
    if (link?.ariaCurrent === null && root.querySelector('[aria-current]')) link.ariaCurrent = 'true';
  }
  for (const branch of header?.querySelectorAll('details') ?? []) {
    branch.open = branch.querySelector('[aria-current]') !== null;
  }
}

/**
 * Marks the current page in the frame after swaps. Without the Navigation API each page is a document with its own
 * frame.
 */
export function startPlace(): void {
  if (!('navigation' in window)) return;
  let marked = location.pathname;
  navigation.addEventListener('currententrychange', () => {
    // A list with other filters is the same place.
    if (location.pathname === marked) return;
    marked = location.pathname;
    markPlace(marked);
  });
}
