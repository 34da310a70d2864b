import { type Catalogue, catalogueIn } from '../../catalogue/service.server.ts';
import type { Hotspots } from '../../hotspots/service.server.ts';
import type { Clock } from '../../kit/clock.ts';
import type { PriceContext } from '../../kit/priceContext.ts';
import { createListing, type Listing } from '../../listing/service.server.ts';

/** Services of a shop that show prices. */
export interface PricedServices {
  catalogue: Catalogue;
  listing: Listing;
  hotspots: Hotspots;
}

export interface ContextOptions {
  shop: PricedServices & { clock: Clock };
  /** Hotspots that show these prices. */
  hotspotsOf(priced: Omit<PricedServices, 'hotspots'>): Hotspots;
  onError(error: unknown): void;
}

/** The shop with the prices of other countries, each opened when somebody first asks for it. */
export interface ContextShops {
  /** Services that show the prices of a context; without one those of everybody. */
  in(context: PriceContext | undefined): Promise<PricedServices>;
  close(): Promise<void>;
}

export function createContextShops({ shop, hotspotsOf, onError }: ContextOptions): ContextShops {
  const opened = new Map<PriceContext, Promise<PricedServices>>();

  async function open(context: PriceContext): Promise<PricedServices> {
    const catalogue = catalogueIn(shop.catalogue, context);
    // Lists are sorted and filtered by price, so each context has an index of its own.
    const listing = await createListing({ catalogue, clock: shop.clock, onError });
    return { catalogue, listing, hotspots: hotspotsOf({ catalogue, listing }) };
  }

  return {
    async in(context) {
      if (!context) return shop;
      const known = opened.get(context) ?? open(context);
      opened.set(context, known);
      // The store may answer again in a while.
      known.catch(() => opened.delete(context));
      return known;
    },
    async close() {
      for (const one of opened.values()) await (await one).listing.close();
    },
  };
}
