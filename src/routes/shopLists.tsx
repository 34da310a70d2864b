import { newSince } from '../catalogue/zones.ts';
import type { ListScope } from '../listing/model.ts';
import { translate } from '../ui/text.ts';
import { headOfList } from './head/heads.server.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { listPlace } from './layout/listPlace.ts';
import { definePage, type PageRequest, type ViewProps } from './page.ts';
import { routeTexts } from './texts.ts';

/** A list of the whole shop under words of its own. */
async function loadList(asked: PageRequest, name: 'newest' | 'promotions', path: string, scope: ListScope) {
  const { shop, url } = asked;
  const heading = translate(routeTexts, shop.texts, name);
  const lead = translate(routeTexts, shop.texts, `${name}Lead`);
  const list = await listData(shop, url, scope);
  const crumbs = [{ name: heading }];
  const head = headOfList(
    asked,
    shop,
    { name: heading, lead },
    { path, crumbs, view: list.view, subject: { kind: 'shop' } },
  );
  return { head, heading, lead, crumbs, ...list };
}

const View = ({ data }: ViewProps<Awaited<ReturnType<typeof loadList>>, never>) => (
  <ListPage
    crumbs={data.crumbs}
    heading={data.heading}
    lead={data.lead}
    view={data.view}
    cards={data.cards}
    zones={data.zones}
  />
);

const NEWEST_PATH = '/nowosci';
const PROMOTIONS_PATH = '/promocje';

export const newestPage = definePage({
  path: NEWEST_PATH,
  type: 'search',
  place: listPlace,
  load: (asked) => {
    const { clock, shop } = asked.shop;
    const since = newSince({ at: clock(), newDays: shop.listing.new_days });
    return loadList(asked, 'newest', NEWEST_PATH, { kind: 'new', since });
  },
  View,
});

export const promotionsPage = definePage({
  path: PROMOTIONS_PATH,
  type: 'search',
  place: listPlace,
  load: (asked) => loadList(asked, 'promotions', PROMOTIONS_PATH, { kind: 'promotion' }),
  View,
});
