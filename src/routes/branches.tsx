import { BranchesPage } from '../branches/BranchesPage.tsx';
import { BranchMapPlace } from '../branches/BranchesShort.tsx';
import { findBranches, LONGEST_WHERE, WHERE_PARAM } from '../branches/find.ts';
import { branchNodes } from '../branches/jsonLd.ts';
import { openBranches, PRODUCT_PARAM } from '../branches/model.ts';
import { BRANCHES_PATH } from '../branches/path.ts';
import { branchTexts } from '../branches/texts.ts';
import { branchView } from '../branches/view.ts';
import { productPath } from '../catalogue/model.ts';
import { pickupTexts } from '../delivery/points/texts.ts';
import { tilesOf } from '../map/tiles.ts';
import { type Translate, translate } from '../ui/text.ts';
import { describePage } from './head/notes.ts';
import { pageHead } from './head/pageHead.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { definePage } from './page.ts';

/** The shop's own stores; with `?produkt=` what lies there of a product, with `?gdzie=` those of a place. */
export const branchesPage = definePage({
  path: BRANCHES_PATH,
  type: 'stocks',
  async load(asked) {
    const { shop, url } = asked;
    const { texts } = shop;
    const t: Translate<typeof branchTexts.values> = (key, ...args) => translate(branchTexts, texts, key, ...args);
    const hours: Translate<typeof pickupTexts.values> = (key, ...args) => translate(pickupTexts, texts, key, ...args);
    const branches = openBranches(shop.shop);
    const id = /^\d{1,15}$/.exec(url.searchParams.get(PRODUCT_PARAM) ?? '')?.[0];
    const product = id === undefined ? undefined : await shop.catalogue.product(Number(id));
    const at = shop.clock();
    const typed = (url.searchParams.get(WHERE_PARAM) ?? '').trim().slice(0, LONGEST_WHERE);
    const found = typed === '' ? undefined : findBranches(branches, typed, at);
    const shown = found?.length ? found : branches;
    describePage(asked, () => branchNodes(branches, { url: shop.shopUrl, name: shop.shop.name }));
    return {
      head: pageHead(shop, { title: t('title'), description: [t('lead')], path: BRANCHES_PATH }),
      branches: shown.map((branch) => branchView({ branch: t, hours }, branch, at, product)),
      tiles: tilesOf(shop.shop),
      // One store is found without looking for it.
      ...(branches.length > 1 ? { search: { typed, found: found?.length, product: product?.id } } : {}),
      ...(product ? { product: { name: product.name, href: productPath(product) } } : {}),
    };
  },
  View: ({ data: { branches, tiles, product, search } }) => (
    <BranchesPage
      branches={branches}
      product={product}
      home={useHomeCrumb()}
      search={search}
      map={<BranchMapPlace branches={branches} tiles={tiles} />}
    />
  ),
});
