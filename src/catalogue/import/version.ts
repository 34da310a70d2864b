/** Version row that every process polls for changes of products, prices, stock and categories. */
export const CATALOGUE_VERSION = 'catalogue';
