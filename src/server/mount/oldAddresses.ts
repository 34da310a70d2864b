import type { OpenShop } from '../open/shop.ts';
import { redirectShelf } from '../redirects/store.server.ts';
import { legacyAddress, withOldQuery } from './legacyAddresses.ts';
import { legacyTarget } from './legacyRedirect.ts';

/** Where an old address leads now: by the merchant's own table, else by what the platform's addresses say. */
export function oldAddresses(shop: OpenShop): (url: URL) => Promise<string | undefined> {
  const redirected = redirectShelf(shop.db, () => shop.listing.version);
  return async (url) => {
    const own = await redirected(url);
    if (own !== undefined) return own;
    const legacy = legacyAddress(url, shop.file.contact_link);
    const to = legacy && (await legacyTarget(legacy, shop));
    return to === undefined ? undefined : withOldQuery(to, url);
  };
}
