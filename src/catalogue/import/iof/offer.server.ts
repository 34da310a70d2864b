import type { ImportItem, OfferDraft } from '../../draft.ts';
import type { Vat } from '../../model.ts';
import { quoted, Unreadable } from '../feed/errors.ts';
import { readVat } from '../feed/numbers.ts';
import { attribute, childrenOf, descend, type Element } from '../feed/xml/element.ts';
import { amountOf } from './money.ts';
import { MOST_PRECISION, stocksOf } from './quantities.ts';
import { sizeTypes } from './sizes.ts';

/** A <product> of a light.xml, which names nothing but prices and stock. */
export const isOffer = (product: Element): boolean => descend(product, 'description') === undefined;

export function offerItem(product: Element): ImportItem {
  const { line } = product;
  const id = attribute(product, 'id');
  try {
    if (id === undefined) throw new Unreadable('no id');
    return { offer: offerOf(id, product), line };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return {
      skipped: { what: id === undefined ? `product at line ${line}` : `product ${id}`, line, reason: error.message },
    };
  }
}

function offerOf(id: string, product: Element): OfferDraft {
  const vat = vatOf(product);
  const elements = childrenOf(descend(product, 'sizes'), 'size');
  const types = sizeTypes(elements);
  return {
    externalId: id,
    sizes: elements.map((size, n) => {
      const price = amountOf(descend(size, 'price'), vat) ?? amountOf(descend(product, 'price'), vat);
      if (price === undefined) throw new Unreadable(`size ${quoted(types[n] ?? '')} has no price`);
      return { type: types[n] ?? '', price, stocks: stocksOf(size, MOST_PRECISION) };
    }),
  };
}

/** Missing in some; it is needed where a price without VAT stands alone. */
function vatOf(product: Element): Vat {
  const vat = readVat(attribute(product, 'vat') ?? '');
  if (vat) return vat;
  const net = [product, ...childrenOf(descend(product, 'sizes'), 'size')]
    .flatMap((element) => childrenOf(element, 'price'))
    .some((price) => !/[1-9]/.test(attribute(price, 'gross') ?? '') && attribute(price, 'net') !== undefined);
  if (net) throw new Unreadable('no rate of VAT');
  return { bp: 0, exempt: false };
}
