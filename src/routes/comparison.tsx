import { cardView } from '../catalogue/card.ts';
import type { Product } from '../catalogue/model.ts';
import { COMPARED_COOKIE, COMPARISON_PATH, comparedCookie, comparisonPath, readIds } from '../comparison/address.ts';
import { ComparisonPage } from '../comparison/ComparisonPage.tsx';
import { factRows, hasRoom, inOrder } from '../comparison/model.ts';
import { comparisonTexts } from '../comparison/texts.ts';
import { candidateOf } from '../comparison/view.ts';
import { NO_FILTERS } from '../listing/model.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { cookieIn } from '../ui/browser/cookie.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { pageHead } from './head/pageHead.ts';
import { cardsOf } from './layout/cards.server.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { cardTerms } from './layout/terms.server.ts';
import { redirect } from './outcomes.ts';
import { definePage, type PageRequest, type ViewProps } from './page.ts';
import { postedForm } from './postedForm.server.ts';
import type { ShopServices } from './services.ts';

/** Products that are looked for among those an address names: some may have left the shop. */
const NAMED = 24;
/** Products offered beside those that are compared. */
const CANDIDATES = 6;

/** No room for this product. */
interface Answer {
  wanted: number;
}

/** Products side by side: those of the address, else those that this browser compares. */
export const comparisonPage = definePage({
  path: COMPARISON_PATH,
  type: 'product-compare',
  personal: true,
  load,
  post,
  View,
});

async function load(asked: PageRequest, answer?: Answer) {
  const { shop, url } = asked;
  const ids = inOrder(idsOf(asked), firstIn(url));
  const known = await onSale(shop, ids);
  const found = known.slice(0, shop.shop.comparison.products);
  const t = (key: 'title' | 'sizes' | 'producer') => translate(comparisonTexts, shop.texts, key);
  const here = comparisonPath(found.map(({ id }) => id));
  return {
    head: pageHead(shop, { title: t('title'), description: [], path: COMPARISON_PATH, noindex: true }),
    view: {
      cards: await cardsOf(shop, found),
      notSold: found.filter(({ forSale }) => forSale === false).map(({ id }) => id),
      facts: factRows(found, { sizes: t('sizes'), producer: t('producer') }),
      most: shop.shop.comparison.products,
      gone: ids.length - known.length,
      at: here,
      href: shop.shopUrl + here,
      candidates: await candidates(shop, found),
      wanted: answer && (await candidate(shop, answer.wanted)),
    },
  };
}

/** Products of these that are still in the shop and can be shown, in the order asked for. */
const onSale = async (shop: ShopServices, ids: readonly number[]): Promise<Product[]> =>
  (await shop.catalogue.products(ids)).filter(({ sizes }) => sizes.length > 0);

/** Those that a narrow window is to show: `?left=1001&right=1003`. */
const firstIn = ({ searchParams }: URL): number[] =>
  ['left', 'right'].flatMap((side) => readIds(searchParams.get(side) ?? '', 1));

const idsOf = ({ url, request }: PageRequest): number[] =>
  readIds(url.searchParams.get('ids') ?? cookieIn(request.headers.get('Cookie') ?? '', COMPARED_COOKIE) ?? '', NAMED);

/** What else stands in the category of the first product. */
async function candidates(shop: ShopServices, compared: readonly Product[]) {
  const [first] = compared;
  if (!first) return [];
  const ids = shop.listing.first({
    scope: { kind: 'category', id: first.categoryId },
    filters: NO_FILTERS,
    sort: 'relevance',
    portions: CANDIDATES * 2,
  });
  const others = ids.filter((id) => compared.every((one) => one.id !== id)).slice(0, CANDIDATES);
  return (await cardsOf(shop, await shop.catalogue.products(others))).map(candidateOf);
}

async function candidate(shop: ShopServices, id: number) {
  const product = await shop.catalogue.product(id);
  const card = product && cardView(product, cardTerms(shop));
  return card && candidateOf(card);
}

/** Adds a product, takes one away, or both; the button of a product page sends its whole form here. */
async function post(asked: PageRequest): Promise<Answer> {
  const { shop, request } = asked;
  const form = await postedForm(request);
  const one = (name: string) => readIds(String(form.get(name) ?? ''), 1)[0];
  const go = (ids: readonly number[]) =>
    redirect(comparisonPath(ids), 303, comparedCookie(ids, shop.shopUrl.startsWith('https:')));
  if (form.has('clear')) throw go([]);
  const removed = one('remove');
  const most = shop.shop.comparison.products;
  // What has left the shop takes no place from others, nor does what was taken away.
  const known = (await onSale(shop, idsOf(asked))).map(({ id }) => id);
  const kept = known.filter((id) => id !== removed).slice(0, most);
  const added = one(form.has('compare') ? 'product' : 'add');
  if (added === undefined || kept.includes(added)) throw go(kept);
  if ((await onSale(shop, [added])).length === 0) throw go(kept);
  if (!hasRoom(kept, most)) return { wanted: added };
  throw go([...kept, added]);
}

function View({ data: { view } }: ViewProps<Awaited<ReturnType<typeof load>>, Answer>) {
  const t = useText(comparisonTexts);
  const home = useHomeCrumb();
  return (
    <Wrap>
      <Breadcrumbs items={[home, { name: t('title') }]} />
      <ComparisonPage view={view} />
    </Wrap>
  );
}
