import { ContentPage } from '../content/ContentPage.tsx';
import type { Page } from '../content/model.ts';
import { HotspotPlaces } from '../hotspots/HotspotPlaces.tsx';
import { SaveForm } from '../lists/SaveForm.tsx';
import { pageOfWordsHead } from './head/heads.server.ts';
import { pageTile, pointsOf } from './layout/sections.server.ts';
import { notFound } from './outcomes.ts';
import { definePage } from './page.ts';

/** Pages under a page, the newest first. */
const episodesOf = (pages: readonly Page[], page: Page) =>
  pages.filter((other) => other.parent === page.slug).sort((a, b) => (b.updated ?? '').localeCompare(a.updated ?? ''));

/** A page of words, written in Markdown. */
export const textPage = definePage({
  path: '/strona/:slug',
  type: 'text',
  async load(asked) {
    const { shop, params, url } = asked;
    const { content } = shop;
    const page = content.page(params.slug) ?? notFound();
    const parent = page.parent === undefined ? undefined : content.page(page.parent);
    return {
      head: pageOfWordsHead(asked, shop, page, parent),
      page,
      episodes: episodesOf(content.pages, page).map(pageTile),
      points: await pointsOf(shop, page),
      zones: shop.hotspots.on('text', url.pathname),
      parent: parent && { href: `/strona/${parent.slug}`, title: parent.title },
    };
  },
  View: ({ data: { page, parent, episodes, points, zones } }) => (
    <>
      <ContentPage page={page} parent={parent} episodes={episodes} points={points} />
      <HotspotPlaces zones={zones} page="text" />
      {zones.length > 0 && <SaveForm />}
    </>
  ),
});
