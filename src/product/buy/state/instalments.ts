import { orderQuantityRule } from '../../../catalogue/orderQuantity.ts';
import {
  type Decision,
  decide,
  type InstalmentData,
  isOffer,
  type Offer,
  type Purchase,
  tell,
} from '../../../instalments/model.ts';
import type { Grosze } from '../../../kit/money.ts';
import { type Parts, type QuantityRule, stepsDown, stepsUp } from '../../../kit/quantity.ts';
import type { Buying } from './buying.ts';
import { orderableSize, shownSize } from './buyState.ts';
import type { BuyView } from './model.ts';
import { countingOf, tiersAt, totalAt } from './tiers.ts';

/** What the page says of buying this by instalments: the terms, or which quantity would bring it within the bounds. */
export type InstalmentLine =
  | { kind: 'offer'; told: Offer }
  | { kind: 'raise' | 'lower'; id: string; name: string; limit: Grosze; quantity: Parts };

/** What lies in the basket beside, for the lender's own calculator (docs/contract/product.md#instalments). */
export type BesideBasket = Pick<InstalmentData, 'basketCount' | 'basketCost' | 'basketCostNet'>;

const EMPTY: BesideBasket = { basketCount: 0, basketCost: 0, basketCostNet: 0 };

/** The section `Basket` as it came; what is not there counts as nothing. */
export function readBeside(answer: unknown): BesideBasket {
  const asked = (answer ?? {}) as Readonly<Record<string, unknown>>;
  // Formatted amounts always have two decimals.
  const grosze = (value: unknown): Grosze => (typeof value === 'string' ? Number(value.replace(/\D/g, '')) : 0);
  const ids = Array.isArray(asked.products) ? asked.products.map((line: { id?: unknown } | null) => line?.id) : [];
  return {
    basketCount: new Set(ids).size,
    basketCost: grosze(asked.worth_formatted),
    basketCostNet: grosze(asked.worth_net_formatted),
  };
}

/** One line a provider; none from a provider whom no quantity of it would suit. */
export function instalmentLines(view: BuyView, now: Buying, beside = EMPTY): InstalmentLine[] {
  const { id, name, precision, currency } = view;
  const priced = { ...countingOf(view, now), net: false };
  const amountAt = (quantity: Parts) => totalAt(now.state.prices, { ...priced, quantity });
  const unitAt = (quantity: Parts) => tiersAt(now.state.prices, { ...priced, quantity }).price;
  const amount = amountAt(now.quantity);
  const purchase: Purchase = { amount, products: [{ id, name, lendable: !now.subscribed }] };
  const priceNet = totalAt(now.state.prices, { ...priced, net: true });
  const data = { price: amount, priceNet, currency, ...beside };
  const rule = orderQuantityRule(orderableSize(view, shownSize(now), now.state));
  return (view.instalments?.providers ?? []).flatMap((provider): InstalmentLine[] => {
    const told = tell(provider, purchase, data);
    if (isOffer(told)) return [{ kind: 'offer', told }];
    const hint = rule && hintOf(told.decision, { quantity: now.quantity, precision, rule, unitAt });
    const within = hint && decide(provider, { ...purchase, amount: amountAt(hint.quantity) }).ok;
    return hint && within ? [{ ...hint, id: provider.id, name: provider.name }] : [];
  });
}

interface Around {
  quantity: Parts;
  precision: number;
  rule: QuantityRule;
  /** Price of one unit at a quantity; it never rises with the quantity. */
  unitAt(quantity: Parts): Grosze;
}

function hintOf(decision: Decision, around: Around) {
  const refusal = decision.ok ? undefined : decision.refusals[0];
  if (refusal?.kind === 'min') {
    const quantity = leastWorth(refusal.limit, around);
    return quantity === undefined ? undefined : { kind: 'raise' as const, limit: refusal.limit, quantity };
  }
  if (refusal?.kind === 'max') {
    const quantity = mostWorth(refusal.limit, around);
    return quantity === undefined ? undefined : { kind: 'lower' as const, limit: refusal.limit, quantity };
  }
  return undefined;
}

/**
 * The least quantity that may be ordered and is worth `limit`. A larger quantity may cost less a unit: each guess counts
 * with the price at the one before, never passes the answer, and so ends at it.
 */
export function leastWorth(limit: Grosze, { quantity, precision, rule, unitAt }: Around): Parts | undefined {
  const { step, max } = rule;
  let guess = quantity;
  for (;;) {
    const unit = unitAt(guess);
    if (unit <= 0) return undefined;
    const needed = stepsUp(stepsUp(limit * 10 ** precision, unit) / unit, step);
    if (needed <= guess) return guess;
    if (max !== undefined && needed > max) return undefined;
    guess = needed;
  }
}

/** The greatest quantity that may be ordered and is worth no more than `limit`. */
export function mostWorth(limit: Grosze, { quantity, precision, rule, unitAt }: Around): Parts | undefined {
  const { step, min } = rule;
  let guess = quantity;
  for (;;) {
    const unit = unitAt(guess);
    const most = unit <= 0 ? guess : stepsDown(stepsDown(limit * 10 ** precision, unit) / unit, step);
    if (most >= guess) return guess;
    if (most < Math.max(min, step)) return undefined;
    guess = most;
  }
}
