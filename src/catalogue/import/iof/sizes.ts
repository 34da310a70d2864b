import type { Grosze } from '../../../kit/money.ts';
import { optional } from '../../../kit/optional.ts';
import type { SizeDraft } from '../../draft.ts';
import { type Availability, ONE_SIZE, type Vat } from '../../model.ts';
import { quoted, Unreadable } from '../feed/errors.ts';
import { isGtin, readDecimal } from '../feed/numbers.ts';
import { attribute, childrenOf, descend, type Element } from '../feed/xml/element.ts';
import { amountOf } from './money.ts';
import { stocksOf } from './quantities.ts';

interface SizeContext {
  vat: Vat;
  precision: number;
  availability: Availability;
}

const SIZE_TYPE = /^[\w.-]{1,40}$/;
const NO_SIZE = /^(?:uniw|uniwersalny|universal|one ?size|onesize|bez rozmiaru)\.?$/i;

export function sizesOf(product: Element, context: SizeContext): SizeDraft[] {
  const elements = childrenOf(descend(product, 'sizes'), 'size');
  if (elements.length === 0) throw new Unreadable('no size');
  const types = sizeTypes(elements);
  return elements.map((element, n) => sizeOf(product, element, types[n] ?? ONE_SIZE, context));
}

/** Codes of <size> elements. */
export function sizeTypes(elements: readonly Element[]): string[] {
  const types = elements.map((element) => typeOf(element, elements.length === 1));
  const twice = types.find((type, n) => types.indexOf(type) !== n);
  if (twice !== undefined) throw new Unreadable(`size ${quoted(twice)} stands twice`);
  return types;
}

function typeOf(size: Element, alone: boolean): string {
  const id = attribute(size, 'id');
  const named = attribute(size, 'panel_name') ?? attribute(size, 'name') ?? '';
  if (alone && (id === undefined || id === '0' || NO_SIZE.test(named))) return ONE_SIZE;
  if (id === undefined) throw new Unreadable('a size without an id');
  if (!SIZE_TYPE.test(id)) throw new Unreadable(`unreadable size id ${quoted(id)}`);
  return id;
}

function sizeOf(product: Element, size: Element, type: string, context: SizeContext): SizeDraft {
  const { vat } = context;
  const price = priceOf(size, vat) ?? priceOf(product, vat);
  if (price === undefined) throw new Unreadable(`size ${quoted(type)} has no price`);
  const srp = amountOf(descend(size, 'srp'), vat) ?? amountOf(descend(product, 'srp'), vat);
  return {
    type,
    name: attribute(size, 'name') ?? attribute(size, 'panel_name') ?? type,
    // The calls carry a price to be asked for as 0.00; it is no offer to give things away.
    ...(price === 0 ? {} : { price: { regular: price, history: [] } }),
    phonePrice: price === 0,
    gratis: false,
    vat,
    ...optional('srp', srp || undefined),
    ...optional('code', attribute(size, 'code')),
    ...optional('ean', eanOf(product, size)),
    ...optional('weight', weightOf(size)),
    availability: context.availability,
    stocks: stocksOf(size, context.precision),
  };
}

const priceOf = (element: Element, vat: Vat): Grosze | undefined => amountOf(descend(element, 'price'), vat);

function eanOf(product: Element, size: Element): string | undefined {
  const standard = attribute(product, 'producer_code_standard') ?? '';
  const code = attribute(size, 'code_producer') ?? '';
  return /^(?:MPN|OTHER)$/i.test(standard) || !isGtin(code) ? undefined : code;
}

/** Grams; 0 and text mean that nobody weighed it. */
function weightOf(size: Element): number | undefined {
  const weight = readDecimal(attribute(size, 'weight') ?? '');
  if (!weight) return undefined;
  const grams = Math.round(weight.digits / 10 ** weight.scale);
  return grams > 0 ? grams : undefined;
}
