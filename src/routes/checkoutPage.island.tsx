import { CheckoutPage } from '../checkout/page/CheckoutPage.tsx';
import { usePointSearch } from '../checkout/page/usePointSearch.ts';
import type { CheckoutAnswer, CheckoutView } from '../checkout/view.ts';
import { ORDER_PATH } from '../orders/path.ts';
import { basketChanged } from '../session/events.ts';
import { useRefreshed } from '../session/useRefreshed.ts';
import { SubscriptionTerms } from '../subscriptions/SubscriptionTerms.tsx';
import { usePosted } from '../ui/browser/usePosted.ts';
import { island } from '../ui/islands/island.ts';

interface ServedCheckout {
  view: CheckoutView;
  /** Answer to the form that this page was made anew for. */
  answer?: CheckoutAnswer | undefined;
}

export default island('routes/checkoutPage', (served: ServedCheckout) => {
  const { data, answer, send, refresh } = usePosted<CheckoutAnswer, ServedCheckout>({
    at: ORDER_PATH,
    first: served.answer,
    unsent: () => ({ state: 'unsent' }),
  });
  useRefreshed(refresh);
  const place = async (form: HTMLFormElement) => {
    const stays = await send(new FormData(form));
    // What lay in the basket has been ordered.
    if (!stays) basketChanged();
  };
  const points = usePointSearch();
  return (
    <CheckoutPage
      view={(data ?? served).view}
      answer={answer}
      send={(form) => void place(form)}
      {...points}
      NextOrdersTerms={SubscriptionTerms}
    />
  );
});
