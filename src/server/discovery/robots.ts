/** Addresses that robots are to leave: calls are no pages, results of a search have no end, a basket and an order are everybody's own. */
const CALLS = ['/ajax/', '/graphql/', '/api/'];
const OWN_PAGES = ['/szukaj?', '/koszyk', '/zamowienie'];

/** Text of robots.txt (RFC 9309); the sitemap lists the pages. A language has addresses of its own. */
export const robotsText = (shopUrl: string, languages: readonly string[]): string =>
  [
    'User-agent: *',
    ...CALLS.map((path) => `Disallow: ${path}`),
    ...['', ...languages.map((one) => `/${one}`)].flatMap((root) =>
      OWN_PAGES.map((path) => `Disallow: ${root}${path}`),
    ),
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ].join('\n');
