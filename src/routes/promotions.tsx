import { translate } from '../ui/text.ts';
import type { Route } from './+types/promotions';
import { services } from './context.server.ts';
import type { PageHandle } from './layout/handle.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { title } from './layout/meta.ts';
import { routeTexts } from './texts.ts';

export const handle: PageHandle = { pageType: 'search' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(services);
  return {
    shopName: shop.shop.name,
    heading: translate(routeTexts, shop.texts, 'promotions'),
    lead: translate(routeTexts, shop.texts, 'promotionsLead'),
    ...(await listData(shop, url, { kind: 'promotion' })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? title(loaderData.heading, loaderData.shopName, loaderData.lead) : [];

export default function PromotionsRoute({ loaderData: { heading, lead, view, cards } }: Route.ComponentProps) {
  return <ListPage crumbs={[{ name: heading }]} heading={heading} lead={lead} view={view} cards={cards} />;
}
