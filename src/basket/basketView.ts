import { type Product, productPath, type Size } from '../catalogue/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { type PriceType, sizeStatus } from '../catalogue/priceView.ts';
import { picturesFor } from '../catalogue/sizePictures.ts';
import { cardStop, type GiftCard } from '../giftCards/model.ts';
import { contentsOf } from './contents.ts';
import { deliveryView } from './deliveryView.ts';
import { type Around, buyable, knownLine } from './lineView.ts';
import type { BasketLine } from './model.ts';
import { orderStops } from './orderStops.ts';
import { codeView, coversCategory } from './rebates/codeTerms.ts';
import { freeGiftsAt, sameGift } from './rebates/freeGifts.ts';
import type { CodeErrorCode, CodeView, Gift, RebateCode } from './rebates/model.ts';
import type { BasketRules } from './rules.ts';
import { type LineSum, lineSums } from './totals/lineSums.ts';
import { sumsOf, totalOf } from './totals/sums.ts';
import { countedLine, linePrice, unitPrices } from './unitPrices.ts';
import type { BasketView, CardView, GiftView, LineView } from './view.ts';

/** Lines and choices of a basket, as stored. */
export interface KeptBasket {
  lines: readonly BasketLine[];
  later: readonly BasketLine[];
  /** A code in force, or why that of the basket is not. */
  code?: RebateCode | { code: string; refused: Extract<CodeErrorCode, `rebates_code_${string}`> };
  gift?: Gift;
  card?: GiftCard;
}

export interface ViewTerms {
  rules: BasketRules;
  /** Every product in the basket, with parts of bundles and all gifts. */
  products: readonly Product[];
  /** Slugs of a category and of those above it. */
  categorySlugs(id: number): readonly string[];
  /** Epoch ms. */
  at: number;
  /** Country that goods are sent to; home where the shopper has chosen none. */
  country?: string;
  /** Points of the signed-in customer; missing for a guest. */
  pointsHeld?: number;
}

interface Found {
  line: BasketLine;
  product: Product;
  size: Size;
}

/** A basket with the prices, the stock and the rules of now. */
export function basketView(kept: KeptBasket, terms: ViewTerms): BasketView {
  const { rules, products, at } = terms;
  const { currency, priceType, rebates } = rules;
  const byId = new Map(products.map((product) => [product.id, product]));
  const around = { lines: kept.lines, products, at };
  const code = kept.code && 'rebate' in kept.code ? kept.code : undefined;
  const found = kept.lines.flatMap((line) => foundIn(byId, line) ?? []);
  const covers = ({ product }: Found): boolean =>
    code !== undefined && coversCategory(code, terms.categorySlugs(product.categoryId));
  const priced = found.flatMap((one) => {
    const { line, product, size } = one;
    const prices = unitPrices(line, product, size, kept.lines, at);
    if (!prices || buyable(line, product, size, around) === 0) return [];
    return [{ ...one, prices, counted: countedLine(line, product, size, { prices, covered: covers(one), priceType }) }];
  });
  const counted = priced.map((one) => one.counted);
  const plain = sumsOf(withRates(lineSums(counted, undefined, { priceType, stacks: rebates.stacks }), counted));
  const isReached = code !== undefined && plain.worth.gross >= (code.least ?? 0);
  const each = lineSums(counted, isReached ? code.rebate : undefined, { priceType, stacks: rebates.stacks });
  const sums = sumsOf(withRates(each, counted));
  const prices = new Map(
    priced.map(({ line, size, prices: unit }, place) => [
      line.id,
      linePrice(size, unit, each[place] as LineSum, { code, priceType, at }),
    ]),
  );
  const lines = kept.lines.map((line) => lineView(line, foundIn(byId, line), around, prices.get(line.id)));
  const known = lines.flatMap((line) => line.known ?? []);
  const sum = (of: (line: (typeof known)[number]) => number | undefined) =>
    known.reduce((total, line) => total + (of(line) ?? 0), 0);
  const deposit = sum((line) => line.deposit?.worth);
  const card = kept.card && cardView(kept.card, kept.lines, terms);
  const paidByCard = card && card.stop === undefined ? card.balance : 0;
  const delivery = deliveryView(
    found
      .filter(({ line, product, size }) => buyable(line, product, size, around) > 0)
      .map((one) => ({ ...one, paid: prices.get(one.line.id)?.paid.gross ?? 0 })),
    rules,
    { at, due: sums.goods.gross + deposit - paidByCard, country: terms.country },
  );
  const state = codeState(kept, { worth: plain.worth.gross, covered: priced.some(covers), rebate: sums.rebate.gross });
  const freeGifts = freeGiftsAt(rebates.freeGifts, sums.goods.gross);
  const view = {
    currency,
    priceType,
    lines,
    later: kept.later.map((line) => laterView(line, foundIn(byId, line), { lines: [line], products, at }, priceType)),
    ...sums,
    deposit,
    points: sum((line) => line.points),
    pointsEarned: sum((line) => line.pointsEarned),
    ...(terms.pointsHeld === undefined ? {} : { pointsHeld: terms.pointsHeld }),
    ...(state ? { code: state } : {}),
    freeGifts: {
      ...(freeGifts.next ? { next: freeGifts.next } : {}),
      gifts: giftViews(freeGifts.reached, kept.gift, byId),
    },
    delivery,
    total: totalOf({ goods: sums.goods, deposit }, delivery.cheapest),
    takesCards: rules.cardProducts !== undefined,
    ...(card ? { card } : {}),
  };
  return { ...view, stops: orderStops(view, rules.order) };
}

/** Card of a basket. `own`: it cannot pay while the basket holds a card to buy, and pays again once that is out. */
function cardView(card: GiftCard, lines: readonly BasketLine[], { rules, at }: ViewTerms): CardView {
  const { tail, balance, expiresAt } = card;
  const own = lines.some(({ product }) => rules.cardProducts?.has(product));
  const stop = own ? 'own' : cardStop(card, at);
  return { tail, balance, expiresAt, ...(stop === undefined ? {} : { stop }) };
}

function foundIn(products: ReadonlyMap<number, Product>, line: BasketLine): Found | undefined {
  const product = products.get(line.product);
  const size = product?.sizes.find(({ type }) => type === line.size);
  return product && size && { line, product, size };
}

const withRates = <T>(sums: readonly LineSum[], lines: readonly { vat: T }[]) =>
  sums.flatMap((one, place) => {
    const line = lines[place];
    return line ? [{ ...one, vat: line.vat }] : [];
  });

function lineView(
  line: BasketLine,
  found: Found | undefined,
  around: Around,
  price: ReturnType<typeof linePrice> | undefined,
): LineView {
  const { id, product, additional } = line;
  const known = found && knownLine(line, found.product, found.size, around, price);
  return { id, product, additional, ...(known ? { known } : {}) };
}

/** Shows a line that is put aside, at the price that it would have alone, without a code. */
function laterView(line: BasketLine, found: Found | undefined, around: Around, priceType: PriceType): LineView {
  if (!found) return lineView(line, undefined, around, undefined);
  const prices = unitPrices(line, found.product, found.size, [line], around.at);
  const [alone] = prices
    ? lineSums([countedLine(line, found.product, found.size, { prices, covered: false, priceType })], undefined, {
        priceType,
        stacks: false,
      })
    : [];
  const price = prices && alone && linePrice(found.size, prices, alone, { code: undefined, priceType, at: around.at });
  return lineView(line, found, around, price);
}

function codeState(
  { code }: KeptBasket,
  facts: { worth: number; covered: boolean; rebate: number },
): CodeView | undefined {
  if (!code) return undefined;
  if ('refused' in code) return { code: code.code, name: '', state: code.refused, oncePerCustomer: false };
  return codeView(code, facts);
}

/** Gifts that can be had now. */
function giftViews(
  gifts: readonly Gift[],
  chosen: Gift | undefined,
  products: ReadonlyMap<number, Product>,
): GiftView[] {
  return gifts.flatMap((gift) => {
    const product = products.get(gift.product);
    const size = product?.sizes.find(({ type }) => type === gift.size);
    if (!product || !size || sizeStatus(product, size) === 'disable') return [];
    const [picture] = picturesFor(product, size);
    return [
      {
        ...gift,
        href: productPath(product),
        name: fullName(product),
        ...(product.sizes.length > 1 ? { sizeName: size.name } : {}),
        parts: contentsOf(product.bundle ?? [], [...products.values()]),
        ...(picture ? { picture } : {}),
        chosen: chosen !== undefined && sameGift(gift, chosen),
      },
    ];
  });
}
