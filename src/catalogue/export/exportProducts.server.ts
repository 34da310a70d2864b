import type { Db } from '../../db/open.server.ts';
import { feedFile } from '../../pictures/address.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import type { Product } from '../model.ts';
import type { Catalogue } from '../service.server.ts';
import { presentProducts } from '../store/write.server.ts';
import { walkCatalogue } from '../walk.server.ts';
import { countParameters, headOf, rowsOf, tableLine, whyNotInTable } from './plainTable.server.ts';

export interface ExportOptions {
  db: Db;
  catalogue: Pick<Catalogue, 'names' | 'feedPictureAddress'>;
  /** Epoch ms. */
  at: number;
  /** Origin of the shop, for its own pictures. */
  shopUrl: string;
  onSkipped?(product: Product, reason: string): void;
}

export interface ExportedTable {
  /** Names of the columns that hold parameters, which an import has to be told. */
  parameters: readonly string[];
  /** To be gone through once. */
  lines: AsyncIterable<string>;
}

/** Source of what was imported from plain tables: such products keep what their table called them. */
const SOURCE = 'table';

/** The products of a shop as a plain table that can be imported. They are gone through twice, at first for the columns. */
export async function exportProducts(options: ExportOptions): Promise<ExportedTable> {
  const parameters = new Map<string, number>();
  for await (const product of walkCatalogue(options.db).products()) {
    if (whyNotInTable(product) === undefined) countParameters(parameters, product);
  }
  return { parameters: [...parameters.keys()], lines: linesOf(options, parameters) };
}

async function* linesOf(options: ExportOptions, parameters: ReadonlyMap<string, number>): AsyncGenerator<string> {
  const { db, catalogue, at, onSkipped } = options;
  const { categories } = await catalogue.names();
  const own = new Map((await presentProducts(db.read, SOURCE)).map((row) => [row.id, row.external_id]));
  const taken = new Set(own.values());
  const idOf = ({ id }: Product) => own.get(id) ?? (taken.has(String(id)) ? `nr-${id}` : String(id));
  yield tableLine(headOf(parameters));
  for await (const product of walkCatalogue(db).products()) {
    const reason = whyNotInTable(product);
    if (reason !== undefined) {
      onSkipped?.(product, reason);
      continue;
    }
    const path = [...categories.ancestorsOf(product.categoryId), categories.byId(product.categoryId)];
    const exported = {
      product,
      id: idOf(product),
      category: path.flatMap((category) => category?.name ?? []),
      pictures: await picturesOf(product, options),
    };
    for (const row of rowsOf(exported, parameters, at)) yield tableLine(row);
  }
}

async function picturesOf({ id, pictures }: Product, { catalogue, shopUrl }: ExportOptions): Promise<string[]> {
  const addresses: string[] = [];
  for (const [place, picture] of pictures.entries()) {
    const remote = picture.file === feedFile({ productId: id, place });
    const path = remote ? undefined : outsidePicture(picture);
    const address = remote ? await catalogue.feedPictureAddress(id, place) : path && shopUrl + path;
    if (address !== undefined) addresses.push(address);
  }
  return addresses;
}
