import type { Db } from '../../db/open.server.ts';
import type { ImportItem, ProductDraft, SizeDraft, Unreadable } from '../draft.ts';
import { IMPORTED_TABLES } from '../import/grownTables.server.ts';
import { type ImportOptions, importProducts } from '../import/importProducts.server.ts';
import { createCatalogue } from '../service.server.ts';
import { availability, stock } from './things.ts';

/** One size, five in stock, 84,00 zł. */
export const aSizeDraft = (more: Partial<SizeDraft> = {}): SizeDraft => ({
  type: 'uniw',
  name: 'uniw',
  price: { regular: 8400, history: [] },
  vat: { bp: 2300, exempt: false },
  phonePrice: false,
  gratis: false,
  availability: availability(),
  stocks: [stock(5)],
  ...more,
});

export const aDraft = (externalId: string, more: Partial<ProductDraft> = {}): ProductDraft => ({
  externalId,
  slug: `rzecz-${externalId}`,
  name: `Rzecz ${externalId}`,
  type: 'item',
  category: [{ externalId: 'kubki', name: 'Kubki' }],
  alsoIn: [],
  producer: { externalId: 'glinianka', name: 'Glinianka' },
  promoted: false,
  unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  sellBy: 1,
  precision: 0,
  order: {},
  rebates: [],
  pictures: [],
  parameters: [],
  attachments: [],
  safety: { warnings: [] },
  personalisation: [],
  related: [],
  sizes: [aSizeDraft()],
  ...more,
});

type Item = ProductDraft | ImportItem | Unreadable;

async function* itemsOf(items: readonly Item[]): AsyncGenerator<ImportItem | Unreadable> {
  for (const item of items) yield 'externalId' in item ? { draft: item } : item;
}

/** Imports a whole feed that brings its names along; the clock stands at `at`. */
export const importAll = (db: Db, items: readonly Item[], at: number, options: Partial<ImportOptions> = {}) =>
  importProducts(db, itemsOf(items), {
    source: 'feed',
    createNames: true,
    complete: true,
    clock: () => at,
    ...options,
  });

const TABLES = ['versions', ...IMPORTED_TABLES] as const;

/** Reads every row of the catalogue, to see that nothing was written. */
export async function everyRow(db: Db): Promise<Record<string, string[]>> {
  const rows = await Promise.all(TABLES.map((table) => db.read.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(
    TABLES.map((table, n) => [table, (rows[n] ?? []).map((row) => JSON.stringify(row)).sort()]),
  );
}

export const idOf = async (db: Db, externalId: string, source = 'feed') => {
  const row = await db.read
    .selectFrom('products')
    .select('id')
    .where('source', '=', source)
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  return row.id;
};
export const productOf = async (db: Db, externalId: string, source = 'feed') =>
  createCatalogue(db).product(await idOf(db, externalId, source));
