import type { Catalogue } from '../../catalogue/service.server.ts';
import type { Content } from '../../content/service.server.ts';
import type { Db } from '../../db/open.server.ts';
import { type Clock, DAY } from '../../kit/clock.ts';
import { createListing, type Listing } from '../../listing/service.server.ts';
import { soldBetween } from '../../orders/sold.server.ts';
import type { SearchLanguage } from '../../search/engine/model.ts';
import type { OutsideError } from '../../search/openSearch/error.ts';
import { openOutside } from '../../search/openSearch/open.server.ts';
import { createSearch, type Search } from '../../search/service.server.ts';
import type { SearchPlace } from '../../settings/searchPlace.ts';
import type { ShopBase } from './openBase.ts';

/** Time for which an order tells what is often bought. */
const SOLD_LATELY = 90 * DAY;

/** Number of orders that each product was lately bought in. */
export const soldLately = (db: Db, clock: Clock): Promise<Map<number, number>> =>
  soldBetween(db, clock() - SOLD_LATELY, clock());

/** What is kept in memory of the catalogue. */
export interface Lists {
  listing: Listing;
  search: Search;
  /** Words that the search was made from, to tell whether another one is needed. */
  searched: string;
  /** Told of products that the lists have read: the search of the open shop, and one that is to take its place. */
  searches: Set<Search>;
}

interface ListsOptions extends Pick<ShopBase, 'db' | 'clock'> {
  catalogue: Catalogue;
  language: SearchLanguage;
  pages: Content['pages'];
  onError(error: unknown): void;
  /** An OpenSearch that is asked first. */
  outside: SearchPlace | undefined;
  /** Called when it begins to fail, and with undefined when it answers again. */
  onOutside?: ((error: OutsideError | undefined) => void) | undefined;
  /** Those of the shop that is open, whose folder is read again. */
  before?: Lists | undefined;
}

/** Reads the catalogue into memory. Lists outlive an edit of the folder; the search does when its words are the same. */
export async function openLists({
  db,
  clock,
  catalogue,
  language,
  pages,
  onError,
  outside: place,
  onOutside = () => {},
  before,
}: ListsOptions): Promise<Lists> {
  const { synonyms, neverCorrected } = language;
  const searched = JSON.stringify([synonyms, neverCorrected, pages.map(({ id, title, lead }) => [id, title, lead])]);
  if (before?.searched === searched) {
    await before.listing.refresh();
    return before;
  }
  const version = () => listing.version;
  const search = createSearch({
    ...{ catalogue, language, pages, clock, onError },
    sold: () => soldLately(db, clock),
    outside: place && openOutside({ place, language, version, clock, onTurn: onOutside }),
  });
  const searches = (before?.searches ?? new Set()).add(search);
  if (before) {
    await before.listing.refresh();
    search.take({ rows: (await catalogue.indexChanges(0, clock())).rows, removed: [], sold: false });
  }
  const listing =
    before?.listing ??
    (await createListing({
      ...{ catalogue, clock, onError },
      onTaken: (taken) => {
        for (const one of searches) one.take(taken);
      },
    }));
  await search.idle();
  return { listing, search, searched, searches };
}
