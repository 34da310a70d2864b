/** Version row that every process polls for changes of products, prices, stock and categories. */
export const CATALOGUE_VERSION = 'catalogue';

/** Version row of all of that but stock: sales leave it as it is. Moves together with `CATALOGUE_VERSION`, after it. */
export const OFFER_VERSION = 'offer';
