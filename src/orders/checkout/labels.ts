import { addressLabels } from '../../forms/address/labels.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { checkoutTexts } from './texts.ts';
import type { CheckoutView } from './view.ts';

/** Every field of the form in its order, for the summary of what is wrong. */
export function checkoutLabels({ address, ways }: Pick<CheckoutView, 'address' | 'ways'>, texts: TextOverrides) {
  const label = (key: 'deliveryTitle' | 'point' | 'paymentTitle' | 'remarks' | 'termsLink' | 'consentsTitle') =>
    translate(checkoutTexts, texts, key);
  return {
    ...addressLabels(address, texts),
    shipping: { label: label('deliveryTitle'), id: `shipping-${ways[0]?.value}` },
    pickup_point: { label: label('point'), id: 'pickup_point' },
    payform_id: { label: label('paymentTitle'), id: 'zamowienie-platnosc' },
    remarks: { label: label('remarks'), id: 'remarks' },
    terms_agree: { label: label('termsLink'), id: 'terms_agree' },
    order_virtual: { label: label('consentsTitle'), id: 'order_virtual' },
    order_service: { label: label('consentsTitle'), id: 'order_service' },
  };
}
