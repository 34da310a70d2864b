/** Path of the basket page; apart from its queries, because every page links to it. */
export const BASKET_PATH = '/koszyk';
