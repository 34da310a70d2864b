/** Text of robots.txt (RFC 9309): calls are not pages, results of a search have no end, and the sitemap lists the pages. */
export const robotsText = (shopUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /ajax/',
    'Disallow: /graphql/',
    'Disallow: /szukaj?',
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ].join('\n');
