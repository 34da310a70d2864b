import { basketChanged } from '../../../session/events.ts';
import { useAskedAnew } from '../../../session/useAskedAnew.ts';
import { usePosted } from '../../../ui/browser/usePosted.ts';
import { island } from '../../../ui/islands/island.ts';
import { ORDER_PATH } from '../../path.ts';
import type { CheckoutAnswer, CheckoutView } from '../view.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { usePointSearch } from './usePointSearch.ts';

interface ServedCheckout {
  view: CheckoutView;
  /** Of the form that this page was made anew for. */
  answer?: CheckoutAnswer | undefined;
}

export default island('orders/checkout/page/checkoutPage', (served: ServedCheckout) => {
  const { data, answer, send, refresh } = usePosted<CheckoutAnswer, ServedCheckout>({
    at: ORDER_PATH,
    first: served.answer,
    unsent: () => ({ state: 'unsent' }),
  });
  useAskedAnew(refresh);
  const place = async (form: HTMLFormElement) => {
    const stays = await send(new FormData(form));
    // What lay in the basket has been ordered.
    if (!stays) basketChanged();
  };
  const points = usePointSearch();
  return <CheckoutPage view={(data ?? served).view} answer={answer} send={(form) => void place(form)} {...points} />;
});
