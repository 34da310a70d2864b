import { categoryPath } from '../catalogue/model.ts';
import { SubcategoryNav } from '../content/SubcategoryNav.tsx';
import { WideTile } from '../content/WideTile.tsx';
import { headOfList } from './head/heads.server.ts';
import { ListPage } from './layout/ListPage.tsx';
import { listData } from './layout/list.server.ts';
import { listPlace } from './layout/listPlace.ts';
import { notFound } from './outcomes.ts';
import { definePage } from './page.ts';

export const categoryPage = definePage({
  path: '/kategoria/:slug',
  type: 'search',
  place: listPlace,
  async load(asked) {
    const { shop, params, url } = asked;
    const { categories } = await shop.catalogue.names();
    const category = categories.bySlug(params.slug) ?? notFound();
    const counts = shop.listing.countByCategory();
    const ancestors = categories.ancestorsOf(category.id);
    // A leaf shows its neighbours: the shelf beside is one step away.
    const parent = categories.childrenOf(category.id).length > 0 ? category : (ancestors.at(-1) ?? category);
    const family = [parent, ...categories.childrenOf(parent.id)];
    const path = categoryPath(category);
    const crumbs = [...ancestors, category].map((step) => ({ name: step.name, href: categoryPath(step) }));
    const list = await listData(shop, url, { kind: 'category', id: category.id });
    const subject = { kind: 'category', slug: category.slug } as const;
    return {
      head: headOfList(asked, shop, category, { path, crumbs, view: list.view, subject }),
      category,
      path,
      parent: parent.name,
      crumbs,
      subcategories: family
        .map((member) => ({ href: categoryPath(member), name: member.name, count: counts.get(member.id) ?? 0 }))
        .filter((member) => member.count > 0),
      tile: shop.content.tiles.find((tile) => tile.category === category.slug),
      ...list,
    };
  },
  View({ data: { category, path, parent, crumbs, subcategories, tile, view, cards, zones } }) {
    const plain = view.choices.length === 0 && view.address.counter === 0;
    return (
      <ListPage
        crumbs={crumbs}
        heading={category.name}
        lead={category.lead}
        view={view}
        cards={cards}
        zones={zones}
        tile={tile && plain ? { after: tile.after, content: <WideTile tile={tile} /> } : undefined}
        aboutHtml={category.descriptionHtml}
      >
        {subcategories.length > 1 && <SubcategoryNav parent={parent} current={path} items={subcategories} />}
      </ListPage>
    );
  },
});
