import type { CardView } from '../../catalogue/card.ts';
import { categoryPath } from '../../catalogue/model.ts';
import type { MainSectionView, PageTile, PointView } from '../../content/main/views.ts';
import { type Page, type PicturePoint, pagePath, type Section } from '../../content/model.ts';
import { pagePoints, pointClass } from '../../content/pointStyles.ts';
import type { ShopServices } from '../services.ts';
import { cardsOf } from './cards.server.ts';

/** Sections of the main page with their products, categories and pages looked up; missing ones are left out. */
export async function mainSections(shop: ShopServices): Promise<MainSectionView[]> {
  const { sections } = shop.content.main;
  const shelves = await Promise.all(sections.map((section) => shelfIds(shop, section)));
  const named = sections.flatMap((section, n) => [...productsIn(section), ...(shelves[n] ?? [])]);
  const cards = await cardsById(shop, [...new Set(named)]);
  const { categories } = await shop.catalogue.names();
  const counts = shop.listing.isOpen ? shop.listing.countByCategory() : undefined;
  return sections.flatMap((section, n): MainSectionView[] => {
    switch (section.kind) {
      case 'hero': {
        const points = pointViews(section.points, n, cards);
        const { heading, lead, picture, words } = section;
        return [{ kind: 'hero', heading, lead, picture, words, points }];
      }
      case 'index': {
        const items = section.categories.flatMap((slug) => {
          const category = categories.bySlug(slug);
          if (!category) return [];
          const { picture } = category;
          const counted = counts && { count: counts.get(category.id) ?? 0 };
          return [{ href: categoryPath(category), name: category.name, ...counted, ...(picture ? { picture } : {}) }];
        });
        return items.length > 0 ? [{ kind: 'index', heading: section.heading, items }] : [];
      }
      case 'shelf': {
        const shown = (shelves[n] ?? []).flatMap((id) => cards.get(id) ?? []);
        return shown.length > 0 ? [{ kind: 'shelf', heading: section.heading, cards: shown, more: section.more }] : [];
      }
      case 'promoted': {
        const card = cards.get(section.product);
        const { label, text, link_label, picture } = section;
        return card
          ? [{ kind: 'promoted', label, card, text, linkLabel: link_label, ...(picture ? { picture } : {}) }]
          : [];
      }
      case 'notebook': {
        const pages = section.pages.flatMap((slug) => shop.content.page(slug) ?? []);
        return pages.length > 0
          ? [{ kind: 'notebook', heading: section.heading, pages: pages.map(pageTile), more: section.more }]
          : [];
      }
      default:
        return [section];
    }
  });
}

/** Points whose products can be shown; `place` is that of their picture (`content/pointStyles.ts`). */
const pointViews = (
  points: readonly PicturePoint[],
  place: number | string,
  cards: ReadonlyMap<number, CardView>,
): PointView[] =>
  points.flatMap(({ product, x, y }, n) => {
    const card = cards.get(product);
    return card ? [{ className: pointClass(place, n), card, x, y }] : [];
  });

/** Points of the picture of a page of words. */
export async function pointsOf(shop: ShopServices, page: Page): Promise<PointView[]> {
  const cards = await cardsById(
    shop,
    page.points.map(({ product }) => product),
  );
  return pointViews(page.points, pagePoints(page), cards);
}

export function pageTile(page: Page): PageTile {
  return {
    href: pagePath(page),
    title: page.title,
    ...(page.lead === undefined ? {} : { lead: page.lead }),
    ...(page.kicker === undefined ? {} : { kicker: page.kicker }),
    ...(page.picture ? { picture: page.picture } : {}),
  };
}

async function shelfIds(shop: ShopServices, section: Section): Promise<readonly number[]> {
  if (section.kind !== 'shelf') return [];
  if (section.products === 'new') return shop.listing.newest(section.count);
  if (section.products === 'promotion') return shop.listing.reduced(section.count);
  return section.products;
}

function productsIn(section: Section): number[] {
  if (section.kind === 'hero') return section.points.map((point) => point.product);
  return section.kind === 'promoted' ? [section.product] : [];
}

async function cardsById(shop: ShopServices, ids: readonly number[]): Promise<Map<number, CardView>> {
  const cards = await cardsOf(shop, await shop.catalogue.products(ids));
  return new Map(cards.map((card) => [card.id, card]));
}
