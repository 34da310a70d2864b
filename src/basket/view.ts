import { amounts } from '../catalogue/amount.ts';
import { bundleStocks } from '../catalogue/bundle.ts';
import { type Product, type ProductPicture, productPath, type Size, UNLIMITED, type Unit } from '../catalogue/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { type Amount, moneyPrice, type PriceTerms, type PriceType, sizeStatus } from '../catalogue/priceView.ts';
import { quantityTiers, tierAt } from '../catalogue/quantityRebates.ts';
import { type Grosze, grossFromNet, lineTotal, netFromGross } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';
import { type BasketLine, rescaled } from './model.ts';

/** A line with the price of now. */
export interface LineView {
  id: string;
  product: number;
  additional: string;
  /** Missing when the product is in the shop no more. */
  known?: KnownLine;
}

export interface KnownLine {
  href: string;
  name: string;
  type: Product['type'];
  code?: string;
  version?: string;
  size: { type: string; name: string };
  hasSizes: boolean;
  picture?: ProductPicture;
  second?: ProductPicture;
  quantity: Parts;
  precision: number;
  unit: Unit;
  /** What was chosen, with labels. */
  chosen: { label: string; value: string }[];
  parts: { product: number; size: string; sizeName: string; name: string; quantity: number }[];
  service?: { label: string; day: string; hour?: string };
  forPoints: boolean;
  subscriptionDays: number;
  /** Of one unit and of the whole line; missing for what is paid with points, and for what cannot be bought now. */
  price?: { unit: Amount; worth: Amount };
  /** Whole points for the line. */
  points?: number;
  deposit?: { worth: Grosze; label: string };
  /** A unit cost this much when it was put in, if that was another price. */
  priceBefore?: Amount;
  /** Cannot be bought now. */
  soldOut: boolean;
  /** No more than this can be bought now, when it is less than what lies here. */
  left?: Parts;
}

export interface BasketView {
  currency: string;
  priceType: PriceType;
  lines: LineView[];
  /** Of all that can be bought. */
  worth: Amount;
  deposit: Grosze;
  points: number;
}

export function basketView(lines: readonly BasketLine[], products: readonly Product[], terms: PriceTerms): BasketView {
  const byId = new Map(products.map((product) => [product.id, product]));
  const views = lines.map((line): LineView => {
    const product = byId.get(line.product);
    const size = product?.sizes.find(({ type }) => type === line.size);
    const { id, product: productId, additional } = line;
    const known = product && size ? knownLine(line, product, size, { lines, products, terms }) : undefined;
    return { id, product: productId, additional, ...(known ? { known } : {}) };
  });
  const known = views.flatMap((line) => line.known ?? []);
  const sum = (of: (line: KnownLine) => number | undefined) =>
    known.reduce((total, line) => total + (of(line) ?? 0), 0);
  return {
    currency: terms.currency,
    priceType: terms.priceType,
    lines: views,
    worth: { gross: sum(({ price }) => price?.worth.gross), net: sum(({ price }) => price?.worth.net) },
    deposit: sum(({ deposit }) => deposit?.worth),
    points: sum(({ points }) => points),
  };
}

interface Around {
  lines: readonly BasketLine[];
  products: readonly Product[];
  terms: PriceTerms;
}

function knownLine(line: BasketLine, product: Product, size: Size, around: Around): KnownLine {
  const { precision } = product;
  const { subscriptionDays, forPoints, chosen } = line;
  const quantity = rescaled(line.quantity, line.precision, precision);
  const stocked = chosen.parts
    ? { ...size, stocks: bundleStocks({ bundle: chosen.parts, precision }, around.products) }
    : size;
  const unit = forPoints ? undefined : unitPriceOf(line, product, size, around);
  const soldOut =
    sizeStatus(product, stocked) === 'disable' ||
    size.phonePrice ||
    (forPoints ? size.pointsPrice === undefined : unit === undefined);
  const left = soldOut || size.availability.status === 'order' ? UNLIMITED : amounts(stocked.stocks).all;
  const base = forPoints ? undefined : basePrice(line, size, around.terms.at);
  const [picture, second] = product.pictures;
  const { serviceDate } = product;
  const code = size.code ?? product.code;
  return {
    href: productPath(product),
    name: product.name,
    type: product.type,
    ...(product.version === undefined ? {} : { version: product.version }),
    ...(code === undefined ? {} : { code }),
    size: { type: size.type, name: size.name },
    hasSizes: product.sizes.length > 1,
    ...(picture ? { picture } : {}),
    ...(second ? { second } : {}),
    quantity,
    precision,
    unit: product.unit,
    chosen: product.personalisation.flatMap(({ key, label }) => {
      const value = chosen.personalisation?.[key];
      return value === undefined ? [] : [{ label, value }];
    }),
    parts: (chosen.parts ?? []).flatMap((part) => {
      const found = around.products.find(({ id }) => id === part.product);
      const sizeName = found?.sizes.find(({ type }) => type === part.size)?.name ?? part.size;
      return found ? [{ ...part, sizeName, name: fullName(found) }] : [];
    }),
    ...(serviceDate && chosen.service ? { service: { label: serviceDate.label, ...chosen.service } } : {}),
    forPoints,
    subscriptionDays,
    soldOut,
    ...(unit && !soldOut ? { price: { unit, worth: worthOf(unit, quantity, precision, size, around.terms) } } : {}),
    ...(forPoints && !soldOut ? { points: lineTotal(size.pointsPrice ?? 0, quantity, precision) } : {}),
    ...(size.deposit && !soldOut
      ? { deposit: { worth: lineTotal(size.deposit.amount, quantity, precision), label: size.deposit.label } }
      : {}),
    ...(base !== undefined && line.priceSeen !== null && base !== line.priceSeen
      ? { priceBefore: { gross: line.priceSeen, net: netFromGross(line.priceSeen, size.vat.bp) } }
      : {}),
    ...(left !== UNLIMITED && left < quantity ? { left } : {}),
  };
}

/** Without a quantity rebate: what a shopper saw on the product page. */
function basePrice({ subscriptionDays }: BasketLine, size: Size, at: number): Grosze | undefined {
  return subscriptionDays > 0 ? size.subscriptionPrice : moneyPrice(size, at)?.price;
}

/** Quantity rebates count all lines of a size that are bought once; the price of a subscription has none. */
function unitPriceOf(line: BasketLine, product: Product, size: Size, { lines, terms }: Around): Amount | undefined {
  const base = basePrice(line, size, terms.at);
  if (base === undefined) return undefined;
  const together = lines
    .filter((one) => one.product === line.product && one.size === line.size)
    .filter((one) => !one.forPoints && one.subscriptionDays === 0)
    .reduce((sum, one) => sum + rescaled(one.quantity, one.precision, product.precision), 0);
  const tier = line.subscriptionDays > 0 ? undefined : tierAt(quantityTiers(product, base), together);
  const gross = tier?.price ?? base;
  return { gross, net: netFromGross(gross, size.vat.bp) };
}

/** Rounded once a line, on the side of the price that the shop shows first; the other follows by the rate of VAT. */
function worthOf(unit: Amount, quantity: Parts, precision: number, { vat }: Size, { priceType }: PriceTerms): Amount {
  if (priceType === 'net') {
    const net = lineTotal(unit.net, quantity, precision);
    return { gross: grossFromNet(net, vat.bp), net };
  }
  const gross = lineTotal(unit.gross, quantity, precision);
  return { gross, net: netFromGross(gross, vat.bp) };
}
