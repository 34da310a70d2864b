/** The page of the basket; apart from what is written into its address, because every page has a link to it. */
export const BASKET_PATH = '/koszyk';
