import type { GraphPart } from '../session/graphPart.ts';
import type { Product } from './model.ts';
import { lowestUntil } from './priceHistory.ts';
import { isSubscribedOnly, moneyPrice } from './priceView.ts';
import { type ProductAnswerOptions, productAnswer } from './wire/answer.ts';
import { priceAnswer } from './wire/money.ts';
import { type StockBranch, sizesInStocks } from './wire/stocks.ts';
import { stockTypeDefs } from './wire/stockTypeDefs.ts';
import { catalogueTypeDefs } from './wire/typeDefs.ts';

export interface CataloguePartOptions extends ProductAnswerOptions {
  /** Own stores of the shop. */
  branches: readonly StockBranch[];
  find: ProductFinder;
}

/** Ids of products, the best first. */
export interface ProductFinder {
  byText(text: string): Promise<readonly number[]> | readonly number[];
  /** @param periods days between deliveries */
  byPeriods(periods: readonly number[]): Promise<readonly number[]>;
}

/** Limit of products in one answer: that of a list, far fewer than a question may name. */
const MOST_PRODUCTS = 100;

/** Products for the graph: what they are, cost, and where they lie (docs/contract/graph.md#operations). */
export function cataloguePart(options: CataloguePartOptions): GraphPart {
  const { load, clock, currency, branches, find } = options;
  const loaded = async (context: object, ids: readonly string[]): Promise<Product[]> => {
    const known = [...new Set(ids.flatMap((id) => idOf(id) ?? []))].slice(0, MOST_PRODUCTS);
    const products = await Promise.all(known.map((id) => load(context, id)));
    return products.filter((product) => product !== undefined);
  };

  const answer = productAnswer(options);

  /** Ids that each way of asking finds, intersected; in the order of the first way. */
  async function foundIds({ productsId, text, subscriptionPeriods }: ProductsAsked): Promise<string[]> {
    const found = [
      productsId ?? undefined,
      text == null ? undefined : (await find.byText(text)).map(String),
      subscriptionPeriods == null ? undefined : (await find.byPeriods(subscriptionPeriods)).map(String),
    ].filter((ids) => ids !== undefined);
    const [first = [], ...others] = found;
    return others.reduce((ids, other) => ids.filter((id) => other.includes(id)), first);
  }

  const Query = {
    async product(_: unknown, { productId }: { productId: string }, context: object) {
      const [product] = await loaded(context, [productId]);
      const fields = product && answer(product, context);
      return fields ? { product: fields } : null;
    },

    async products(_: unknown, { searchInput }: { searchInput: ProductsAsked }, context: object) {
      const started = clock();
      const products = await loaded(context, await foundIds(searchInput));
      return {
        took: Math.max(0, clock() - started),
        products: products.flatMap((product) => answer(product, context) ?? []),
      };
    },

    async sizeAvailability(_: unknown, { productId }: { productId: string }, context: object) {
      const [product] = await loaded(context, [productId]);
      return product ? { sizes: sizesInStocks(product, branches) } : null;
    },

    async getLastLowestProductPrices(_: unknown, { productId, productsId, sizeId }: LowestAsked, context: object) {
      const products = await loaded(context, [...(productId == null ? [] : [productId]), ...(productsId ?? [])]);
      const at = clock();
      return products.map((product) => ({
        id: String(product.id),
        sizes: lowestOf(product, sizeId ?? undefined, at, currency),
      }));
    },
  };
  return { typeDefs: catalogueTypeDefs + stockTypeDefs, resolvers: { Query } };
}

interface ProductsAsked {
  productsId?: string[] | null;
  text?: string | null;
  subscriptionPeriods?: number[] | null;
}

interface LowestAsked {
  productId?: string | null;
  productsId?: string[] | null;
  sizeId?: string | null;
}

/** Sizes without a price in money are left out, and those sold by subscription alone: their price has no history. */
const lowestOf = (product: Product, sizeId: string | undefined, at: number, currency: string) =>
  product.sizes
    .filter(({ type }) => sizeId === undefined || type === sizeId)
    .flatMap((size) => {
      const state = isSubscribedOnly(product, size) ? undefined : moneyPrice(size, at);
      const lowest = state && (state.reduction?.lowest ?? lowestUntil(size.prices, at));
      return lowest === undefined ? [] : [{ id: size.type, price: priceAnswer(lowest, size.vat.bp, currency) }];
    });

function idOf(text: string): number | undefined {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : undefined;
}
