/** Changes in the catalogue since a list was last made. */
export interface CatalogueNews {
  /** Anything but stock: names, prices, promotions, categories. */
  offer: boolean;
  /** Products of which pieces came or went. */
  counted: ReadonlySet<number>;
  /** Changed products of which a size can no longer be bought, or can again, or is now made to order. */
  restocked: ReadonlySet<number>;
}
