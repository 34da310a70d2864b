import { safeDecode } from '../../kit/decode.ts';
import type { OpenShop } from '../open/shop.ts';
import { ownPages } from '../redirects/ownPages.server.ts';
import { redirectShelf } from '../redirects/store.server.ts';
import { legacyAddress, withOldQuery } from './legacyAddresses.ts';
import { legacyTarget } from './legacyRedirect.ts';

/** Where an old address leads now: by the merchant's own table, else by what the platform's addresses say. */
export function oldAddresses(shop: OpenShop): (url: URL) => Promise<string | undefined> {
  const redirected = redirectShelf(shop.db, () => shop.listing.version);
  const isOwn = ownPages(shop.catalogue, shop.content);
  return async (url) => {
    const own = await redirected(url);
    // A page that has come to be since the table was imported is not hidden by it.
    if (own !== undefined && !(await isOwn(safeDecode(url.pathname) ?? ''))) return own;
    const legacy = legacyAddress(url, shop.file.contact_link);
    const to = legacy && (await legacyTarget(legacy, shop));
    return to === undefined ? undefined : withOldQuery(to, url);
  };
}
