import type { Product, Size } from '../../catalogue/model.ts';
import { sizeStatus } from '../../catalogue/priceView.ts';
import { isoDate } from '../../kit/dates.ts';
import type { Parts } from '../../kit/quantity.ts';
import { pictureAddress } from '../../pictures/address.ts';
import type { SizeAvailability } from './shapes.ts';
import type { ProductTerms } from './terms.ts';

/** Availability of a size and its words (docs/contract/calls.md#projector). */
export function sizeAvailability(
  product: Product,
  size: Size,
  { at, facts }: Pick<ProductTerms, 'at' | 'facts'>,
  quantity?: Parts,
): SizeAvailability {
  const { availability } = size;
  const { description, descriptionPhone, deliveryDate, deliveryDays } = availability;
  const picture = addressOf(availability.picture);
  const picturePhone = addressOf(availability.picturePhone);
  return {
    status: sizeStatus(product, size),
    // Of what is not for sale the merchant alone knows what to say.
    visible: availability.visible && (product.forSale !== false || description !== undefined) ? 'y' : 'n',
    ...(description === undefined ? {} : { status_description: description }),
    ...(descriptionPhone === undefined ? {} : { status_description_tel: descriptionPhone }),
    ...(picture === undefined ? {} : { status_gfx: picture }),
    ...(picturePhone === undefined ? {} : { status_gfx_tel: picturePhone }),
    ...(deliveryDate !== undefined && deliveryDate > at ? { delivery_date: isoDate(deliveryDate) } : {}),
    delivery_days_undefined: flag(availability.deliveryDaysUndefined),
    ...(deliveryDays === undefined ? {} : { delivery_days: deliveryDays }),
    delay_time: { unknown_delivery_time: flag(availability.unknownDelivery) },
    shipping_time: facts.shippingTime(product, size, quantity),
  };
}

export const flag = (yes: boolean): 'true' | 'false' => (yes ? 'true' : 'false');

/** Pictures of a status are small and of the merchant's own making: they are sent as they are. */
const addressOf = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : pictureAddress({ file, width: 0, height: 0 }, { width: 0, format: 'jpg' });
