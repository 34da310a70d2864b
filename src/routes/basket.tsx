import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { BasketPage } from '../basket/page/BasketPage.tsx';
import type { ShownAnswer } from '../basket/page/live.ts';
import { BASKET_PATH } from '../basket/path.ts';
import { basketTexts } from '../basket/texts.ts';
import { InstalmentsList } from '../instalments/InstalmentsList.tsx';
import { ORDER_PATH } from '../orders/path.ts';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/basket';
import { addressAnswer, changeAnswer } from './basketAnswer.server.ts';
import { basketInstalments } from './basketInstalments.server.ts';
import { useLiveBasket } from './basketLive.ts';
import { services, visit } from './context.server.ts';
import { metaTags } from './head/metaTags.ts';
import { pageHead } from './head/pageHead.ts';
import type { PageHandle } from './layout/handle.ts';
import { useSignedIn } from './layout/useSignedIn.ts';

export const handle: PageHandle = { pageType: 'basketedit' };

const SIGN_IN = `/logowanie?dalej=${encodeURIComponent(BASKET_PATH)}`;

/** The shopper's own: never kept, by nobody. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const asking = context.get(visit);
  const basket = await shop.baskets.visited(asking);
  const title = translate(basketTexts, shop.texts, 'title');
  const answer = await addressAnswer(shop, new URL(request.url).searchParams, basket, asking);
  const head = pageHead(shop, {
    // What came of the form is the first that is read out of a page that was made anew.
    title: answer ? `${answer.title} ${title}` : title,
    description: [],
    path: BASKET_PATH,
    noindex: true,
  });
  const { name: company } = shop.shop.company;
  const instalments = { company, told: basketInstalments(basket, shop.shop) };
  return { basket, answer, head, way: { href: ORDER_PATH, signIn: SIGN_IN }, instalments };
}

/** Changes the basket, and adds what the form of a product page asks for (`mode=1`). */
export const action = ({ context, request }: Route.ActionArgs) => changeAnswer(context, request);

/** A network that fails must not take the page away: what came of it is said. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ShownAnswer | { failed: true }> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failed: true };
  }
}

/** A shop that could not be asked to change the basket cannot be asked what lies there either. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !(actionResult?.failed === true) && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function BasketRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <Live {...loaderData} />
      <ToastRegion />
    </ToastProvider>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Live({ basket, answer, way, instalments }: Loaded) {
  useSignedIn();
  return (
    <BasketPage
      basket={basket}
      answer={answer}
      live={useLiveBasket(basket, answer)}
      way={way}
      instalments={<InstalmentsList {...instalments} currency={basket.currency} />}
    />
  );
}
