import { createHash, randomUUID } from 'node:crypto';
import type { Product } from '../catalogue/model.ts';
import type { PriceTerms } from '../catalogue/priceView.ts';
import type { Catalogue } from '../catalogue/service.server.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Clock } from '../kit/clock.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Shopper, Visit } from '../session/model.ts';
import { readChosen } from './chosen.ts';
import { decideAdd } from './decideAdd.ts';
import type { AddError, Added, BasketLine, Chosen, Wanted } from './model.ts';
import { linesOf, removeLine, saveLine } from './store.server.ts';
import { type BasketView, basketView } from './view.ts';

export interface Baskets {
  /** Puts things into the shopper's basket, each or not at all; the answers are in the order of what was asked. */
  add(visit: Visit, wanted: readonly Wanted[]): Promise<Result<Added, AddError>[]>;
  /** False when the shopper has no such line. */
  remove(shopper: Shopper, line: string): Promise<boolean>;
  /** The basket as of now, with the prices of now. */
  view(shopper: Shopper): Promise<BasketView>;
}

export interface BasketOptions {
  db: Db;
  catalogue: Pick<Catalogue, 'products'>;
  clock: Clock;
  terms: Omit<PriceTerms, 'at'>;
}

export function createBaskets({ db, catalogue, clock, terms }: BasketOptions): Baskets {
  return {
    async add(visit, wanted) {
      // Read before the transaction: no other writer waits for it, and nothing is promised until it is ordered.
      const products = await known(catalogue, wanted);
      return db.write((tx) => addProducts(tx, visit, wanted, { products, at: clock() }));
    },
    async remove({ session }, line) {
      return session === undefined ? false : db.write((tx) => removeLine(tx, session, line));
    },
    async view({ session }) {
      const lines = session === undefined ? [] : await linesOf(db.read, session);
      const products = await catalogue.products([...new Set(lines.flatMap(productsIn))]);
      return basketView(lines, products, { ...terms, at: clock() });
    },
  };
}

const productsIn = ({ product, chosen }: BasketLine): number[] => [
  product,
  ...(chosen.parts ?? []).map((part) => part.product),
];

/** Products that are asked for, with parts of bundles that are not as the merchant made them. */
async function known(catalogue: Pick<Catalogue, 'products'>, wanted: readonly Wanted[]): Promise<Product[]> {
  const ids = wanted.flatMap(({ product, chosen }) => [product, ...(chosen?.parts ?? []).map((part) => part.product)]);
  return catalogue.products([...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0));
}

/**
 * Puts things into the basket of a visit in the caller's transaction; the session begins with the first that can be
 * put in. `products` hold all that is asked for, as far as it is in the shop.
 */
export async function addProducts(
  tx: Tx,
  visit: Visit,
  wanted: readonly Wanted[],
  { products, at }: { products: readonly Product[]; at: number },
): Promise<Result<Added, AddError>[]> {
  // Holds the session, so that two requests of one shopper see each other's lines.
  const before = visit.session === undefined ? undefined : await visit.remember(tx);
  const lines = before === undefined ? [] : await linesOf(tx, before);
  const results = wanted.map((one) => decideLine(one, lines, products, at));
  const changed = new Set(results.flatMap((result) => (result.ok ? [result.value] : [])));
  if (changed.size === 0) return results.map(answerOf);
  const session = before ?? (await visit.remember(tx));
  if (session === undefined) return wanted.map(() => err({ code: 'insecure' }));
  for (const line of changed) await saveLine(tx, session, line);
  return results.map(answerOf);
}

const answerOf = (result: Result<BasketLine, AddError>): Result<Added, AddError> =>
  result.ok ? ok({ line: result.value.id, quantity: result.value.quantity }) : result;

/** The line as it will be; it stands in `lines` at once, for what is asked for next. */
function decideLine(
  wanted: Wanted,
  lines: BasketLine[],
  products: readonly Product[],
  at: number,
): Result<BasketLine, AddError> {
  const product = products.find(({ id }) => id === wanted.product);
  if (!product) return err({ code: 'product_not_found' });
  const chosen = readChosen(product, sameAs(wanted, lines) ?? wanted.chosen ?? {}, { parts: products, at });
  if (!chosen.ok) return chosen;
  const additional = additionalOf(chosen.value);
  const decided = decideAdd(product, wanted, { lines, chosen: chosen.value, additional, parts: products, at });
  if (!decided.ok) return decided;
  const { line, ...change } = decided.value;
  const { precision } = product;
  if (line) return ok(Object.assign(line, change, { precision }));
  // Lines of one call keep their order.
  const addedAt = Math.max(at, (lines.at(-1)?.addedAt ?? 0) + 1);
  const fresh = { id: randomUUID(), product: product.id, additional, precision, chosen: chosen.value, addedAt };
  const added: BasketLine = { ...fresh, ...change };
  lines.push(added);
  return ok(added);
}

/** What was chosen for the line that `additional` names. */
function sameAs({ product, size, additional }: Wanted, lines: readonly BasketLine[]): Chosen | undefined {
  if (!additional) return undefined;
  return lines.find((line) => line.product === product && line.size === size && line.additional === additional)?.chosen;
}

/** 32 hexadecimal digits, as clients expect; empty when nothing was chosen. */
function additionalOf({ parts, personalisation, service }: Chosen): string {
  if (!parts && !personalisation && !service) return '';
  const words = Object.entries(personalisation ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const facts = [parts?.map((part) => [part.product, part.size, part.quantity]), words, service?.day, service?.hour];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}
