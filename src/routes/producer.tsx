import { producerPath } from '../catalogue/model.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/producer';
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
  const producer = names.producers.find((known) => known.slug === params.slug) ?? notFound();
  const path = producerPath(producer);
  const list = await listData(shop, url, { kind: 'producer', id: producer.id });
  const crumbs = [{ name: producer.name, href: path }];
  return {
    head: headOfList(
      context,
      shop,
      { ...producer, name: translate(routeTexts, shop.texts, 'producerTitle', { name: producer.name }) },
      { path, crumbs, view: list.view, subject: { kind: 'producer', slug: producer.slug } },
    ),
    page: packed({ producer, crumbs, ...list }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function ProducerRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { producer, crumbs, view, cards } = useUnpacked(page);
  return (
    <ListPage
      crumbs={crumbs}
      heading={producer.name}
      lead={producer.lead}
      view={view}
      cards={cards}
      aboutHtml={producer.descriptionHtml}
    />
  );
}
