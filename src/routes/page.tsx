import { ContentPage } from '../content/ContentPage.tsx';
import type { Page } from '../content/model.ts';
import type { Route } from './+types/page';
import { services } from './context.server.ts';
import { pageOfWordsHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { notFound } from './layout/notFound.ts';
import { packed, useUnpacked } from './layout/packed.ts';
import { pageTile } from './layout/sections.server.ts';

export const handle: PageHandle = { pageType: 'text' };

export function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(services);
  const { content } = shop;
  const page = content.page(params.slug) ?? notFound();
  const parent = page.parent === undefined ? undefined : content.page(page.parent);
  return {
    head: pageOfWordsHead(context, shop, page, parent),
    page: packed({
      page,
      episodes: episodesOf(content.pages, page).map(pageTile),
      ...(parent ? { parent: { href: `/strona/${parent.slug}`, title: parent.title } } : {}),
    }),
  };
}

/** Pages under a page, the newest first. */
const episodesOf = (pages: readonly Page[], page: Page) =>
  pages.filter((other) => other.parent === page.slug).sort((a, b) => (b.updated ?? '').localeCompare(a.updated ?? ''));

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  const { page, parent, episodes } = useUnpacked(loaderData.page);
  return <ContentPage page={page} parent={parent} episodes={episodes} />;
}
