import type { CategoryTree } from '../../catalogue/categoryTree.ts';
import { type Category, categoryPath } from '../../catalogue/model.ts';
import type { MenuRoot } from '../../content/menu.ts';
import { destinations } from '../../delivery/methods.ts';
import type { Language } from '../../kit/language.ts';
import type { ShopServices } from '../services.ts';

/** Menus of one state of the catalogue, by the roots that the merchant names: the same object as long as they stay. */
const known = new WeakMap<CategoryTree, Map<string, readonly MenuRoot[]>>();

function menuOf(categories: CategoryTree, named: readonly string[]): readonly MenuRoot[] {
  const menus = known.get(categories) ?? new Map<string, readonly MenuRoot[]>();
  known.set(categories, menus);
  const key = named.join(' ');
  const menu = menus.get(key) ?? newMenu(categories, named);
  menus.set(key, menu);
  return menu;
}

const linkOf = (category: Category) => ({ href: categoryPath(category), name: category.name });

function newMenu(categories: CategoryTree, named: readonly string[]): MenuRoot[] {
  const chosen = named.flatMap((slug) => categories.bySlug(slug) ?? []);
  const roots = chosen.length > 0 ? chosen : categories.roots;
  return roots.map((root) => ({ ...linkOf(root), children: categories.childrenOf(root.id).map(linkOf) }));
}

/** Frame of every page, the same for every visitor. */
export async function chrome(services: ShopServices) {
  const { shop, content, catalogue, delivery, texts, speech, rates, rate, themeHref, themeColours } = services;
  const others: readonly Language[] = speech ? ['pl'] : shop.languages;
  const { categories } = await catalogue.names();
  return {
    name: shop.name,
    tagline: shop.tagline,
    currency: shop.currency,
    currencies: { home: shop.currency, others: [...rates.values()].map(({ code }) => code), chosen: rate?.code },
    countries: destinations(delivery.methods),
    languages: others,
    language: speech?.language,
    net: shop.price_type === 'net',
    company: shop.company,
    search: { letters: shop.search.letters, pauseMs: shop.search.pause_ms },
    texts,
    themeHref,
    themeColours,
    menu: menuOf(categories, content.menu.header),
  };
}

export type Chrome = Awaited<ReturnType<typeof chrome>>;
