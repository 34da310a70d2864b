import { randomBytes } from 'node:crypto';
import type { Baskets } from '../../basket/service.server.ts';
import type { BasketView } from '../../basket/view.ts';
import type { Grosze } from '../../kit/money.ts';
import type { PaymentMethod } from '../../orders/model.ts';
import { ADDRESS } from '../../orders/testing/address.ts';
import type { Visit } from '../../session/model.ts';
import type { CheckedCheckout } from '../form.ts';
import { leftToPay, orderSums, wayOptions } from '../options.ts';
import type { PlaceInput } from '../placing/newOrder.server.ts';
import { priceFingerprint } from '../placing/priceFingerprint.server.ts';

/** What the page of an order would send for the basket of a visit. */
export async function orderInput(
  baskets: Pick<Baskets, 'checkout'>,
  visit: Visit,
  payment: PaymentMethod = 'transfer',
  more: Partial<PlaceInput> = {},
): Promise<PlaceInput> {
  const { view } = await baskets.checkout(visit);
  const way = wayOptions(view.delivery).find(({ prepaid }) => prepaid === (payment !== 'on_delivery'));
  const checked: CheckedCheckout = { addresses: { type: 'private', client: ADDRESS }, way, payment };
  const total = orderSums(view, way).total.gross;
  return {
    attempt: randomBytes(18).toString('base64url'),
    shown: `${priceFingerprint(view)}.${total}`,
    checked,
    asConsumer: false,
    remarks: '',
    consents: [],
    ...more,
  };
}

export type { PlaceInput };

/** What is left to be paid of this basket, brought so. */
export const leftOfBasket = (view: BasketView, way: CheckedCheckout['way']): Grosze => leftToPay(orderSums(view, way));
