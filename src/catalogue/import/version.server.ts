import type { Tx } from '../../db/open.server.ts';
import { bumpVersion } from '../../db/versions.server.ts';
import { CATALOGUE_VERSION, OFFER_VERSION } from './version.ts';

/** Tells every process that more than stock changes in `tx`; gives the new version. */
export async function bumpCatalogue(tx: Tx): Promise<number> {
  const version = await bumpVersion(tx, CATALOGUE_VERSION);
  await bumpVersion(tx, OFFER_VERSION);
  return version;
}
