import { basename, join } from 'node:path';
import type { Catalogue } from '../../catalogue/service.server.ts';
import type { Content } from '../../content/service.server.ts';
import type { Db } from '../../db/open.server.ts';
import { type Clock, DAY } from '../../kit/clock.ts';
import { type Listing, openListing } from '../../listing/service.server.ts';
import { soldBetween } from '../../orders/sold.server.ts';
import type { SearchLanguage } from '../../search/engine/model.ts';
import type { OutsideError } from '../../search/openSearch/error.ts';
import { openOutside } from '../../search/openSearch/open.server.ts';
import { createSearch, type Search } from '../../search/service.server.ts';
import type { SearchPlace } from '../../settings/searchPlace.ts';
import { type KeptIndex, keptIndex } from '../../storage/keptIndex.server.ts';
import type { ShopBase } from './openBase.ts';

/** Time for which an order tells what is often bought. */
const SOLD_LATELY = 90 * DAY;

/** Number of orders that each product was lately bought in. */
export const soldLately = (db: Db, clock: Clock): Promise<Map<number, number>> =>
  soldBetween(db, clock() - SOLD_LATELY, clock());

/** Fewer products are read sooner than a file is worth. */
const WORTH_KEEPING = 2000;
/** Rows read at a start besides those that are kept, before they are kept anew; and the share of all. */
const MOST_DRIFT = 1000;
const DRIFT_SHARE = 1 / 100;

/** Settle once lists, and words besides, can be answered from. */
export interface Opened {
  lists: Promise<unknown>;
  words: Promise<unknown>;
}

/** What is kept in memory of the catalogue. */
export interface Lists {
  listing: Listing;
  search: Search;
  /** Words that the search was made from, to tell whether another one is needed. */
  searched: string;
  /** Told of products that the lists have read: the search of the open shop, and one that is to take its place. */
  searches: Set<Search>;
  opened: Opened;
  /** Files of lists and words for the next start. */
  kept: Record<'lists' | 'words', KeptIndex>;
}

interface ListsOptions extends Pick<ShopBase, 'db' | 'clock' | 'file' | 'settings'> {
  catalogue: Catalogue;
  language: SearchLanguage;
  pages: Content['pages'];
  onError(error: unknown): void;
  /** An OpenSearch that is asked first. */
  outside: SearchPlace | undefined;
  /** Called when it begins to fail, and with undefined when it answers again. */
  onOutside?: ((error: OutsideError | undefined) => void) | undefined;
  /** Lists of the shop that is open, whose folder is read again. */
  before?: Lists | undefined;
  /** Gives them before the catalogue is read; words are read once this settles. */
  early?: Promise<unknown> | undefined;
}

/**
 * Reads the catalogue into memory; rejects when it cannot be read. Lists outlive an edit of the folder; the search does when its
 * words are the same.
 */
export async function openLists(options: ListsOptions): Promise<Lists> {
  const { db, clock, catalogue, language, pages, onError, before, early } = options;
  const { synonyms, neverCorrected } = language;
  const searched = JSON.stringify([synonyms, neverCorrected, pages.map(({ id, title, lead }) => [id, title, lead])]);
  if (before?.searched === searched) {
    await before.listing.refresh();
    return before;
  }
  const kept = before?.kept ?? filesOf(options);
  const version = () => (before?.listing ?? listing).version;
  const { outside: place, onOutside = () => {} } = options;
  const search = createSearch({
    ...{ catalogue, language, pages, clock, onError, kept: kept.words },
    sold: () => soldLately(db, clock),
    outside: place && openOutside({ place, language, version, clock, onTurn: onOutside }),
  });
  const searches = (before?.searches ?? new Set()).add(search);
  if (before) {
    await before.listing.refresh();
    search.take({ ...(await catalogue.indexChanges(0, clock())), removed: [], whole: true, sold: false });
    await search.idle();
    return { ...before, search, searched, searches };
  }
  const { listing, tried } = openListing({
    ...{ catalogue, clock, onError, kept: kept.lists },
    onTaken: (taken) => {
      const take = () => {
        for (const one of searches) one.take(taken);
      };
      if (early) void early.then(take);
      else take();
    },
  });
  const opened = { lists: listing.opened, words: listing.opened.then(() => early).then(search.idle) };
  if (early) tried.catch(onError);
  else {
    await tried.catch(async (error: unknown) => {
      await listing.close();
      throw error;
    });
    await opened.words;
  }
  return { listing, search, searched, searches, opened, kept };
}

/**
 * What the indexes say depends on the program besides the store: by the name of its built file, which is another with every
 * change of what it takes in, and by the order of letters.
 */
function filesOf({ db, clock, file, settings }: ListsOptions): Lists['kept'] {
  const program = [basename(import.meta.url), process.versions.icu, file.price_type].join(' ');
  const at = (name: string) => keptIndex({ db, clock, file: join(settings.dataDir, 'index', name), program });
  return { lists: at('lists'), words: at('words') };
}

/** Keeps lists and words for the next start where it would have much to read besides; for the one process that works. */
export async function keepLists({ listing, search, kept }: Lists): Promise<void> {
  const size = listing.isOpen ? listing.size() : 0;
  if (size < WORTH_KEEPING) return;
  if (listing.drift > Math.max(MOST_DRIFT, size * DRIFT_SHARE)) await kept.lists.write(listing.pack());
  await search.idle();
  const words = search.isNew ? search.pack() : undefined;
  if (words) await kept.words.write(words);
}
