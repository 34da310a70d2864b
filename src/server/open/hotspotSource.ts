import type { Catalogue } from '../../catalogue/service.server.ts';
import type { Db } from '../../db/open.server.ts';
import { createOrderCounts } from '../../hotspots/counts.ts';
import type { HotspotZones } from '../../hotspots/load.server.ts';
import { createHotspots, type Hotspots } from '../../hotspots/service.server.ts';
import type { Clock } from '../../kit/clock.ts';
import { NO_FILTERS } from '../../listing/model.ts';
import type { Listing } from '../../listing/service.server.ts';
import type { Opinions } from '../../opinions/service.server.ts';
import { boughtWith } from '../../orders/boughtWith.server.ts';
import { soldBetween } from '../../orders/sold.server.ts';
import { cardsOf } from '../../routes/layout/cards.server.ts';
import type { ShopFile } from '../../settings/shopFile.ts';

interface HotspotSources {
  db: Db;
  zones: HotspotZones;
  clock: Clock;
  file: ShopFile;
  opinions: Opinions;
}

/** Makes the hotspots of a shop over its catalogue and lists, which differ by the country that prices are of. */
export function hotspotSource({ db, zones, clock, file, opinions }: HotspotSources) {
  const counts = createOrderCounts({
    clock,
    sold: (from, to) => soldBetween(db, from, to),
    boughtWith: (query) => boughtWith(db, query),
  });
  return ({ catalogue, listing }: { catalogue: Catalogue; listing: Listing }): Hotspots =>
    createHotspots({
      ...{ zones, counts, products: catalogue.products },
      cards: (products) => cardsOf({ shop: file, clock, catalogue, opinions }, products),
      newest: listing.newest,
      reduced: listing.reduced,
      ofSeries: (id, portions) =>
        listing.first({
          ...{ scope: { kind: 'series', id }, filters: { ...NO_FILTERS, inStock: true } },
          ...{ sort: 'relevance', portions },
        }),
    });
}
