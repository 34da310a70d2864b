import { categoryPath } from '../../catalogue/model.ts';
import { destinations } from '../../delivery/methods.ts';
import type { Language } from '../../kit/language.ts';
import type { ShopServices } from '../services.ts';

/** Frame of every page, the same for every visitor. */
export async function chrome(services: ShopServices) {
  const { shop, content, catalogue, delivery, texts, speech, rates, rate, themeHref, themeColours } = services;
  const others: readonly Language[] = speech ? ['pl'] : shop.languages;
  const { categories } = await catalogue.names();
  const chosen = content.menu.header.flatMap((slug) => categories.bySlug(slug) ?? []);
  const roots = chosen.length > 0 ? chosen : categories.roots;
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
    menu: roots.map((root) => ({
      href: categoryPath(root),
      name: root.name,
      children: categories.childrenOf(root.id).map((child) => ({ href: categoryPath(child), name: child.name })),
    })),
  };
}

export type Chrome = Awaited<ReturnType<typeof chrome>>;
