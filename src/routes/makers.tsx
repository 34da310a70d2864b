import { producerPath, seriesPath } from '../catalogue/model.ts';
import { translate } from '../ui/text.ts';
import { headOfList } from './head/heads.server.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { listPlace } from './layout/listPlace.ts';
import { notFound } from './outcomes.ts';
import { definePage } from './page.ts';
import { routeTexts } from './texts.ts';

/** Page of one producer's products. */
export const producerPage = definePage({
  path: '/producent/:slug',
  type: 'search',
  place: listPlace,
  async load(asked) {
    const { shop, params, url } = asked;
    const { producers } = await shop.catalogue.names();
    const producer = producers.find((known) => known.slug === params.slug) ?? notFound();
    const path = producerPath(producer);
    const list = await listData(shop, url, { kind: 'producer', id: producer.id });
    const crumbs = [{ name: producer.name, href: path }];
    const about = { ...producer, name: translate(routeTexts, shop.texts, 'producerTitle', { name: producer.name }) };
    const subject = { kind: 'producer', slug: producer.slug } as const;
    return {
      head: headOfList(asked, shop, about, { path, crumbs, view: list.view, subject }),
      about: producer,
      crumbs,
      ...list,
    };
  },
  View: ({ data: { about, crumbs, view, cards } }) => (
    <ListPage
      crumbs={crumbs}
      heading={about.name}
      lead={about.lead}
      view={view}
      cards={cards}
      aboutHtml={about.descriptionHtml}
    />
  ),
});

/** The products of one series. */
export const seriesPage = definePage({
  path: '/seria/:slug',
  type: 'search',
  place: listPlace,
  async load(asked) {
    const { shop, params, url } = asked;
    const names = await shop.catalogue.names();
    const series = names.series.find((known) => known.slug === params.slug) ?? notFound();
    const path = seriesPath(series);
    const list = await listData(shop, url, { kind: 'series', id: series.id });
    const crumbs = [{ name: series.name, href: path }];
    const about = { ...series, name: translate(routeTexts, shop.texts, 'seriesTitle', { name: series.name }) };
    const subject = { kind: 'series', slug: series.slug } as const;
    return {
      head: headOfList(asked, shop, about, { path, crumbs, view: list.view, subject }),
      about: series,
      crumbs,
      ...list,
    };
  },
  View: ({ data: { about, crumbs, view, cards } }) => (
    <ListPage
      crumbs={crumbs}
      heading={about.name}
      lead={about.lead}
      view={view}
      cards={cards}
      aboutHtml={about.descriptionHtml}
    />
  ),
});
