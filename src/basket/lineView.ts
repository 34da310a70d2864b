import { amounts } from '../catalogue/amount.ts';
import { type Product, productPath, type Size, UNLIMITED } from '../catalogue/model.ts';
import { orderable, orderQuantityRule } from '../catalogue/orderQuantity.ts';
import { pointsEarned } from '../catalogue/points.ts';
import { pointsPrice, sizeStatus } from '../catalogue/priceView.ts';
import { isServiceTime } from '../catalogue/serviceDays.ts';
import { picturesFor } from '../catalogue/sizePictures.ts';
import { lineTotal } from '../kit/money.ts';
import { type Parts, stepBounds } from '../kit/quantity.ts';
import { contentsOf } from './contents.ts';
import { type AddError, type BasketLine, rescaled } from './model.ts';
import { priceChange } from './priceChange.ts';
import { held, overBound, stepError, stockedSize, underBound } from './productBounds.ts';
import { unitPrices } from './unitPrices.ts';
import type { KnownLine, LinePrice } from './view.ts';

/** Time that a change is shown, ms. */
const TOLD = 3_600_000;

export interface Around {
  lines: readonly BasketLine[];
  products: readonly Product[];
  /** Epoch ms. */
  at: number;
}

/** Parts of a line that can be bought now, at most its quantity. */
export function buyable(line: BasketLine, product: Product, size: Size, { lines, products, at }: Around): Parts {
  const quantity = rescaled(line.quantity, line.precision, product.precision);
  const stocked = stockedSize(product, size, line.chosen, products);
  if (isSoldOut(line, product, stocked, { lines, products, at })) return 0;
  if (size.availability.status === 'order') return quantity;
  const all = amounts(stocked.stocks).all;
  return all === UNLIMITED ? quantity : Math.min(quantity, all);
}

function isSoldOut(line: BasketLine, product: Product, size: Size, { lines, at }: Around): boolean {
  if (product.forSale === false || sizeStatus(product, size) === 'disable') return true;
  if (line.forPoints) return pointsPrice(product, size) === undefined;
  return size.phonePrice || unitPrices(line, product, size, lines, at) === undefined;
}

/** @param price missing for what money does not pay for, and for what cannot be bought now */
export function knownLine(
  line: BasketLine,
  product: Product,
  size: Size,
  around: Around,
  price: LinePrice | undefined,
): KnownLine {
  const { precision } = product;
  const { forPoints, chosen } = line;
  const quantity = rescaled(line.quantity, line.precision, precision);
  const can = buyable(line, product, size, around);
  const soldOut = can === 0;
  const base = unitPrices(line, product, size, around.lines, around.at)?.base;
  const changed = priceChange(line, size, base, around.at);
  const problem = soldOut || can < quantity ? undefined : problemOf(line, product, size, around);
  const bounds = boundsOf(line, product, size, around);
  return {
    ...described(line, product, size, around.products),
    quantity,
    precision,
    unit: product.unit,
    forPoints,
    comment: line.comment,
    subscriptionDays: line.subscriptionDays,
    soldOut,
    ...(bounds ? { bounds } : {}),
    ...(price && !soldOut ? { price } : {}),
    ...(forPoints && !soldOut ? { points: lineTotal(size.pointsPrice ?? 0, quantity, precision) } : {}),
    ...(!forPoints && !soldOut && size.pointsEarned
      ? { pointsEarned: pointsEarned(size.pointsEarned, quantity, precision) }
      : {}),
    ...(product.energyLabel ? { energy: product.energyLabel } : {}),
    ...(size.deposit && !soldOut
      ? { deposit: { worth: lineTotal(size.deposit.amount, quantity, precision), label: size.deposit.label } }
      : {}),
    ...(changed ? { priceChange: changed } : {}),
    ...(!soldOut && can < quantity ? { left: can } : {}),
    ...(problem ? { problem } : {}),
    ...changeOf(line, can, around.at),
    ...(chosen.service && product.serviceDate
      ? { service: { label: product.serviceDate.label, ...chosen.service } }
      : {}),
  };
}

/** Description of the goods in a line, without prices. */
function described({ chosen }: BasketLine, product: Product, size: Size, products: readonly Product[]) {
  const [picture, second] = picturesFor(product, size);
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
    chosen: product.personalisation.flatMap(({ key, label }) => {
      const value = chosen.personalisation?.[key];
      return value === undefined ? [] : [{ label, value }];
    }),
    files: product.personalisation.flatMap(({ key, label }) =>
      (chosen.files?.[key] ?? []).map((file) => ({ ...file, label })),
    ),
    parts: contentsOf(chosen.parts ?? product.bundle ?? [], products),
    ...(product.withdrawal ? { withdrawal: product.withdrawal } : {}),
  };
}

const ruleOf = (line: BasketLine, product: Product, size: Size, { lines, products }: Around) => {
  const stocked = stockedSize(product, size, line.chosen, products);
  const inBasket = held(
    product,
    size,
    lines.filter(({ id }) => id !== line.id),
    line.chosen,
  );
  const rule = orderQuantityRule(orderable(product, stocked), { inBasket, subscription: line.subscriptionDays > 0 });
  return { stocked, inBasket, rule };
};

function boundsOf(line: BasketLine, product: Product, size: Size, around: Around): KnownLine['bounds'] {
  const { rule } = ruleOf(line, product, size, around);
  if (!rule) return undefined;
  const { min, max } = stepBounds(rule);
  return { step: rule.step, min, ...(max === undefined ? {} : { max }) };
}

function problemOf(line: BasketLine, product: Product, size: Size, around: Around): AddError | undefined {
  const { service } = line.chosen;
  // Its day is too near now, or the merchant has closed it.
  const { serviceDate } = product;
  const over = serviceDate && !(service && isServiceTime(serviceDate, service, around.at));
  return over ? { code: 'service_date' } : boundPassed(line, product, size, around);
}

/** Bounds may have changed since it was put in, or other lines of the product with them. */
function boundPassed(line: BasketLine, product: Product, size: Size, around: Around): AddError | undefined {
  const { stocked, inBasket, rule } = ruleOf(line, product, size, around);
  if (!rule) return overBound(product, stocked, inBasket);
  const quantity = rescaled(line.quantity, line.precision, product.precision);
  if (rule.max !== undefined && quantity > rule.max) return overBound(product, stocked, inBasket);
  if (quantity < rule.min) return underBound(product, rule, rule.min, inBasket);
  return quantity % rule.step === 0 ? undefined : stepError(product);
}

function changeOf({ stock }: BasketLine, can: Parts, at: number): Pick<KnownLine, 'change'> {
  const before = stock?.seen === can ? stock.before : stock && { parts: stock.seen, at };
  if (!before || at - before.at >= TOLD || before.parts === can) return {};
  if (can > before.parts) return { change: 'back' };
  return { change: can === 0 ? 'soldOut' : 'less' };
}
