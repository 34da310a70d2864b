/** What robots are told (RFC 9309): the calls of the pages are not pages, and here is everything that is. */
export const robotsText = (shopUrl: string): string =>
  ['User-agent: *', 'Disallow: /ajax/', 'Disallow: /graphql/', '', `Sitemap: ${shopUrl}/sitemap.xml`, ''].join('\n');
