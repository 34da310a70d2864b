import { knownBasket, onBasket } from './count.ts';

/** Line of the basket as this page knows it, for code that counts with it. Quantities in units. */
export interface LineInBasket {
  product: number;
  size: string;
  quantity: number;
  /** Bought once for money: such lines of a size count together for its quantity rebates (`unitPrices.ts`). */
  once: boolean;
}

/** Calls the listener once the basket is known, and after each change. Returns how to stop. */
export function watchBasketLines(listener: (lines: readonly LineInBasket[]) => void): () => void {
  const tell = () => {
    const lines = linesIn(knownBasket()?.answer);
    if (lines) listener(lines);
  };
  tell();
  return onBasket(tell);
}

function linesIn(answer: unknown): LineInBasket[] | undefined {
  const products = (answer as { products?: unknown } | undefined)?.products;
  return Array.isArray(products) ? products.flatMap(heldLine) : undefined;
}

/** A line as the section tells it (docs/contract/calls.md#section-basket); what it does not tell of is not counted. */
function heldLine({ id, size, count, subscription_period, worth_points }: ToldLine): LineInBasket[] {
  if (typeof size !== 'string' || typeof count !== 'number') return [];
  return [{ product: Number(id), size, quantity: count, once: !subscription_period && worth_points === undefined }];
}

type ToldLine = { [Key in 'id' | 'size' | 'count' | 'subscription_period' | 'worth_points']?: unknown };
