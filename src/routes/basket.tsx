import basketPageIsland from '../basket/page/basketPage.island.tsx';
import type { ShownAnswer } from '../basket/page/live.ts';
import { BASKET_PATH } from '../basket/path.ts';
import { basketTexts } from '../basket/texts.ts';
import { ShelfSection } from '../content/main/ShelfSection.tsx';
import { HotspotPlaces } from '../hotspots/HotspotPlaces.tsx';
import { ORDER_PATH } from '../orders/path.ts';
import { Island } from '../ui/islands/Island.tsx';
import { translate } from '../ui/text.ts';
import { addressAnswer, changeAnswer } from './basketAnswer.server.ts';
import { basketInstalments } from './basketInstalments.server.ts';
import { pageHead } from './head/pageHead.ts';
import { cheapShelf } from './layout/cheapShelf.server.ts';
import { definePage } from './page.ts';

const SIGN_IN = `/logowanie?dalej=${encodeURIComponent(BASKET_PATH)}`;

export const basketPage = definePage({
  path: BASKET_PATH,
  type: 'basketedit',
  personal: true,
  async load({ shop, visit, url, live }, sent: ShownAnswer | undefined) {
    const basket = await shop.baskets.visited(visit);
    const title = translate(basketTexts, shop.texts, 'title');
    // A script has the answer beside the data.
    const drawn = live ? undefined : sent;
    const answer = drawn ?? (await addressAnswer(shop, url.searchParams, basket, visit));
    const head = pageHead(shop, {
      // What came of the form is the first that is read out of a page that was made anew.
      title: answer ? `${answer.title} ${title}` : title,
      description: [],
      path: BASKET_PATH,
      noindex: true,
    });
    const { name: company } = shop.shop.company;
    const instalments = { company, told: basketInstalments(basket, shop.shop) };
    // It stays as it was while the page does.
    const zones = live || basket.lines.length === 0 ? [] : shop.hotspots.on('basketedit', url.pathname);
    const shelf = live || zones.length > 0 ? undefined : await cheapShelf(shop, basket);
    return { basket, answer, head, way: { href: ORDER_PATH, signIn: SIGN_IN }, instalments, shelf, zones };
  },
  /** Changes the basket, and adds what the form of a product page asks for (`mode=1`). */
  post: changeAnswer,
  View: ({ data: { head: _, shelf, zones, ...shown } }) => (
    <>
      <Island of={basketPageIsland} props={shown} />
      <HotspotPlaces zones={zones} page="basketedit" shown={shown.basket.lines.map(({ product }) => product)} />
      {shelf && <ShelfSection view={shelf} />}
    </>
  ),
});
