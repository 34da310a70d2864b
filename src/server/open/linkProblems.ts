import type { Content } from '../../content/service.server.ts';
import type { Unlocated } from '../../settings/problem.ts';

/** Where forms and e-mails of every shop lead, and where nobody would look before a customer asks. */
const WANTED = {
  regulamin: 'the terms of sale: pages/regulamin.md',
  'polityka-prywatnosci': 'what forms link to: pages/polityka-prywatnosci.md',
} as const;
const WITHDRAWAL = '/zamowienie/znajdz/odstapienie';

interface Link {
  file: string;
  at: string;
  to: string;
}

/** Every link of menus, the main page, tiles and bars. */
export function contentLinks({ menu, main, tiles, announcements }: Content): Link[] {
  const of = (file: string, at: string, to: string | undefined): Link[] => (to === undefined ? [] : [{ file, at, to }]);
  const menuFile = 'content/menu.yaml';
  return [
    ...menu.footer.flatMap(({ links }, group) =>
      links.flatMap(({ to }, n) => of(menuFile, `footer.${group}.links.${n}.to`, to)),
    ),
    ...menu.legal.flatMap(({ to }, n) => of(menuFile, `legal.${n}.to`, to)),
    ...main.sections.flatMap((section, n) => [
      ...('more' in section ? of('content/main.yaml', `sections.${n}.more.to`, section.more?.to) : []),
      ...(section.kind === 'promises'
        ? section.items.flatMap(({ to }, item) => of('content/main.yaml', `sections.${n}.items.${item}.to`, to))
        : []),
    ]),
    ...tiles.flatMap(({ link }, n) => of('content/tiles.yaml', `tiles.${n}.link.to`, link.to)),
    ...announcements.bars.flatMap(({ link }, n) => of('content/strips.yaml', `bars.${n}.link.to`, link?.to)),
  ];
}

/**
 * What the content of a shop lacks: links that lead nowhere, pages that the law wants, the way to withdraw from a contract
 * (Directive 2011/83/EU, art. 11a).
 * @param isThere tells whether the shop has a page at a path
 */
export async function linkProblems(
  content: Content,
  isThere: (path: string) => Promise<boolean>,
): Promise<Unlocated[]> {
  const links = contentLinks(content);
  const problems: Unlocated[] = [];
  for (const { file, at, to } of links) {
    if (!to.startsWith('/') || (await isThere(to))) continue;
    problems.push({ file, at, expected: 'the address of a page that is there', found: to });
  }
  for (const [slug, expected] of Object.entries(WANTED)) {
    if (content.page(slug) === undefined) problems.push({ file: 'pages/', at: '', expected });
  }
  // The footer of the checkout and of other bare pages shows the last line alone.
  if (!content.menu.legal.some(({ to }) => to === WITHDRAWAL)) {
    const expected = 'a link by which a consumer withdraws from a contract, on every page';
    problems.push({ file: 'content/menu.yaml', at: 'legal', expected, example: WITHDRAWAL });
  }
  return problems;
}
