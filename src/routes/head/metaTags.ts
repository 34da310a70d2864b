import type { MetaDescriptor } from 'react-router';
import type { HeadPicture, PageHead } from './pageHead.ts';

/** What stands in the head for a page's data, on the server and after a change of page in the browser. */
export function metaTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, canonical, noindex, share } = head;
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates([{ language: 'pl', url: canonical }]),
    property('og:type', share.type),
    property('og:site_name', share.siteName),
    property('og:locale', 'pl_PL'),
    property('og:title', share.title),
    property('og:description', description),
    property('og:url', canonical),
    ...(share.picture ? pictureTags(share.picture) : []),
    ...(share.product ? productTags(share.product) : []),
    ...(share.modified === undefined ? [] : [property('article:modified_time', share.modified)]),
    { name: 'twitter:card', content: share.picture && share.picture.width >= 600 ? 'summary_large_image' : 'summary' },
  ];
}

/**
 * The same page in the languages of the shop; `x-default` is the first. With one language there is nothing to choose
 * from, and search engines want no mark of it.
 */
export function alternates(languages: readonly { language: string; url: string }[]): MetaDescriptor[] {
  const [first] = languages;
  if (!first || languages.length < 2) return [];
  return [...languages, { language: 'x-default', url: first.url }].map(({ language, url }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language,
    href: url,
  }));
}

/** Open Graph names its metas `property`. */
const property = (name: string, content: string | number): MetaDescriptor => ({
  property: name,
  content: String(content),
});

const pictureTags = ({ url, width, height, alt }: HeadPicture): MetaDescriptor[] => [
  property('og:image', url),
  ...(width > 0 && height > 0 ? [property('og:image:width', width), property('og:image:height', height)] : []),
  ...(alt === '' ? [] : [property('og:image:alt', alt)]),
];

const productTags = ({
  price,
  availability,
  brand,
  id,
}: NonNullable<PageHead['share']['product']>): MetaDescriptor[] => [
  ...(price
    ? [property('product:price:amount', price.amount), property('product:price:currency', price.currency)]
    : []),
  property('product:availability', availability),
  property('product:brand', brand),
  property('product:retailer_item_id', id),
];
