/** What `bench/orders.ts` and the processes that place its orders say to each other. */
export interface Started {
  place: { file: string } | { url: string };
  /** Its first order, counted over all processes; then every so many. */
  first: number;
  every: number;
  buyers: number;
}

export type Asked = { task: 'fill'; orders: number } | { task: 'buy' } | { task: 'end' };

/** `times` in ms, one an order; the CPU of the process meanwhile. */
export interface Placed {
  times: number[];
  cpuMs: number;
}

export const BUYERS = 32;
export const LINES = 3;
/** No two orders that are placed at once are of the same thing. */
export const PRODUCTS = 4 * BUYERS * LINES;
