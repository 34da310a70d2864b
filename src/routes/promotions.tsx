import { translate } from '../ui/text.ts';
import type { Route } from './+types/promotions';
import { services } from './context.server.ts';
import { headOfList } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { packed, useUnpacked } from './layout/packed.ts';
import { routeTexts } from './texts.ts';

export const handle: PageHandle = { pageType: 'search' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(services);
  const heading = translate(routeTexts, shop.texts, 'promotions');
  const lead = translate(routeTexts, shop.texts, 'promotionsLead');
  const list = await listData(shop, url, { kind: 'promotion' });
  const crumbs = [{ name: heading }];
  const head = headOfList(
    context,
    shop,
    { name: heading, lead },
    { path: '/promocje', crumbs, view: list.view, subject: { kind: 'shop' } },
  );
  return { head, page: packed({ heading, lead, crumbs, ...list }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function PromotionsRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { heading, lead, crumbs, view, cards } = useUnpacked(page);
  return <ListPage crumbs={crumbs} heading={heading} lead={lead} view={view} cards={cards} />;
}
