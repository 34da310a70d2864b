/** The panel shows no more than this many products, and lists more than these without pictures (docs/contract/pages.md#constants). */
const MOST_SHOWN = 22;
const MOST_PICTURED = 10;

/** Tells whether so many products have a panel; without one the link leads to the basket. */
export const hasPanel = (count: number): boolean => count > 0 && count <= MOST_SHOWN;

/** Tells whether there are too many products for pictures. */
export const isListed = (count: number): boolean => count > MOST_PICTURED;
