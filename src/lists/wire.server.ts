import type { Section } from '../session/model.ts';
import { listPath } from './paths.ts';
import type { Lists } from './service.server.ts';

/** Section `Wishlist` of the personal-data call (docs/contract/calls.md#section-wishlist). */
export function wishlistSection(lists: Pick<Lists, 'of'>): Section {
  return async ({ shopper }) => {
    const own = await lists.of(shopper);
    return {
      lists: own.map(({ id, name, count }) => ({ id, name, link: listPath(id), productsCounter: count })),
      productsCounter: own.reduce((sum, { count }) => sum + count, 0),
    };
  };
}
