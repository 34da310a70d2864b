import { seriesPath } from '../catalogue/model.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/series';
import { services } from './context.server.ts';
import { headOfList } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { notFound } from './layout/notFound.ts';
import { packed, useUnpacked } from './layout/packed.ts';
import { routeTexts } from './texts.ts';

export const handle: PageHandle = { pageType: 'search' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(services);
  const names = await shop.catalogue.names();
  const series = names.series.find((known) => known.slug === params.slug) ?? notFound();
  const path = seriesPath(series);
  const list = await listData(shop, url, { kind: 'series', id: series.id });
  const crumbs = [{ name: series.name, href: path }];
  return {
    head: headOfList(
      context,
      shop,
      { ...series, name: translate(routeTexts, shop.texts, 'seriesTitle', { name: series.name }) },
      { path, crumbs, view: list.view, subject: { kind: 'series', slug: series.slug } },
    ),
    page: packed({ series, crumbs, ...list }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function SeriesRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { series, crumbs, view, cards } = useUnpacked(page);
  return (
    <ListPage
      crumbs={crumbs}
      heading={series.name}
      lead={series.lead}
      view={view}
      cards={cards}
      aboutHtml={series.descriptionHtml}
    />
  );
}
