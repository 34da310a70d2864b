import type { ComponentProps } from 'react';
import { producerPath, type Series, seriesPath } from '../catalogue/model.ts';
import { translate } from '../ui/text.ts';
import { headOfList } from './head/heads.server.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { listPlace } from './layout/listPlace.ts';
import { notFound } from './outcomes.ts';
import { definePage, type Loaded } from './page.ts';
import { routeTexts } from './texts.ts';

const makers = {
  producer: { path: '/producent/:slug', all: 'producers', addressOf: producerPath, title: 'producerTitle' },
  series: { path: '/seria/:slug', all: 'series', addressOf: seriesPath, title: 'seriesTitle' },
} as const;

type Made = Loaded & Pick<ComponentProps<typeof ListPage>, 'crumbs' | 'view' | 'cards' | 'zones'> & { about: Series };

const MakerList = ({ data: { about, crumbs, view, cards, zones } }: { data: Made }) => (
  <ListPage
    crumbs={crumbs}
    heading={about.name}
    lead={about.lead}
    view={view}
    cards={cards}
    zones={zones}
    aboutHtml={about.descriptionHtml}
  />
);

/** Page of the products of one producer, or of one series. */
function makerPage(kind: keyof typeof makers) {
  const { path: pattern, all, addressOf, title } = makers[kind];
  return definePage<typeof pattern, Made>({
    path: pattern,
    type: 'search',
    place: listPlace,
    async load(asked) {
      const { shop, params, url } = asked;
      const known = (await shop.catalogue.names())[all];
      const about = known.find(({ slug }) => slug === params.slug) ?? notFound();
      const path = addressOf(about);
      const list = await listData(shop, url, { kind, id: about.id });
      const crumbs = [{ name: about.name, href: path }];
      const named = { ...about, name: translate(routeTexts, shop.texts, title, { name: about.name }) };
      const subject = { kind, slug: about.slug };
      return {
        head: headOfList(asked, shop, named, { path, crumbs, view: list.view, subject }),
        about,
        crumbs,
        ...list,
      };
    },
    View: MakerList,
  });
}

export const producerPage = makerPage('producer');
export const seriesPage = makerPage('series');
