import { createContext, redirect, useRevalidator } from 'react-router';
import { readPart } from '../catalogue/bundleChoice.ts';
import { cardView } from '../catalogue/card.ts';
import { categoryPath, type Product, productPath } from '../catalogue/model.ts';
import { instalmentProviders } from '../instalments/providers.ts';
import { NO_FILTERS } from '../listing/model.ts';
import { type Asked, buyView } from '../product/buy/buyView.ts';
import { BUY_DATA, buyForm } from '../product/buy/lateBuyForm.ts';
import type { Returned } from '../product/buy/model.ts';
import { DETAILS_DATA, productDetails } from '../product/lateDetails.ts';
import type { NotifyAnswer } from '../product/observe/model.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import { isByQuote, questionPath, quotePath } from '../product/subject/model.ts';
import { productView } from '../product/view.ts';
import { productData } from '../product/wire/productData.ts';
import { sizeOf } from '../product/wire/request.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import type { Route } from './+types/product';
import { type ShopServices, services } from './context.server.ts';
import { documentData, lateData, stillData } from './head/documentHead.server.ts';
import { productHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { notFound } from './layout/notFound.ts';
import { packed, useUnpacked } from './layout/packed.ts';
import { productAt } from './layout/subject.server.ts';
import { cardTerms, productTerms } from './layout/terms.server.ts';
import { addByForm, askNotice, readProductForm } from './productAction.server.ts';

/** What came of a form that was sent with this request, and what it had chosen. */
const notified = createContext<NotifyAnswer | null>(null);
const returned = createContext<(Returned & { asked: Asked }) | null>(null);

export const handle: PageHandle = { pageType: 'projector' };

const RELATED = 4;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const product = await productAt(shop, params.address);
  const { search } = new URL(request.url);
  if (`/produkt/${params.address}` !== productPath(product)) throw redirect(productPath(product) + search, 301);
  const [versions, parts, related, names] = await Promise.all([
    product.group === undefined ? [] : shop.catalogue.versionsOf(product.group),
    shop.catalogue.products((product.bundle ?? []).map((part) => part.product)),
    relatedCards(shop, product),
    shop.catalogue.names(),
  ]);
  const terms = productTerms(shop, parts);
  const back = context.get(returned);
  const asked = back?.asked ?? askedIn(new URLSearchParams(search));
  const size = sizeOf(product, asked.size, terms.at) ?? notFound();
  const lending = { company: shop.shop.company.name, providers: instalmentProviders(shop.shop) };
  const contactHref = (isByQuote(product) ? quotePath : questionPath)(product);
  const files = shop.files.uploads.rules;
  const buy = buyView({ product, versions, terms, asked, contactHref, lending, files }) ?? notFound();
  documentData(context, 'product_data', () => productData(product, terms));
  const category = names.categories.byId(product.categoryId);
  const categories = [...names.categories.ancestorsOf(product.categoryId), ...(category ? [category] : [])];
  return {
    buy: lateData(context, BUY_DATA, {
      view: buy,
      notified: context.get(notified) ?? undefined,
      returned: back ?? undefined,
    }),
    head: productHead(context, shop, { product, versions, categories }),
    details: stillData(context, DETAILS_DATA, { view: productView(product, size) }),
    page: packed({
      view: { id: product.id, name: product.name, pictures: product.pictures },
      related,
      crumbs: categories.map((step) => ({ name: step.name, href: categoryPath(step) })),
    }),
  };
}

/** The form without scripts: „Powiadom mnie”, and adding with files. The page answers with what came of it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(services);
  const { id, personalisation } = await productAt(shop, params.address);
  const read = await readProductForm(request, context);
  if (read.fields.get('intent') === 'notify') {
    context.set(notified, await askNotice(read.fields, id, context));
    return null;
  }
  const { texts, files, why } = await addByForm(read, personalisation, context);
  context.set(returned, { texts, files, why, asked: askedIn(read.fields) });
  return null;
}

/** Code of the parts that come late is loaded beside the data of a page that the browser makes itself. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), buyForm.load(), productDetails.load()]);
  return data;
}

/** What the address says of the choice (`server/cache/address.ts` knows the same names). */
function askedIn(query: URLSearchParams | FormData): Asked {
  const text = (name: string) => query.get(name)?.toString();
  return {
    size: text('size'),
    subscription: text('subscription') === '1',
    number: text('number'),
    parts: query.getAll('part').flatMap((part) => readPart(String(part)) ?? []),
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

export default function ProductRoute({ loaderData: { page, buy, details } }: Route.ComponentProps) {
  const { view, related, crumbs } = useUnpacked(page);
  const home = useHomeCrumb();
  const { revalidate } = useRevalidator();
  return (
    <Wrap>
      <Breadcrumbs items={[home, ...crumbs, { name: view.name }]} />
      <ProductPage view={view} buy={buy} details={details} onLost={revalidate} related={related} />
    </Wrap>
  );
}
