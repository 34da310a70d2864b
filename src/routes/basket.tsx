import { useEffect } from 'react';
import { Form, redirect } from 'react-router';
import { ADDED_PATH, BASKET_PATH, type BasketAnswer, failedPath, REMOVED_PATH, readAnswer } from '../basket/answers.ts';
import { BasketPage, type ShownAnswer } from '../basket/BasketPage.tsx';
import { basketChanged } from '../basket/client.ts';
import { readAddForm } from '../basket/form.ts';
import { failureText } from '../basket/messages.ts';
import { basketTexts } from '../basket/texts.ts';
import type { BasketView } from '../basket/view.ts';
import { productPath } from '../catalogue/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { iconTrash } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/basket';
import { type ShopServices, services, visit } from './context.server.ts';
import { metaTags } from './head/metaTags.ts';
import { pageHead } from './head/pageHead.ts';
import type { PageHandle } from './layout/handle.ts';

export const handle: PageHandle = { pageType: 'basketedit' };

/** The shopper's own: never kept, by nobody. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const basket = await shop.baskets.view(context.get(visit));
  const asked = readAnswer(new URL(request.url).searchParams);
  const answer = asked && (await shownAnswer(shop, asked, basket, context.get(visit).session !== undefined));
  const title = translate(basketTexts, shop.texts, 'title');
  const head = pageHead(shop, {
    // What came of the form is the first that is read out of a page that was made anew.
    title: answer ? `${answer.title} ${title}` : title,
    description: [],
    path: BASKET_PATH,
    noindex: true,
  });
  return { basket, answer, head, freeDeliveryFrom: shop.shop.free_delivery_from };
}

async function shownAnswer(
  { catalogue, texts }: ShopServices,
  answer: BasketAnswer,
  basket: BasketView,
  isKnown: boolean,
): Promise<ShownAnswer | undefined> {
  const t = (key: 'added' | 'addFailed' | 'removed' | 'notKept') => translate(basketTexts, texts, key);
  if (answer.kind === 'removed') return { kind: 'ok', title: t('removed') };
  if (answer.kind === 'added') {
    if (basket.lines.length > 0) return { kind: 'ok', title: t('added') };
    return isKnown ? undefined : { kind: 'err', title: t('addFailed'), text: t('notKept') };
  }
  const [product] = await catalogue.products([answer.product]);
  const text = failureText(answer.code, { n: answer.bound, unit: product?.unit.name ?? '' }, texts);
  if (!product) return { kind: 'err', title: t('addFailed'), text };
  const label = translate(basketTexts, texts, 'backToProduct', { name: fullName(product) });
  return { kind: 'err', title: t('addFailed'), text, link: { href: productPath(product), label } };
}

/** Adds what the form of a product page asks for (`mode=1`), or takes a line out. */
export async function action({ context, request }: Route.ActionArgs) {
  const { baskets } = context.get(services);
  const asking = context.get(visit);
  const form = await request.formData();
  const line = form.get('remove');
  if (typeof line === 'string') {
    await baskets.remove(asking, line);
    throw redirect(REMOVED_PATH, 303);
  }
  const wanted = readAddForm(form);
  if (!wanted) throw redirect(BASKET_PATH, 303);
  const [added] = await baskets.add(asking, [wanted]);
  throw redirect(added?.ok === false ? failedPath(wanted.product, added.error) : ADDED_PATH, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function BasketRoute({ loaderData: { basket, answer, freeDeliveryFrom } }: Route.ComponentProps) {
  const t = useText(basketTexts);
  const lines = basket.lines.map(({ id, known }) => `${id} ${known?.quantity}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header and other tabs are told of each change of the lines
  useEffect(basketChanged, [lines]);
  return (
    <BasketPage
      basket={basket}
      freeDeliveryFrom={freeDeliveryFrom}
      answer={answer}
      remove={({ id }, name) => (
        <Form method="post" action={BASKET_PATH}>
          <IconButton type="submit" name="remove" value={id} icon={iconTrash} label={t('remove', { name })} />
        </Form>
      )}
    />
  );
}
