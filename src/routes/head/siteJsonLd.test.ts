import { describe, expect, it } from 'vitest';
import { article, breadcrumbs, organization, website } from './siteJsonLd.ts';

const company = {
  name: 'Glinianka sp. z o.o.',
  street: 'ul. Garncarska 7',
  postcode: '59-700',
  city: 'Bolesławiec',
  country: 'Polska',
  nip: '1234563218',
  email: 'a@glinianka.example',
  phone: '75 612 40 18',
};
const terms = { shopUrl: 'https://sklep.pl', shop: { name: 'Glinianka', tagline: 'Kamionka', company } };

describe('JSON-LD of the shop', () => {
  it('names the company as it is registered', () => {
    expect(organization(terms)).toMatchObject({
      '@id': 'https://sklep.pl/#organization',
      legalName: 'Glinianka sp. z o.o.',
      telephone: '+48756124018',
      vatID: 'PL1234563218',
      address: { addressCountry: 'PL', postalCode: '59-700' },
    });
    const abroad = { ...terms, shop: { ...terms.shop, company: { ...company, country: 'Czechy' } } };
    expect(organization(abroad)).toMatchObject({ address: { addressCountry: 'Czechy' } });
  });
  it('tells where the search is', () =>
    expect(website(terms)).toMatchObject({
      potentialAction: { target: { urlTemplate: expect.stringMatching(/\/szukaj\?text=\{search_term_string\}$/) } },
    }));
  it('numbers the way here', () => {
    const crumbs = [{ name: 'Start', href: '/' }, { name: 'Kubki' }];
    expect(JSON.parse(JSON.stringify(breadcrumbs('https://sklep.pl', crumbs)))).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://sklep.pl/' },
        { '@type': 'ListItem', position: 2, name: 'Kubki' },
      ],
    });
  });
  it('tells an article by what is known of it', () => {
    const page = {
      id: 1,
      slug: 'zeszyt-1',
      title: 'Półka',
      description: 'Jak.',
      html: '',
      points: [],
      updated: '2026-11-14',
    };
    expect(JSON.parse(JSON.stringify(article(terms, page)))).toEqual({
      '@type': 'Article',
      '@id': 'https://sklep.pl/strona/zeszyt-1#article',
      headline: 'Półka',
      description: 'Jak.',
      dateModified: '2026-11-14',
      inLanguage: 'pl-PL',
      mainEntityOfPage: 'https://sklep.pl/strona/zeszyt-1',
      author: { '@type': 'Organization', '@id': 'https://sklep.pl/#organization', name: 'Glinianka' },
      publisher: { '@type': 'Organization', '@id': 'https://sklep.pl/#organization', name: 'Glinianka' },
    });
  });
});
