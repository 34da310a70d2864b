/** Text of robots.txt (RFC 9309): calls are not pages, and the sitemap lists the pages. */
export const robotsText = (shopUrl: string): string =>
  ['User-agent: *', 'Disallow: /ajax/', 'Disallow: /graphql/', '', `Sitemap: ${shopUrl}/sitemap.xml`, ''].join('\n');
