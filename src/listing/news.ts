/** What has changed in the catalogue since a list was made last. */
export interface CatalogueNews {
  /** Anything but stock: names, prices, promotions, categories. */
  offer: boolean;
  /** Products of which pieces came or went. */
  counted: ReadonlySet<number>;
  /** Those of them of which a size can no longer be bought, or can again, or is now made to order. */
  restocked: ReadonlySet<number>;
}
