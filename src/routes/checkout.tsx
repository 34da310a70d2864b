import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CheckoutPage } from '../orders/checkout/page/CheckoutPage.tsx';
import { checkoutTexts } from '../orders/checkout/texts.ts';
import type { CheckoutAnswer } from '../orders/checkout/view.ts';
import { ORDER_PATH } from '../orders/path.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/checkout';
import { checkoutView, placeFromForm } from './checkout.server.ts';
import { services } from './context.server.ts';
import { metaTags } from './head/metaTags.ts';
import { pageHead } from './head/pageHead.ts';
import type { PageHandle } from './layout/handle.ts';
import { unsentOnFailure } from './layout/sentForm.ts';
import { useSignedIn } from './layout/useSignedIn.ts';
import { useSubmission } from './layout/useSubmission.ts';

export const handle: PageHandle = { pageType: 'place-order' };

/** The shopper's own: never kept, by nobody. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(services);
  const title = translate(checkoutTexts, shop.texts, 'title');
  return {
    view: await checkoutView(context),
    head: pageHead(shop, { title, description: [], path: ORDER_PATH, noindex: true }),
  };
}

export const action = ({ context, request }: Route.ActionArgs) => placeFromForm(request, context);

/** A network that fails must not take away what was typed. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => unsentOnFailure(serverAction);

/** The same attempt is sent again when it is not known what became of it. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !['unsent', 'faults', 'points'].includes(actionResult?.state) && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  useSignedIn();
  const { answer, send } = useSubmission<CheckoutAnswer>(ORDER_PATH);
  const points = useSubmission<CheckoutAnswer>(`${ORDER_PATH} points`);
  return (
    <CheckoutPage
      view={loaderData.view}
      answer={answer ?? actionData}
      send={(form) => send(new FormData(form), ORDER_PATH)}
      searched={points.answer}
      searchPoints={(list, typed) => {
        const asked = new FormData();
        asked.set('intent', 'points');
        asked.set('list', list);
        asked.set('point_search', typed);
        points.send(asked, ORDER_PATH);
      }}
    />
  );
}
