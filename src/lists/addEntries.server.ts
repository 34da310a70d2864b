import { randomUUID } from 'node:crypto';
import type { Product } from '../catalogue/model.ts';
import { isOneSize, sizeAsked } from '../catalogue/sizeAsked.ts';
import type { Tx } from '../db/database.ts';
import { type Parts, readQuantity } from '../kit/quantity.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { type Entry, isSameThing, isWanted, type ListError, type WantedEntry } from './model.ts';
import { entriesOf, saveEntries } from './store/entries.server.ts';
import { changeList } from './store/lists.server.ts';

/** Data that adding is decided from. */
export interface ListFacts {
  /** Requested products that exist. */
  products: readonly Product[];
  /** Most products of one list. */
  most: number;
  /** Epoch ms. */
  at: number;
  /** Whether somebody with the link adds. */
  byOthers?: boolean;
}

export interface Added {
  list: string;
  /** Number of products that are new there; the others stood on it already. */
  added: number;
}

/** Puts products on a list of a held session, all or none; what stands there already stays as it is. */
export async function addEntries(
  tx: Tx,
  session: string,
  list: string,
  wanted: readonly WantedEntry[],
  { products, most, at, byOthers = false }: ListFacts,
): Promise<Result<Added, ListError>> {
  const entries = await entriesOf(tx, list);
  const fresh: Entry[] = [];
  for (const one of wanted) {
    const read = readWanted(one, products);
    if (!read.ok) return read;
    if ([...entries, ...fresh].some((entry) => isSameThing(entry, read.value))) continue;
    const place = (fresh.at(-1) ?? entries.at(-1))?.place ?? 0;
    fresh.push({ id: randomUUID(), ...read.value, note: '', place: place + 1, addedAt: at, byOthers });
  }
  if (entries.length + fresh.length > most) return err('list_full');
  if (fresh.length > 0) {
    await saveEntries(tx, list, fresh);
    await changeList(tx, session, list, { changed_at: at });
  }
  return ok({ list, added: fresh.length });
}

/** The words of a form or a call as an id; 0, which no product has, for anything else: PostgreSQL refuses NaN and fractions. */
export const productId = (typed: string): number => (/^\d{1,15}$/.test(typed) ? Number(typed) : 0);

type Read = Pick<Entry, 'product' | 'size' | 'quantity' | 'precision'>;

/** What is asked for, as an entry holds it. */
export function readWanted(
  { product: id, size, quantity }: WantedEntry,
  products: readonly Product[],
): Result<Read, ListError> {
  const product = products.find((one) => one.id === id);
  if (!product) return err('product_not_found');
  const { precision } = product;
  const type = sizeAsked(product, size)?.type;
  // A list may hold a product whose size is not chosen yet.
  if (type === undefined && !isOneSize(size)) return err('size_not_found');
  const parts: Parts | undefined = quantity ? readQuantity(quantity, precision) : 10 ** precision;
  if (parts === undefined || !isWanted(parts, precision)) return err('quantity');
  return ok({ product: id, size: type ?? '', quantity: parts, precision });
}
