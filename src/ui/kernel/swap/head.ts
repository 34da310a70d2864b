/**
 * Elements of the head that belong to one page; the server writes the same for every page (`server/document/head.ts`).
 */
const OF_PAGE = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
  'script[type="application/json"]',
].join();

export const headOf = (page: Document): Element[] => [...page.head.querySelectorAll(OF_PAGE)];

/** Puts what one page says of itself in the place of what another said. */
export function replaceHead(next: readonly Element[]): void {
  for (const old of headOf(document)) old.remove();
  document.head.append(...next);
}
