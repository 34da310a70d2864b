import type { Parts } from '../../../kit/quantity.ts';
import { type Stock, UNLIMITED } from '../../model.ts';
import { quoted, Unreadable } from '../feed/errors.ts';
import { type Decimal, readDecimal, wholeParts } from '../feed/numbers.ts';
import { attribute, childrenOf, descend, type Element } from '../feed/xml/element.ts';

export const MOST_PRECISION = 3;

interface SoldBy {
  precision: number;
  sellBy: Parts;
  /** The least that can be ordered, when it is more than one step. */
  min?: Parts;
}

/**
 * Steps in which the product is sold. Precision follows from the steps alone, never from stock: stock changes with
 * every sale, and a changed precision would change the meaning of quantities that baskets and stocks already hold.
 */
export function soldBy(product: Element): SoldBy {
  const step = readStep(attribute(descend(product, 'ext:sell_by', 'retail'), 'quantity'), 'sell_by') ?? ONE;
  // Feeds of version 3.0 name none: the least is then one step, which may be less than one.
  const least = readStep(attribute(descend(product, 'unit'), 'moq'), 'moq') ?? step;
  const precision = Math.max(step.scale, least.scale);
  const sellBy = wholeParts(step, precision);
  const min = wholeParts(least, precision);
  return { precision, sellBy, ...(min > sellBy ? { min } : {}) };
}

const ONE: Decimal = { digits: 1, scale: 0 };

function readStep(written: string | undefined, name: string): Decimal | undefined {
  const step = written === undefined ? undefined : readDecimal(written);
  if (written !== undefined && (!step || step.scale > MOST_PRECISION)) {
    throw new Unreadable(`unreadable ${name} ${quoted(written)}`);
  }
  return step && step.digits > 0 ? step : undefined;
}

/** IOF numbers stores as M0, M1 and so on; the first is the seller's own. */
const placeOf = (id: string) => ({ branch: `M${id}`, own: id === '0' });

/** Stock of a size by place, none for a size that is "unavailable". */
export function stocksOf(size: Element, precision: number): Stock[] {
  if (attribute(size, 'available') === 'unavailable') return [];
  const stocks = new Map<string, Stock>();
  for (const element of childrenOf(size, 'stock')) {
    const id = attribute(element, 'id') ?? '0';
    const place = placeOf(id);
    const quantity = quantityOf(element, precision);
    const before = stocks.get(place.branch);
    if (!before) stocks.set(place.branch, { ...place, quantity });
    else if (before.quantity === UNLIMITED || quantity === UNLIMITED) before.quantity = UNLIMITED;
    else before.quantity += quantity;
  }
  return [...stocks.values()];
}

function quantityOf(stock: Element, precision: number): Parts {
  const written =
    attribute(stock, 'quantity') ??
    attribute(stock, 'available_stock_quantity') ??
    attribute(stock, 'stock_quantity') ??
    '0';
  if (/^-1(?:[.,]0*)?$/.test(written)) return UNLIMITED;
  const quantity = readDecimal(written.replace(/^-/, ''));
  if (!quantity) throw new Unreadable(`unreadable stock ${quoted(written)}`);
  // Less than nothing: more was sold than there was.
  return written.startsWith('-') ? 0 : wholeParts(quantity, precision);
}
