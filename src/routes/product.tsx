import { redirect } from 'react-router';
import { cardView } from '../catalogue/card.ts';
import { categoryPath, type Product, productPath } from '../catalogue/model.ts';
import { NO_FILTERS } from '../listing/model.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import { productView } from '../product/view.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import type { Route } from './+types/product';
import { type ShopServices, services } from './context.server.ts';
import { productHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { notFound } from './layout/notFound.ts';
import { packed, useUnpacked } from './layout/packed.ts';
import { cardTerms } from './layout/terms.server.ts';

export const handle: PageHandle = { pageType: 'projector' };

const RELATED = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(services);
  const id = Number(/-(\d{1,15})$/.exec(params.address)?.[1]);
  const product = (Number.isSafeInteger(id) ? await shop.catalogue.product(id) : undefined) ?? notFound();
  if (`/produkt/${params.address}` !== productPath(product)) throw redirect(productPath(product), 301);
  const [versions, parts, related, names] = await Promise.all([
    product.group === undefined ? [] : shop.catalogue.versionsOf(product.group),
    shop.catalogue.products((product.bundle ?? []).map((part) => part.product)),
    relatedCards(shop, product),
    shop.catalogue.names(),
  ]);
  const terms = cardTerms(shop);
  const category = names.categories.byId(product.categoryId);
  const categories = [...names.categories.ancestorsOf(product.categoryId), ...(category ? [category] : [])];
  const view = productView({ product, versions, parts, terms }) ?? notFound();
  return {
    head: productHead(context, shop, { product, versions, categories }),
    page: packed({
      view,
      related,
      crumbs: categories.map((step) => ({ name: step.name, href: categoryPath(step) })),
    }),
  };
}

/** Chosen by the merchant first, then what else stands in the same category. */
async function relatedCards(shop: ShopServices, product: Product) {
  const { ids: inCategory } = shop.listing.list({
    scope: { kind: 'category', id: product.categoryId },
    filters: NO_FILTERS,
    sort: 'relevance',
    portions: RELATED * 4,
    counter: 0,
  });
  const ids = [...new Set([...product.related, ...inCategory])].filter((id) => id !== product.id);
  const products = await shop.catalogue.products(ids.slice(0, RELATED * 4));
  const others = products.filter((other) => other.group === undefined || other.group !== product.group);
  return others.slice(0, RELATED).flatMap((other) => cardView(other, cardTerms(shop)) ?? []);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function ProductRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { view, related, crumbs } = useUnpacked(page);
  const home = useHomeCrumb();
  return (
    <Wrap>
      <Breadcrumbs items={[home, ...crumbs, { name: view.name }]} />
      <ProductPage view={view} related={related} />
    </Wrap>
  );
}
