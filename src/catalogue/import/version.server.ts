import type { Tx } from '../../db/open.server.ts';
import { bumpVersion } from '../../db/versions.server.ts';

/** Version row that every process polls for changes of products, prices, stock and categories. */
export const CATALOGUE_VERSION = 'catalogue';

/** Version row of products, prices and categories without stock: sales leave it as it is. Moves together with `CATALOGUE_VERSION`, after it. */
export const OFFER_VERSION = 'offer';

/** Tells every process that more than stock changes in `tx`; gives the new version. */
export async function bumpCatalogue(tx: Tx): Promise<number> {
  const version = await bumpVersion(tx, CATALOGUE_VERSION);
  await bumpVersion(tx, OFFER_VERSION);
  return version;
}
