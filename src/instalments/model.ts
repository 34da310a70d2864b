import type { Grosze } from '../kit/money.ts';
import { toDecimal } from '../kit/moneyText.ts';
import { type Credit, creditOf, type Plan } from './credit.ts';

/** Lender with its bounds and terms. */
export interface Provider {
  id: string;
  /** Name for shoppers. */
  name: string;
  lender: string;
  /** Worth of a basket, with VAT. */
  min: Grosze;
  max: Grosze;
  /** Different products at most; pieces of one are not bounded. */
  maxProducts?: number;
  /** Products that cannot be bought so. */
  notFor?: readonly number[];
  /** The first one is the representative example. */
  plans: readonly Plan[];
  /** True when the shop is a credit intermediary; false when it lends itself. */
  intermediary: boolean;
  /** Address of the lender's calculator, a template of `LinkData`. */
  link?: string;
}

/** One product, and the basket beside it (docs/contract/product.md#instalments). */
export interface InstalmentData {
  price: Grosze;
  priceNet: Grosze;
  currency: string;
  /** Number of different products. */
  basketCount: number;
  basketCost: Grosze;
  basketCostNet: Grosze;
}

/** What the address of a calculator may name. */
export interface LinkData extends InstalmentData {
  /** Amount of the purchase that is decided about: of the product on its page, of all in the basket. */
  amount: Grosze;
}

/** Purchase to be paid by instalments. */
export interface Purchase {
  /** Amount with VAT. */
  amount: Grosze;
  /** Line by line: one product may stand in several. */
  products: readonly BoughtProduct[];
}

export interface BoughtProduct {
  id: number;
  name: string;
  /** False for goods that no lender pays for, such as a subscription or goods for points. */
  lendable: boolean;
}

/** Why it cannot be bought by instalments (docs/contract/product.md#instalments). */
export type Refusal =
  | { kind: 'min'; limit: Grosze; missing: Grosze }
  | { kind: 'max'; limit: Grosze; over: Grosze }
  | { kind: 'count'; limit: number; count: number }
  | { kind: 'products'; names: string[] };

export type Decision = { ok: true; credits: Credit[] } | { ok: false; refusals: Refusal[] };

/** Decides about a purchase: the credits of a provider, plan by plan, or all obstacles. */
export function decide(provider: Provider, { amount, products }: Purchase): Decision {
  const { min, max, maxProducts, notFor = [], plans } = provider;
  const refusals: Refusal[] = [];
  const refused = products.filter(({ id, lendable }) => !lendable || notFor.includes(id));
  if (refused.length > 0) refusals.push({ kind: 'products', names: [...new Set(refused.map(({ name }) => name))] });
  const count = new Set(products.map(({ id }) => id)).size;
  if (maxProducts !== undefined && count > maxProducts) {
    refusals.push({ kind: 'count', limit: maxProducts, count });
  }
  if (amount < min) refusals.push({ kind: 'min', limit: min, missing: min - amount });
  if (amount > max) refusals.push({ kind: 'max', limit: max, over: amount - max });
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, credits: plans.map((plan) => creditOf(amount, plan)) };
}

/** Provider with its decision, for a shopper. */
export interface Told {
  provider: Pick<Provider, 'id' | 'name' | 'lender' | 'intermediary'>;
  /** The lender's own calculator. */
  href?: string;
  decision: Decision;
}

/** A lender that lends for this purchase. */
export type Offer = Told & { decision: { ok: true } };

export const isOffer = (told: Told): told is Offer => told.decision.ok;

export function tell(provider: Provider, purchase: Purchase, data: InstalmentData): Told {
  const { id, name, lender, intermediary, link } = provider;
  const decision = decide(provider, purchase);
  const href = decision.ok && link !== undefined ? linkTo(link, { ...data, amount: purchase.amount }) : undefined;
  return { provider: { id, name, lender, intermediary }, decision, ...(href === undefined ? {} : { href }) };
}

/** The template with the data in it, amounts as decimals ("123.00"). */
export function linkTo(template: string, data: LinkData): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(data, name)) return whole;
    const value = data[name as keyof LinkData];
    return encodeURIComponent(typeof value === 'string' || name === 'basketCount' ? value : toDecimal(value));
  });
}
