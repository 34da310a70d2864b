import type { Section } from '../session/model.ts';
import type { SavedList } from './model.ts';
import { listPath } from './paths.ts';
import type { Lists } from './service.server.ts';

/** Section `Wishlist` of the personal-data call (docs/contract/calls.md#section-wishlist). */
export const wishlistSection =
  (lists: Pick<Lists, 'saved'>): Section =>
  async ({ shopper }) =>
    wishlistAnswer(await lists.saved(shopper));

/** Lists as the browser knows them. */
export const wishlistAnswer = (own: readonly SavedList[]) => ({
  lists: own.map(({ id, name, count, products }) => ({
    ...{ id, name, link: listPath(id), productsCounter: count, products },
  })),
  productsCounter: own.reduce((sum, { count }) => sum + count, 0),
});
