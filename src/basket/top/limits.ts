/** The panel shows no more than this many products, and lists more than these without pictures (specification, section 9). */
const MOST_SHOWN = 22;
const MOST_PICTURED = 10;

/** Is there a panel for so many; otherwise the link leads to the basket itself. */
export const hasPanel = (count: number): boolean => count > 0 && count <= MOST_SHOWN;

/** Too many for pictures. */
export const isListed = (count: number): boolean => count > MOST_PICTURED;
