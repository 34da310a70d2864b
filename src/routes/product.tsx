import { BranchesLink } from '../branches/BranchesLink.tsx';
import { branchesOf, liesIn, openBranches } from '../branches/model.ts';
import { readPart } from '../catalogue/bundleChoice.ts';
import { noticeInHand } from '../catalogue/guarantee/model.ts';
import { categoryPath, type Product, productPath } from '../catalogue/model.ts';
import { CompareButton } from '../comparison/CompareButton.tsx';
import { isGiftCard } from '../giftCards/model.ts';
import { HotspotPlace } from '../hotspots/HotspotPlace.tsx';
import { instalmentProviders } from '../instalments/providers.ts';
import { NO_FILTERS } from '../listing/model.ts';
import { SaveButton } from '../lists/SaveButton.tsx';
import { SaveForm } from '../lists/SaveForm.tsx';
import { opinionsPath, writePath } from '../opinions/address.ts';
import { ProductOpinions } from '../opinions/ProductOpinions.tsx';
import { giftCardTexts } from '../orders/giftCards/texts.ts';
import type { NotifyAnswer } from '../product/backInStock/model.ts';
import { type AskedChoice, buyView } from '../product/buy/buyView.ts';
import type { Returned } from '../product/buy/state/model.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import { alertSizes, priceAlertPath } from '../product/priceAlert/model.ts';
import { PriceAlertLink } from '../product/priceAlert/PriceAlertLink.tsx';
import { isByQuote, questionPath, quotePath } from '../product/subject/model.ts';
import { productView } from '../product/view.ts';
import { productData } from '../product/wire/productData.ts';
import { sizeOf } from '../product/wire/request.ts';
import { sizeItems } from '../product/wire/sizeItem.ts';
import { RecallNote } from '../recalls/RecallNote.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { translate } from '../ui/text.ts';
import { productHead } from './head/heads.server.ts';
import { documentData } from './head/notes.ts';
import { cardsOf } from './layout/cards.server.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { type ProductAsked, productAt } from './layout/subject.server.ts';
import { productTerms } from './layout/terms.server.ts';
import { notFound, redirect } from './outcomes.ts';
import { definePage, type ViewProps } from './page.ts';
import { addByForm, askNotice, readProductForm } from './productAction.server.ts';
import type { ShopServices } from './services.ts';

/** Result of the form without scripts: of „Powiadom mnie” for a choice, or its choices and why it came back. */
interface Answer {
  notified?: NotifyAnswer;
  asked?: AskedChoice;
  returned?: Returned & { asked: AskedChoice };
}

const RELATED = 4;
const NEWEST_OPINIONS = 3;

export const productPage = definePage({
  path: '/produkt/:address',
  type: 'projector',
  load,
  post,
  View,
});

function View({
  data: { crumbs, opinions, alertHref, branchesHref, zones, recall, ...page },
}: ViewProps<Awaited<ReturnType<typeof load>>, Answer>) {
  const home = useHomeCrumb();
  return (
    <Wrap>
      <Breadcrumbs items={[home, ...crumbs, { name: page.view.name }]} />
      {recall !== undefined && <RecallNote id={recall} />}
      <ProductPage
        {...page}
        zones={zones.map(({ zone, seen }) => (
          <HotspotPlace
            key={zone}
            zone={zone}
            seen={seen}
            page="projector"
            product={page.view.id}
            shown={page.related.map(({ id }) => id)}
          />
        ))}
        opinions={<ProductOpinions view={opinions} />}
        belowForm={
          <>
            <SaveButton form="projector_form" />
            <CompareButton form="projector_form" />
            {alertHref !== undefined && <PriceAlertLink href={alertHref} />}
            {branchesHref !== undefined && <BranchesLink href={branchesHref} />}
          </>
        }
      />
      {(page.related.length > 0 || zones.length > 0) && <SaveForm />}
    </Wrap>
  );
}

async function load(asked: ProductAsked, answer: Answer = {}) {
  const { shop, params, url } = asked;
  const product = await productAt(shop, params.address);
  if (`/produkt/${params.address}` !== productPath(product)) throw redirect(productPath(product) + url.search, 301);
  const [versions, parts, related, names, written] = await Promise.all([
    product.group === undefined ? [] : shop.catalogue.versionsOf(product.group),
    shop.catalogue.products((product.bundle ?? []).map((part) => part.product)),
    relatedCards(shop, product),
    shop.catalogue.names(),
    shop.opinions.newest(product.id, NEWEST_OPINIONS),
  ]);
  const { notified, returned } = answer;
  const terms = productTerms(asked, parts);
  const choice = returned?.asked ?? answer.asked ?? choiceIn(url.searchParams);
  const size = sizeOf(product, choice.size, terms.at) ?? notFound();
  const lending = { company: shop.shop.company.name, providers: instalmentProviders(shop.shop) };
  const contactHref = (isByQuote(product) ? quotePath : questionPath)(product);
  const files = shop.files.uploads.rules;
  const cards = shop.giftCards.rules;
  const sizesAre = isGiftCard(cards, product) ? translate(giftCardTexts, shop.texts, 'value') : undefined;
  const items = sizeItems(product, terms);
  const buy =
    buyView({ product, versions, terms, asked: choice, items, contactHref, lending, files, sizesAre }) ?? notFound();
  documentData(asked, 'product_data', () => productData(product, terms, items));
  const category = names.categories.byId(product.categoryId);
  const categories = [...names.categories.ancestorsOf(product.categoryId), ...(category ? [category] : [])];
  return {
    head: productHead(asked, shop, { product, versions, categories, opinions: written }),
    view: productView(product, size, noticeInHand(shop.law.notices)),
    buy: { view: buy, notified, returned },
    related,
    recall: shop.recalls.find(({ products }) => products.includes(product.id))?.id,
    zones: shop.hotspots.on('projector', url.pathname),
    alertHref: alertSizes(product, terms, cards).length > 0 ? priceAlertPath(product) : undefined,
    branchesHref: liesIn(openBranches(shop.shop), product) ? branchesOf(product) : undefined,
    opinions: {
      ...written,
      allHref: opinionsPath(product),
      writeHref: writePath(product),
      shop: shop.shop.name,
    },
    crumbs: categories.map((step) => ({ name: step.name, href: categoryPath(step) })),
  };
}

/** Form without scripts: „Powiadom mnie”, and adding with files. The page shows the result. */
async function post(asked: ProductAsked): Promise<Answer> {
  const { id, personalisation } = await productAt(asked.shop, asked.params.address);
  const read = await readProductForm(asked);
  if (read.fields.get('intent') === 'notify') {
    return { notified: await askNotice(read.fields, id, asked), asked: choiceIn(read.fields) };
  }
  return { returned: { ...(await addByForm(read, personalisation, asked)), asked: choiceIn(read.fields) } };
}

/** Choice in the address (`server/cache/whichPages.ts` knows the same names). */
function choiceIn(query: URLSearchParams | FormData): AskedChoice {
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
  const inCategory = shop.listing.first({
    scope: { kind: 'category', id: product.categoryId },
    filters: NO_FILTERS,
    sort: 'relevance',
    portions: RELATED * 4,
  });
  const ids = [...new Set([...product.related, ...inCategory])].filter((id) => id !== product.id);
  const products = await shop.catalogue.products(ids.slice(0, RELATED * 4));
  const others = products.filter((other) => other.group === undefined || other.group !== product.group);
  return cardsOf(shop, others.slice(0, RELATED));
}
