import { ConfirmAdd } from '../basket/ConfirmAdd.tsx';
import { readAddForm } from '../basket/form.ts';
import { basketTexts } from '../basket/texts.ts';
import { productPath } from '../catalogue/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/basketChange';
import { services } from './context.server.ts';
import { metaTags } from './head/metaTags.ts';
import { pageHead } from './head/pageHead.ts';
import type { PageHandle } from './layout/handle.ts';
import { notFound } from './layout/notFound.ts';

export const handle: PageHandle = { pageType: 'basketedit' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

/** What is written by POST, `server/ajax/basketChange.ts` does. */
const PATH = '/basketchange.php';

const FIELDS = ['product', 'size', 'number', 'additional', 'subscription', 'days_in_period', 'forpoints'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const query = new URL(request.url).searchParams;
  const wanted = query.get('mode') === '1' ? readAddForm(query) : undefined;
  const [product] = wanted ? await shop.catalogue.products([wanted.product]) : [];
  if (!wanted || !product) return notFound();
  const fields = FIELDS.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const number = /^\d{1,6}(?:[.,]\d{1,3})?$/.exec(wanted.quantity ?? '')?.[0].replace('.', ',');
  const title = translate(basketTexts, shop.texts, 'confirmTitle');
  return {
    fields: [['mode', '1'] as const, ...fields],
    product: { name: fullName(product), href: productPath(product) },
    quantity: number === undefined ? undefined : { n: number, unit: product.unit.name },
    head: pageHead(shop, { title, description: [], path: PATH, noindex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function BasketChangeRoute({ loaderData: { fields, product, quantity } }: Route.ComponentProps) {
  return <ConfirmAdd action={PATH} fields={fields} product={product} quantity={quantity} />;
}
