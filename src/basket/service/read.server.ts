import type { CategoryTree } from '../../catalogue/categoryTree.ts';
import { pastPriceIn, productIn } from '../../catalogue/inContext.ts';
import type { Product } from '../../catalogue/model.ts';
import type { PriceContextOf } from '../../catalogue/priceContexts.ts';
import type { Catalogue } from '../../catalogue/service.server.ts';
import type { Db } from '../../db/database.ts';
import type { GiftCards } from '../../giftCards/service.server.ts';
import { type PriceContext, rateIn } from '../../kit/priceContext.ts';
import type { Shopper } from '../../session/model.ts';
import { basketView, type KeptBasket, type ViewTerms } from '../basketView.ts';
import { buyable } from '../lineView.ts';
import type { BasketLine, SeenStock } from '../model.ts';
import type { BasketRules } from '../rules.ts';
import { saveSeen } from '../store/lines.server.ts';
import { shelfOf } from '../store/shelf.server.ts';
import { wholeOf } from '../store/whole.server.ts';
import type { BasketView } from '../view.ts';
import { keptCode } from './codes.server.ts';

export interface ReadOptions {
  db: Db;
  catalogue: Pick<Catalogue, 'products' | 'names'>;
  rules: BasketRules;
  /** Gift cards; missing when the shop takes none. */
  giftCards?: Pick<GiftCards, 'byId'> | undefined;
  points?: { balance(customer: string): Promise<number> };
  /** Country of delivery that a session has chosen; missing where there is but one. */
  countryOf?: ((session: string) => Promise<string | undefined>) | undefined;
  /** Prices by country of delivery; those of home without it. */
  contextOf?: PriceContextOf | undefined;
}

export interface ReadBasket {
  kept: KeptBasket;
  terms: ViewTerms;
}

const NOTHING: KeptBasket = { lines: [], later: [] };

/** Reads everything that a basket is shown from; what is put aside for later is left out of what is `ordered`. */
export async function readBasket(
  { db, catalogue, rules, giftCards, points, countryOf, contextOf }: ReadOptions,
  { session, customer }: Pick<Shopper, 'session' | 'customer'>,
  at: number,
  ordered = false,
): Promise<ReadBasket> {
  const [kept, country] =
    session === undefined
      ? [NOTHING, undefined]
      : await Promise.all([keptBasket({ db, rules, giftCards }, session, at, ordered), countryOf?.(session)]);
  const read = await readKept({ catalogue, rules, contextOf }, kept, { at, country });
  const asks = customer !== undefined && kept.lines.length > 0;
  const held = asks ? await points?.balance(customer) : undefined;
  return {
    kept: read.kept,
    terms: {
      ...read.terms,
      ...(held === undefined ? {} : { pointsHeld: held }),
    },
  };
}

/** Reads everything that lines are shown from which lie in no basket. */
export async function readKept(
  { catalogue, rules, contextOf }: Pick<ReadOptions, 'catalogue' | 'rules' | 'contextOf'>,
  kept: KeptBasket,
  { at, country }: { at: number; country: string | undefined },
): Promise<ReadBasket> {
  const gifts = kept.lines.length === 0 ? [] : rules.rebates.freeGifts.flatMap(({ gifts: some }) => some);
  const ids = [...kept.lines, ...kept.later].flatMap(productsIn).concat(gifts.map(({ product }) => product));
  const products = ids.length === 0 ? [] : await withContents(catalogue, [...new Set(ids)]);
  const tree = needsCategories(kept) ? (await catalogue.names()).categories : undefined;
  const categorySlugs = (id: number) => (tree ? slugsOf(tree, id) : []);
  const context = contextOf?.(country);
  const there = country === undefined ? {} : { country };
  if (!context) return { kept, terms: { rules, products, at, categorySlugs, ...there } };
  const seen = (line: BasketLine) => seenIn(context, line, products);
  return {
    kept: { ...kept, lines: kept.lines.map(seen), later: kept.later.map(seen) },
    terms: {
      rules: { ...rules, deliveryVatBp: rateIn(context, rules.deliveryVatBp) },
      products: products.map((product) => productIn(product, context)),
      ...{ at, categorySlugs, ...there },
    },
  };
}

/** A line keeps the price at home: that another country is chosen changes no price. */
function seenIn(context: PriceContext, line: BasketLine, products: readonly Product[]): BasketLine {
  const product = products.find(({ id }) => id === line.product);
  if (!product || line.priceSeen === null) return line;
  return { ...line, priceSeen: pastPriceIn(context, product, line.size, line.priceSeen) };
}

/** Products with all that bundles among them hold as the merchant made them. */
async function withContents(catalogue: Pick<Catalogue, 'products'>, ids: readonly number[]): Promise<Product[]> {
  const products = await catalogue.products(ids);
  const there = new Set(ids);
  const parts = products.flatMap(({ bundle = [] }) => bundle.map(({ product }) => product));
  const more = [...new Set(parts)].filter((id) => !there.has(id));
  return more.length === 0 ? products : [...products, ...(await catalogue.products(more))];
}

async function keptBasket(
  { db, rules, giftCards }: Pick<ReadOptions, 'db' | 'rules' | 'giftCards'>,
  session: string,
  at: number,
  ordered: boolean,
): Promise<KeptBasket> {
  const [{ lines, choices }, later] = await Promise.all([
    wholeOf(db.read, session),
    ordered ? [] : shelfOf(db.read, session, 'later'),
  ]);
  const code = await keptCode(db.read, rules.rebates, choices.code, at);
  const card = choices.card === undefined ? undefined : await giftCards?.byId(db.read, choices.card);
  return {
    lines,
    later,
    ...(code ? { code } : {}),
    ...(choices.gift ? { gift: choices.gift } : {}),
    ...(card ? { card } : {}),
  };
}

export const productsIn = ({ product, chosen }: BasketLine): number[] => [
  product,
  ...(chosen.parts ?? []).map((part) => part.product),
];

const needsCategories = ({ code }: KeptBasket): boolean => code !== undefined && 'categories' in code;

const slugsOf = (tree: CategoryTree, id: number): string[] =>
  [tree.byId(id), ...tree.ancestorsOf(id)].flatMap((category) => category?.slug ?? []);

export const viewOf = ({ kept, terms }: ReadBasket): BasketView => basketView(kept, terms);

/** Remembers how much of each line its shopper has been told can be bought, so that a change is told the next time. */
export async function rememberSeen(db: Db, session: string, { kept, terms }: ReadBasket): Promise<void> {
  const changed = kept.lines.flatMap((line) => {
    const stock = seenNow(line, kept.lines, terms.products, terms.at);
    return stock ? [{ id: line.id, stock }] : [];
  });
  if (changed.length === 0) return;
  await db.write(async (tx) => {
    for (const { id, stock } of changed) await saveSeen(tx, session, id, stock);
  });
}

/** Undefined when nothing new is seen. */
function seenNow(
  line: BasketLine,
  lines: readonly BasketLine[],
  products: readonly Product[],
  at: number,
): SeenStock | undefined {
  const product = products.find(({ id }) => id === line.product);
  const size = product?.sizes.find(({ type }) => type === line.size);
  const seen = product && size ? buyable(line, product, size, { lines, products, at }) : 0;
  if (!line.stock) return { seen };
  return line.stock.seen === seen ? undefined : { seen, before: { parts: line.stock.seen, at } };
}
