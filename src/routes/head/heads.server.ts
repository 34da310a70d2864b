import type { RouterContextProvider } from 'react-router';
import { type Category, categoryPath, type Product, productPath } from '../../catalogue/model.ts';
import { fullName, offersOf } from '../../catalogue/offer.ts';
import { sizeStatus } from '../../catalogue/priceView.ts';
import { type Page, pagePath } from '../../content/model.ts';
import { contentTexts } from '../../content/texts.ts';
import { toDecimal } from '../../kit/money.ts';
import { plainText } from '../../kit/plainText.ts';
import type { ListView } from '../../listing/listView.ts';
import { productJsonLd } from '../../product/jsonLd.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { translate } from '../../ui/text.ts';
import type { ShopServices } from '../context.server.ts';
import { routeTexts } from '../texts.ts';
import { listHead } from './listHead.ts';
import { type HeadInput, type PageHead, pageHead } from './pageHead.ts';
import { article, breadcrumbs, organization, sellerRef, website } from './siteJsonLd.ts';
import { describePage } from './structuredData.server.ts';

/** What each kind of page says of itself: the head that its loader gives on, and JSON-LD for the document alone. */

type Context = Readonly<RouterContextProvider>;
type Picture = HeadInput['picture'];

const withHome = (shop: ShopServices, crumbs: readonly Crumb[]): Crumb[] => [
  { name: translate(contentTexts, shop.texts, 'homeCrumb'), href: '/' },
  ...crumbs,
];

const describeWay = (context: Context, shop: ShopServices, crumbs: readonly Crumb[]) =>
  describePage(context, () => [breadcrumbs(shop.shopUrl, withHome(shop, crumbs))]);

export function mainHead(context: Context, shop: ShopServices): PageHead {
  const { title, description, sections } = shop.content.main;
  describePage(context, () => [website(shop), organization(shop)]);
  return pageHead(shop, {
    title: title || shop.shop.name,
    titleIsWhole: title !== '',
    description: [description],
    path: '/',
    picture: sections.find((section) => section.kind === 'hero')?.picture,
  });
}

export interface ListAbout {
  name: string;
  lead?: string | undefined;
  descriptionHtml?: string | undefined;
  picture?: Picture;
}

/** `crumbs` end with the list itself. */
export function headOfList(
  context: Context,
  shop: ShopServices,
  { name, lead, descriptionHtml, picture }: ListAbout,
  { path, crumbs, view }: { path: string; crumbs: readonly Crumb[]; view: ListView },
): PageHead {
  describeWay(context, shop, crumbs);
  return listHead(shop, {
    title: name,
    description: [lead, plainText(descriptionHtml ?? ''), `${name} – ${shop.shop.name}`],
    path,
    picture,
    view,
    pageTitle: (page) => translate(routeTexts, shop.texts, 'pageOfList', { title: name, page: String(page) }),
  });
}

export function pageOfWordsHead(context: Context, shop: ShopServices, page: Page, parent: Page | undefined): PageHead {
  const crumbs = [...(parent ? [{ name: parent.title, href: pagePath(parent) }] : []), { name: page.title }];
  const story = isStory(page);
  describeWay(context, shop, crumbs);
  if (story) describePage(context, () => [article(shop, page)]);
  return pageHead(shop, {
    title: page.title,
    description: [page.description, page.lead],
    path: pagePath(page),
    type: story ? 'article' : 'website',
    picture: page.picture,
    modified: story ? page.updated : undefined,
  });
}

/** An episode of a notebook rather than a page of rules: it stands under another page and carries a line over its title. */
const isStory = ({ parent, kicker }: Page): boolean => parent !== undefined && kicker !== undefined;

export function contactHead(context: Context, shop: ShopServices, title: string): PageHead {
  const { name, street, postcode, city, phone, email } = shop.shop.company;
  const address = `${street}, ${postcode} ${city}`;
  describeWay(context, shop, [{ name: title }]);
  describePage(context, () => [organization(shop)]);
  return pageHead(shop, {
    title,
    description: [translate(routeTexts, shop.texts, 'contactDescription', { company: name, address, phone, email })],
    path: '/kontakt',
  });
}

/** `categories` from the root; `versions` are the product's group. */
export function productHead(
  context: Context,
  shop: ShopServices,
  {
    product,
    versions,
    categories,
  }: { product: Product; versions: readonly Product[]; categories: readonly Category[] },
): PageHead {
  const at = shop.clock();
  const { shop: file, shopUrl } = shop;
  const name = fullName(product);
  describeWay(context, shop, [
    ...categories.map((category) => ({ name: category.name, href: categoryPath(category) })),
    { name: product.name },
  ]);
  describePage(context, () =>
    productJsonLd({
      product,
      versions,
      categories,
      shopUrl,
      at,
      currency: file.currency,
      seller: sellerRef(shop),
      returnDays: file.return_days,
      freeDeliveryFrom: file.free_delivery_from,
    }),
  );
  return pageHead(shop, {
    title: name,
    description: [product.lead, plainText(product.descriptionHtml ?? ''), product.subtitle, categories.at(-1)?.name],
    path: productPath(product),
    type: 'product',
    picture: product.pictures[0],
    product: shared(product, at, file.currency),
  });
}

const SHARED_AVAILABILITY = { enable: 'in stock', order: 'available for order', disable: 'out of stock' } as const;
const BEST_FIRST = ['enable', 'order', 'disable'] as const;

/** The price is that of the size the page is first shown with: the cheapest that can be bought. */
function shared(product: Product, at: number, currency: string): NonNullable<HeadInput['product']> {
  const offers = offersOf(product, at);
  const open = offers.filter(({ status }) => status !== 'disable');
  const prices = (open.length > 0 ? open : offers).map(({ price }) => price);
  const statuses = product.sizes.map((size) => sizeStatus(product, size));
  const status = BEST_FIRST.find((one) => statuses.includes(one)) ?? 'disable';
  return {
    ...(prices.length > 0 ? { price: { amount: toDecimal(Math.min(...prices)), currency } } : {}),
    availability: SHARED_AVAILABILITY[status],
    brand: product.producer.name,
    id: String(product.id),
  };
}
