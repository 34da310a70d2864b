import { slugify } from '../../../kit/fold.ts';
import type { Grosze } from '../../../kit/money.ts';
import { optional } from '../../../kit/optional.ts';
import { nextMidnight } from '../../../kit/warsaw.server.ts';
import type { PriceDraft, SizeDraft } from '../../draft.ts';
import { type Availability, ONE_SIZE, type Stock, UNLIMITED, type Vat } from '../../model.ts';
import { readAmount } from './amounts.ts';
import { quoted, Unreadable } from './errors.ts';
import type { FeedContext } from './kind.ts';
import { readMoment } from './moment.server.ts';
import { grossFromNetDecimal, grossGrosze, isGtin, readDecimal, readMinimum } from './numbers.ts';
import type { FeedProduct, FeedSize } from './product.ts';

/** The place that IOF calls the seller's own. */
const PLACE = { branch: 'M0', own: true };
const LONGEST_TYPE = 40;
const MOST_DAYS = 366;

type Sized = Pick<FeedProduct, 'sizes' | 'net'>;
type Context = Pick<FeedContext, 'now' | 'note'>;

export function sizesOf(product: Sized, vat: Vat, context: Context): SizeDraft[] {
  const { sizes } = product;
  if (sizes.length === 0) throw new Unreadable('no size');
  const names = sizes.map(({ name }) => name);
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined)
    throw new Unreadable(twice === '' ? 'its id stands twice' : `size ${quoted(twice)} stands twice`);
  const types = typesOf(names);
  return sizes.map((size, n) => sizeOf(product, size, types[n] ?? ONE_SIZE, vat, context));
}

/** Codes of sizes by their names; two names may come to one code. */
function typesOf(names: readonly string[]): string[] {
  const types: string[] = [];
  for (const name of names) {
    const wanted = name === '' ? ONE_SIZE : slugify(name).slice(0, LONGEST_TYPE - 3) || 'rozmiar';
    let type = wanted;
    for (let n = 2; types.includes(type); n += 1) type = `${wanted}-${n}`;
    types.push(type);
  }
  return types;
}

function sizeOf(product: Sized, size: FeedSize, type: string, vat: Vat, context: Context): SizeDraft {
  if (size.price === '' && (size.sale ?? '') === '') throw new Unreadable('no price');
  const price = priceOf(product, size, vat, context);
  return {
    type,
    name: size.name === '' ? type : size.name,
    // Sources write 0 for a price to be asked for; it is no offer to give things away.
    ...(price.regular === 0 ? {} : { price }),
    phonePrice: price.regular === 0,
    gratis: false,
    vat,
    ...optional('code', size.code || undefined),
    ...optional('ean', eanOf(size.ean ?? '')),
    ...optional('weight', size.grams !== undefined && size.grams > 0 ? size.grams : undefined),
    ...optional('least', readMinimum(size.minimum ?? '')),
    availability: availabilityOf(size),
    stocks: stocksOf(size),
  };
}

const CROSSED_OUT = "a crossed-out price: reductions are counted from this shop's own prices";

function priceOf({ net }: Sized, size: FeedSize, vat: Vat, { now, note }: Context): PriceDraft {
  const amount = (text: string): Grosze => {
    const decimal = readAmount(text);
    return net ? grossFromNetDecimal(decimal, vat.bp) : grossGrosze(decimal);
  };
  if (size.before) note(CROSSED_OUT);
  const sale = size.sale ? amount(size.sale) : 0;
  const regular = size.price === '' ? sale : amount(size.price);
  if (sale <= 0 || sale >= regular) return { regular, history: [] };
  const [from, to] = [dateOf(size.saleFrom), endOf(size.saleTo)];
  if (to !== undefined && to <= now) return { regular, history: [] };
  return { regular, history: [], promotion: { price: sale, ...optional('from', from), to: to ?? null } };
}

/** A day alone is meant with all of its hours. */
function endOf(text: string | undefined): number | undefined {
  const moment = dateOf(text);
  return moment === undefined || /:|^\d{10}$/.test(text ?? '') ? moment : nextMidnight(moment);
}

function dateOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '' || text.startsWith('0000-')) return undefined;
  const moment = readMoment(text);
  if (moment === undefined) throw new Unreadable(`unreadable date ${quoted(text)}`);
  return moment;
}

/** Programs that take codes for numbers lose their zeros. */
const eanOf = (text: string): string | undefined =>
  [text, text.padStart(13, '0')].find((code) => isGtin(code)) ?? undefined;

function availabilityOf({ available, availableAt, deliveryDays = '' }: FeedSize): Availability {
  const days = /^\d{1,3}$/.test(deliveryDays) && Number(deliveryDays) <= MOST_DAYS ? Number(deliveryDays) : undefined;
  return {
    status: available === 'order' ? 'order' : 'auto',
    visible: true,
    deliveryDaysUndefined: false,
    unknownDelivery: false,
    ...optional('deliveryDays', days),
    ...optional('deliveryDate', available === 'order' ? dateOf(availableAt) : undefined),
  };
}

function stocksOf({ stock, available }: FeedSize): Stock[] {
  if (available === 'out') return [];
  if (stock === undefined || stock === '') return available === 'in' ? [{ ...PLACE, quantity: UNLIMITED }] : [];
  // Less than nothing: more was sold than there was.
  if (/^-\d+(?:[.,]\d+)?$/.test(stock)) return [{ ...PLACE, quantity: 0 }];
  const quantity = readDecimal(stock.replace(/ ?(?:szt\.?|pcs\.?)$/i, '').replace(/[\s\u00a0]/g, ''));
  if (!quantity) throw new Unreadable(`unreadable stock ${quoted(stock)}`);
  return [{ ...PLACE, quantity: Math.floor(quantity.digits / 10 ** quantity.scale) }];
}
