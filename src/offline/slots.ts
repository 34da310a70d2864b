import { escapeHtml } from '../kit/html.ts';
import { OFFLINE_PATH } from './names.ts';

/** Words in the page that the worker replaces: no shop writes them. */
export const SLOTS = { when: '[[when]]', name: '[[name]]', count: '[[count]]' } as const;

/** Basket as it was last seen, in words. */
export interface SeenBasket {
  when: string;
  lines: readonly { name: string; count: string }[];
}

/** Page with the basket in it; the hidden section of the page is its pattern, and stays hidden without a basket. */
export function withBasket(html: string, { when, lines }: SeenBasket): string {
  if (lines.length === 0) return html;
  return html
    .replace(/(<section[^>]*?) hidden=""/, '$1')
    .replace(SLOTS.when, () => escapeHtml(when))
    .replace(/<li(?=[ >]).*?<\/li>/s, (row) =>
      lines
        .map(({ name, count }) =>
          row.replace(SLOTS.name, () => escapeHtml(name)).replace(SLOTS.count, () => escapeHtml(count)),
        )
        .join(''),
    );
}

/** The page in the language of an address, or in that of the shop; `pages` are the addresses of all of them. */
export const pageFor = (path: string, pages: readonly string[]): string =>
  pages.find((page) => {
    const root = page.slice(0, -OFFLINE_PATH.length);
    return root !== '' && `${path}/`.startsWith(`${root}/`);
  }) ?? OFFLINE_PATH;
