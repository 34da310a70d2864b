import { addressLabels } from '../forms/address/labels.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { DAY_FIELD } from './deliveryDay.ts';
import { paymentOptions } from './paymentChoices.ts';
import { checkoutTexts } from './texts.ts';
import type { CheckoutView } from './view.ts';

/** Every field of the form in its order, for the summary of what is wrong. */
export function checkoutLabels(
  { address, ways, offered }: Pick<CheckoutView, 'address' | 'ways' | 'offered'>,
  texts: TextOverrides,
) {
  const label = (key: 'deliveryTitle' | 'point' | 'day' | 'paymentTitle' | 'remarks' | 'termsLink' | 'consentsTitle') =>
    translate(checkoutTexts, texts, key);
  // It is asked for only where there is something to pay in advance.
  const [payment] = paymentOptions(offered, { prepaid: true, total: 1 });
  return {
    ...addressLabels(address, texts),
    shipping: { label: label('deliveryTitle'), id: `shipping-${ways[0]?.value}` },
    pickup_point: { label: label('point'), id: 'point_search' },
    [DAY_FIELD]: { label: label('day'), id: DAY_FIELD },
    payform_id: { label: label('paymentTitle'), id: `payform_id-${payment}` },
    remarks: { label: label('remarks'), id: 'remarks' },
    terms_agree: { label: label('termsLink'), id: 'terms_agree' },
    order_virtual: { label: label('consentsTitle'), id: 'order_virtual' },
    order_service: { label: label('consentsTitle'), id: 'order_service' },
  };
}
