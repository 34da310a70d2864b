import type { JsonLdNode } from '../kit/jsonLd.ts';
import { writeWeekHours } from '../kit/openHours.ts';
import type { Branch } from './model.ts';
import { BRANCHES_PATH } from './path.ts';

/** Stores for schema.org: programs find where they are and when they are open. */
export const branchNodes = (branches: readonly Branch[], shop: { url: string; name: string }): JsonLdNode[] =>
  branches.map(({ slug, name, street, postcode, city, phone, email, open, place }) => ({
    '@type': 'Store',
    '@id': `${shop.url}${BRANCHES_PATH}#${slug}`,
    name: `${shop.name}, ${name}`,
    url: `${shop.url}${BRANCHES_PATH}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: 'PL',
    },
    ...(phone === undefined ? {} : { telephone: phone }),
    ...(email === undefined ? {} : { email }),
    ...(open ? { openingHours: writeWeekHours(open) } : {}),
    ...(place ? { geo: { '@type': 'GeoCoordinates', ...place } } : {}),
  }));
