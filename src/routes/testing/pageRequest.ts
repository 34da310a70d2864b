import type { Visit } from '../../session/model.ts';
import type { PageRequest } from '../page.ts';
import type { ShopServices } from '../services.ts';

interface Given<Params> extends Partial<Omit<PageRequest<Params>, 'shop' | 'visit' | 'url'>> {
  /** Part of the shop that the page needs. */
  shop: Partial<ShopServices>;
  request: Request;
  visit?: Visit;
}

const nobody: Visit = {
  remember: () => Promise.resolve(undefined),
  signIn: () => Promise.resolve(false),
  signOut: () => Promise.resolve(),
  tell: () => {},
};

/** Request for a page in tests. */
export const pageRequest = <Params = unknown>({ shop, request, ...more }: Given<Params>): PageRequest<Params> => ({
  visit: nobody,
  visitor: 'a',
  params: {} as Params,
  requestId: '1',
  notes: { jsonLd: [], tags: [], data: [] },
  live: false,
  reportError(error) {
    throw error;
  },
  ...more,
  shop: shop as ShopServices,
  request,
  url: new URL(request.url),
});
