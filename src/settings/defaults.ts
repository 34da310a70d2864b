// What holds where `shop.yaml` says nothing, as far as more than its schema asks for it.

/** Days to withdraw from a contract: what the law gives (Dz.U. 2014 poz. 827, art. 27). */
export const RETURN_DAYS = 14;

/**
 * Full years that an order is kept after its own: the books need it for five from the end of the year in which the tax was
 * due, which is the year after (Ordynacja podatkowa, art. 86 § 1).
 */
export const KEEP_ORDERS_YEARS = 6;

/** Days in which a bank transfer must arrive. */
export const TRANSFER_DAYS = 7;

/** Fewest letters that the search box asks for (docs/contract/pages.md#constants). */
export const SEARCH_LETTERS = 4;

/** Pause of the search box after the last letter, ms (docs/contract/pages.md#constants). */
export const SEARCH_PAUSE_MS = 500;
