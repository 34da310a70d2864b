const MOST_ROWS = 64;

/**
 * Rows for statements of many rows, in portions whose lengths are powers of two: a table then has a handful of
 * different statements, which the engines keep prepared, and no statement passes the bound of 32 766 values.
 */
export function* portions<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; ) {
    const left = Math.min(rows.length - from, MOST_ROWS);
    const length = 2 ** Math.floor(Math.log2(left));
    yield rows.slice(from, from + length);
    from += length;
  }
}

/** Ids of products that were there before, on which something may hang. */
export const keptIds = (products: readonly { id: number; isNew?: boolean }[]): number[] =>
  products.filter(({ isNew }) => isNew !== true).map(({ id }) => id);
