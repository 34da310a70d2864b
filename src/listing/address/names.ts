/** Names of the query string; they are what shops of this kind have in their links and search engines. */
export const SORT_NAME = 'sort_order';
export const PORTIONS_NAME = 'portions';
export const COUNTER_NAME = 'counter';
export const PRICE_NAME = 'filter_price';
/** Names of two fields that are read as one range. */
export const PRICE_FROM_NAME = 'filter_price_from';
export const PRICE_TO_NAME = 'filter_price_to';
export const PRODUCER_NAME = 'filter_producer';
export const SERIES_NAME = 'filter_series';
export const SIZES_NAME = 'filter_sizes';
export const IN_STOCK_NAME = 'filter_instock';
export const PROMOTION_NAME = 'filter_promotion';
/** Followed by the id of a parameter. */
export const TRAITS_NAME = 'filter_traits';

/** Text of a search. */
export const TEXT_NAME = 'text';

export const isFilterName = (name: string): boolean => name.startsWith('filter_');
