import { seriesPath } from '../catalogue/model.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/series';
import { services } from './context.server.ts';
import type { PageHandle } from './layout/handle.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { title } from './layout/meta.ts';
import { notFound } from './layout/notFound.ts';
import { routeTexts } from './texts.ts';

export const handle: PageHandle = { pageType: 'search' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(services);
  const names = await shop.catalogue.names();
  const series = names.series.find((known) => known.slug === params.slug) ?? notFound();
  return {
    shopName: shop.shop.name,
    series,
    title: translate(routeTexts, shop.texts, 'seriesTitle', { name: series.name }),
    ...(await listData(shop, url, { kind: 'series', id: series.id })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? title(loaderData.title, loaderData.shopName, loaderData.series.lead) : [];

export default function SeriesRoute({ loaderData: { series, view, cards } }: Route.ComponentProps) {
  return (
    <ListPage
      crumbs={[{ name: series.name, href: seriesPath(series) }]}
      heading={series.name}
      lead={series.lead}
      view={view}
      cards={cards}
      aboutHtml={series.descriptionHtml}
    />
  );
}
