import { keyOfferOf } from '../../customers/keyOffer.server.ts';
import { isKeyDeclined, type KeyOfferView } from '../../customers/keyOffer.ts';
import type { Visit } from '../../session/model.ts';
import type { ShopServices } from '../services.ts';

/** A first key, unless this browser has put it off. */
export const keyOffer = async (
  shop: ShopServices,
  asking: Visit,
  request: Request,
): Promise<KeyOfferView | undefined> =>
  isKeyDeclined(request.headers.get('Cookie') ?? '') ? undefined : keyOfferOf(shop, asking);
