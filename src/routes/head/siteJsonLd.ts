import { type Page, pagePath } from '../../content/model.ts';
import type { JsonLdNode } from '../../kit/jsonLd.ts';
import { phoneHref } from '../../kit/phone.ts';
import { TEXT_NAME } from '../../listing/address/names.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import { SEARCH_PATH } from '../../search/address.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

export interface SiteTerms {
  /** Public origin. */
  shopUrl: string;
  shop: Pick<ShopFile, 'name' | 'tagline' | 'company'>;
}

export const organizationId = (shopUrl: string) => `${shopUrl}/#organization`;

/** The seller where it is only named; the main page tells the rest. */
export const sellerRef = ({ shopUrl, shop }: SiteTerms): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organizationId(shopUrl),
  name: shop.name,
});

/** The company as the law wants it named in a shop (UPK, art. 12). */
export function organization({ shopUrl, shop }: SiteTerms): JsonLdNode {
  const { company } = shop;
  return {
    '@type': ['Organization', 'OnlineStore'],
    '@id': organizationId(shopUrl),
    name: shop.name,
    legalName: company.name,
    url: `${shopUrl}/`,
    logo: `${shopUrl}/icon-512.png`,
    slogan: shop.tagline,
    email: company.email,
    telephone: phoneHref(company.phone).replace('tel:', ''),
    vatID: `PL${company.nip}`,
    taxID: company.nip,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postcode,
      addressLocality: company.city,
      addressCountry: company.country === 'Polska' ? 'PL' : company.country,
    },
  };
}

/** Structured data of the site, with the address of its search. */
export const website = ({ shopUrl, shop }: SiteTerms): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': `${shopUrl}/#website`,
  url: `${shopUrl}/`,
  name: shop.name,
  inLanguage: 'pl-PL',
  publisher: { '@id': organizationId(shopUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${shopUrl}${SEARCH_PATH}?${TEXT_NAME}={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The way from the front page to this one, which is the last and needs no address. */
export const breadcrumbs = (shopUrl: string, crumbs: readonly Crumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: href === undefined ? undefined : shopUrl + href,
  })),
});

/** A piece of writing, such as an episode of the notebook. Only the day of its last change is known. */
export function article(terms: SiteTerms, page: Page): JsonLdNode {
  const url = terms.shopUrl + pagePath(page);
  const picture = page.picture && outsidePicture(page.picture);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: page.title,
    description: page.description,
    image: picture === undefined ? undefined : terms.shopUrl + picture,
    dateModified: page.updated,
    inLanguage: 'pl-PL',
    mainEntityOfPage: url,
    author: sellerRef(terms),
    publisher: sellerRef(terms),
  };
}
