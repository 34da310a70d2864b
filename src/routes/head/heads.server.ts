import { type Category, categoryPath, type Product, productPath } from '../../catalogue/model.ts';
import { fullName, offersOf } from '../../catalogue/offer.ts';
import { sizeStatus } from '../../catalogue/priceView.ts';
import { type Page, pagePath } from '../../content/model.ts';
import { NEWSLETTER_PATH } from '../../content/newsletter/model.ts';
import { newsletterTexts } from '../../content/newsletter/texts.ts';
import { contentTexts } from '../../content/texts.ts';
import { deliveryTerms, shippingAt } from '../../delivery/terms.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { plainText } from '../../kit/plainText.ts';
import type { ListView } from '../../listing/listView.ts';
import { opinionsJsonLd } from '../../opinions/jsonLd.ts';
import type { Average, Opinion } from '../../opinions/model.ts';
import type { SocialSubject } from '../../pictures/og/address.ts';
import { productJsonLd } from '../../product/jsonLd.ts';
import { SEARCH_PATH } from '../../search/address.ts';
import { searchTexts } from '../../search/texts.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { translate } from '../../ui/text.ts';
import type { PageRequest } from '../page.ts';
import type { ShopServices } from '../services.ts';
import { routeTexts } from '../texts.ts';
import { listHead } from './listHead.ts';
import { describePage, tagDocument } from './notes.ts';
import { type HeadInput, type PageHead, pageHead } from './pageHead.ts';
import { type Share, shareTags } from './shareTags.ts';
import { article, breadcrumbs, organization, sellerRef, website } from './siteJsonLd.ts';

/** Heads of each kind of page, and JSON-LD for the document alone. */

const withHome = (shop: ShopServices, crumbs: readonly Crumb[]): Crumb[] => [
  { name: translate(contentTexts, shop.texts, 'homeCrumb'), href: '/' },
  ...crumbs,
];

const describeWay = (asked: PageRequest, shop: ShopServices, crumbs: readonly Crumb[]) =>
  describePage(asked, () => [breadcrumbs(shop.shopUrl, withHome(shop, crumbs))]);

function shared(asked: PageRequest, shop: ShopServices, head: PageHead, share: Share): PageHead {
  tagDocument(asked, () => shareTags(share, head, shop));
  return head;
}

/** Head of a page that is shared under its own title. */
const headOf = (asked: PageRequest, shop: ShopServices, input: HeadInput, share: Omit<Share, 'title'>): PageHead =>
  shared(asked, shop, pageHead(shop, input), { title: input.title, ...share });

export function mainHead(asked: PageRequest, shop: ShopServices): PageHead {
  const { title, description } = shop.content.main;
  describePage(asked, () => [website(shop), organization(shop)]);
  const input = { title: title || shop.shop.name, titleIsWhole: title !== '', description: [description], path: '/' };
  return headOf(asked, shop, input, { subject: { kind: 'shop' } });
}

export interface ListAbout {
  name: string;
  lead?: string | undefined;
  descriptionHtml?: string | undefined;
}

/** `crumbs` end with the list itself. */
export function headOfList(
  asked: PageRequest,
  shop: ShopServices,
  { name, lead, descriptionHtml }: ListAbout,
  { path, crumbs, view, subject }: { path: string; crumbs: readonly Crumb[]; view: ListView; subject: SocialSubject },
): PageHead {
  describeWay(asked, shop, crumbs);
  const head = listHead(shop, {
    title: name,
    description: [lead, plainText(descriptionHtml ?? ''), `${name} – ${shop.shop.name}`],
    path,
    view,
    pageTitle: (page) => translate(routeTexts, shop.texts, 'pageOfList', { title: name, page: String(page) }),
  });
  return shared(asked, shop, head, { title: name, subject });
}

/** Results of a search are for who searched. */
export const searchHead = (asked: PageRequest, shop: ShopServices, title: string): PageHead => {
  describeWay(asked, shop, [{ name: title }]);
  return headOf(
    asked,
    shop,
    { title, description: [translate(searchTexts, shop.texts, 'emptyLead')], path: SEARCH_PATH, noindex: true },
    { subject: { kind: 'shop' } },
  );
};

export function pageOfWordsHead(
  asked: PageRequest,
  shop: ShopServices,
  page: Page,
  parent: Page | undefined,
): PageHead {
  const crumbs = [...(parent ? [{ name: parent.title, href: pagePath(parent) }] : []), { name: page.title }];
  const story = isStory(page);
  describeWay(asked, shop, crumbs);
  if (story) describePage(asked, () => [article(shop, page)]);
  const input = { title: page.title, description: [page.description, page.lead], path: pagePath(page) };
  return headOf(asked, shop, input, {
    type: story ? 'article' : 'website',
    subject: { kind: 'page', slug: page.slug },
    modified: story ? page.updated : undefined,
  });
}

/** An episode of a notebook rather than a page of rules: it stands under another page and carries a line over its title. */
const isStory = ({ parent, kicker }: Page): boolean => parent !== undefined && kicker !== undefined;

export function contactHead(asked: PageRequest, shop: ShopServices, title: string): PageHead {
  const { name, street, postcode, city, phone, email } = shop.shop.company;
  const address = `${street}, ${postcode} ${city}`;
  describeWay(asked, shop, [{ name: title }]);
  describePage(asked, () => [organization(shop)]);
  const description = translate(routeTexts, shop.texts, 'contactDescription', { company: name, address, phone, email });
  const input = { title, description: [description], path: '/kontakt' };
  return headOf(asked, shop, input, { subject: { kind: 'shop' } });
}

/** `sent`: the page that says what to do next, which nobody needs to find. */
export function newsletterHead(asked: PageRequest, shop: ShopServices, title: string, sent: boolean): PageHead {
  describeWay(asked, shop, [{ name: title }]);
  const description = [translate(newsletterTexts, shop.texts, 'lead')];
  const input = { title, description, path: NEWSLETTER_PATH, noindex: sent };
  return headOf(asked, shop, input, { subject: { kind: 'shop' } });
}

/** `categories` from the root; `versions` are the product's group. */
export function productHead(
  asked: PageRequest,
  shop: ShopServices,
  {
    product,
    versions,
    categories,
    opinions,
  }: {
    product: Product;
    versions: readonly Product[];
    categories: readonly Category[];
    opinions: { average?: Average; opinions: readonly Opinion[] };
  },
): PageHead {
  const at = shop.clock();
  const { shop: file, shopUrl } = shop;
  const name = fullName(product);
  const sending = shippingAt(deliveryTerms(file), at);
  describeWay(asked, shop, [
    ...categories.map((category) => ({ name: category.name, href: categoryPath(category) })),
    { name: product.name },
  ]);
  describePage(asked, () =>
    productJsonLd({
      product,
      versions,
      categories,
      shopUrl,
      at,
      currency: file.currency,
      seller: sellerRef(shop),
      returnDays: file.return_days,
      deliveryOf: (size) => sending.delivery(product, size),
      said: opinionsJsonLd(opinions),
    }),
  );
  const description = [
    product.lead,
    plainText(product.descriptionHtml ?? ''),
    product.subtitle,
    categories.at(-1)?.name,
  ];
  const input = { title: name, description, path: productPath(product) };
  return headOf(asked, shop, input, {
    type: 'product',
    subject: { kind: 'product', id: product.id },
    product: sharedProduct(product, at, file.currency),
  });
}

const SHARED_AVAILABILITY = { enable: 'in stock', order: 'available for order', disable: 'out of stock' } as const;
const BEST_FIRST = ['enable', 'order', 'disable'] as const;

/** The price is that of the size the page is first shown with: the cheapest that can be bought. */
function sharedProduct(product: Product, at: number, currency: string): NonNullable<Share['product']> {
  const offers = offersOf(product, at);
  const open = offers.filter(({ status }) => status !== 'disable');
  const prices = (open.length > 0 ? open : offers).map(({ price }) => price);
  const statuses = product.sizes.map((size) => sizeStatus(product, size));
  const best = BEST_FIRST.find((one) => statuses.includes(one)) ?? 'disable';
  const status = product.forSale === false ? 'disable' : best;
  return {
    ...(prices.length > 0 ? { price: { amount: toDecimal(Math.min(...prices)), currency } } : {}),
    availability: SHARED_AVAILABILITY[status],
    brand: product.producer.name,
    id: String(product.id),
  };
}
