import { readSocialPath } from '../../pictures/og/address.ts';
import type { SocialFacts } from '../../pictures/og/wire.server.ts';
import type { OpenShop } from '../open/shop.ts';

/** Content of the social picture at a path; undefined when the shop has no such thing. Never a price: it changes. */
export async function socialFacts(path: string, shop: OpenShop): Promise<SocialFacts | undefined> {
  const subject = readSocialPath(path);
  const shopName = shop.file.name;
  if (!subject) return undefined;
  switch (subject.kind) {
    case 'shop': {
      const { title, sections } = shop.content.main;
      const hero = sections.find((section) => section.kind === 'hero');
      return { shopName, heading: title || shopName, picture: hero?.picture };
    }
    case 'product': {
      const product = await shop.catalogue.product(subject.id);
      if (!product) return undefined;
      const heading = [product.name, product.version].filter(Boolean).join(', ');
      return { shopName, heading, picture: product.pictures[0] };
    }
    case 'page': {
      const page = shop.content.page(subject.slug);
      return page && { shopName, heading: page.title, picture: page.picture };
    }
    default: {
      const { categories, producers, series } = await shop.catalogue.names();
      const bySlug = (all: typeof producers | typeof series) => all.find(({ slug }) => slug === subject.slug);
      const found =
        subject.kind === 'category'
          ? categories.bySlug(subject.slug)
          : bySlug(subject.kind === 'producer' ? producers : series);
      return found && { shopName, heading: found.name, picture: found.picture };
    }
  }
}
