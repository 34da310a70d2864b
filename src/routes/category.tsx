import { categoryPath } from '../catalogue/model.ts';
import { SubcategoryNav } from '../content/SubcategoryNav.tsx';
import { WideTile } from '../content/WideTile.tsx';
import type { Route } from './+types/category';
import { services } from './context.server.ts';
import { headOfList } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { notFound } from './layout/notFound.ts';
import { packed, useUnpacked } from './layout/packed.ts';

export const handle: PageHandle = { pageType: 'search' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(services);
  const { categories } = await shop.catalogue.names();
  const category = categories.bySlug(params.slug) ?? notFound();
  const counts = shop.listing.countByCategory();
  const ancestors = categories.ancestorsOf(category.id);
  // A leaf shows its neighbours: the shelf beside is one step away.
  const parent = categories.childrenOf(category.id).length > 0 ? category : (ancestors.at(-1) ?? category);
  const family = [parent, ...categories.childrenOf(parent.id)];
  const crumbs = [...ancestors, category].map((step) => ({ name: step.name, href: categoryPath(step) }));
  const list = await listData(shop, url, { kind: 'category', id: category.id });
  return {
    head: headOfList(context, shop, category, {
      path: categoryPath(category),
      crumbs,
      view: list.view,
      subject: { kind: 'category', slug: category.slug },
    }),
    page: packed({
      category: {
        name: category.name,
        lead: category.lead,
        descriptionHtml: category.descriptionHtml,
        path: categoryPath(category),
      },
      parent: parent.name,
      crumbs,
      subcategories: family
        .map((member) => ({ href: categoryPath(member), name: member.name, count: counts.get(member.id) ?? 0 }))
        .filter((member) => member.count > 0),
      tile: shop.content.tiles.find((tile) => tile.category === category.slug),
      ...list,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { category, parent, crumbs, subcategories, tile, view, cards } = useUnpacked(loaderData.page);
  const plain = view.choices.length === 0 && view.address.counter === 0;
  return (
    <ListPage
      crumbs={crumbs}
      heading={category.name}
      lead={category.lead}
      view={view}
      cards={cards}
      tile={tile && plain ? { after: tile.after, content: <WideTile tile={tile} /> } : undefined}
      aboutHtml={category.descriptionHtml}
    >
      {subcategories.length > 1 && <SubcategoryNav parent={parent} current={category.path} items={subcategories} />}
    </ListPage>
  );
}
