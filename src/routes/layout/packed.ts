import { useMemo } from 'react';

declare const holds: unique symbol;

/** Loader data written as one text; see `packed`. */
export type Packed<T> = string & { readonly [holds]?: T };

/** What JSON carries: no dates, maps, sets, promises or functions, at any depth. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends bigint | symbol | Date | Promise<unknown> | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : T extends (...args: never) => unknown
      ? never
      : { readonly [K in keyof T]: Plain<T[K]> };

/**
 * Data of a page for the browser. React Router would write each value once and refer to it by number; numbers compress badly,
 * and the words of the data stand in the markup already. One text of JSON makes every page a tenth shorter, and is
 * written and read several times faster. Its quotes are single ones, so that none of them has to be escaped twice inside
 * the script that carries it.
 */
export const packed = <T>(value: T & Plain<T>): Packed<T> => quotesSwapped(JSON.stringify(value));

export const unpacked = <T>(text: Packed<T>): T => JSON.parse(quotesSwapped(text)) as T;

/** The same object as long as the data is the same. */
export const useUnpacked = <T>(text: Packed<T>): T => useMemo(() => unpacked(text), [text]);

const quotesSwapped = (text: string) => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
