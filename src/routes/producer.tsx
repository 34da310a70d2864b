import { producerPath } from '../catalogue/model.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/producer';
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
  const producer = names.producers.find((known) => known.slug === params.slug) ?? notFound();
  return {
    shopName: shop.shop.name,
    producer,
    title: translate(routeTexts, shop.texts, 'producerTitle', { name: producer.name }),
    ...(await listData(shop, url, { kind: 'producer', id: producer.id })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? title(loaderData.title, loaderData.shopName, loaderData.producer.lead) : [];

export default function ProducerRoute({ loaderData: { producer, view, cards } }: Route.ComponentProps) {
  return (
    <ListPage
      crumbs={[{ name: producer.name, href: producerPath(producer) }]}
      heading={producer.name}
      lead={producer.lead}
      view={view}
      cards={cards}
      aboutHtml={producer.descriptionHtml}
    />
  );
}
