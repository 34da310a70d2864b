import { categoryPath, producerPath, seriesPath } from '../catalogue/model.ts';
import { pagePath } from '../content/model.ts';
import { HotspotPlaces } from '../hotspots/HotspotPlaces.tsx';
import { TEXT_NAME } from '../listing/address/names.ts';
import { isTooShort, SEARCH_PATH, searchPath, searchText } from '../search/address.ts';
import { EmptySearch, type NoResults } from '../search/EmptySearch.tsx';
import type { FoundGroup } from '../search/FoundGroups.tsx';
import { ResultsHead, type ResultsNotes } from '../search/ResultsHead.tsx';
import { searchTexts } from '../search/texts.ts';
import { translate } from '../ui/text.ts';
import { searchHead } from './head/heads.server.ts';
import { ListPage } from './layout/ListPage.tsx';
import { type ListData, listData } from './layout/list.server.ts';
import { listPlace } from './layout/listPlace.ts';
import { definePage, type PageRequest } from './page.ts';

/** Products of a list of results: whoever finds more has to say more. */
const MOST_LISTED = 2000;
const MOST_IN_GROUP = 6;

interface Results extends Omit<ListData, 'zones'> {
  notes: ResultsNotes;
}

/** The results of a search, always made anew: what is found has no end of addresses. */
export const searchPage = definePage({
  path: SEARCH_PATH,
  type: 'search',
  place: (url) => `${listPlace(url)} ${url.searchParams.get(TEXT_NAME) ?? ''}`,
  async load(asked) {
    const { shop, url } = asked;
    const text = searchText(url.searchParams.get(TEXT_NAME) ?? '');
    const why: NoResults =
      text === '' ? 'nothingAsked' : isTooShort(text) ? 'search_text_to_short' : 'search_products_not_found';
    const results = why === 'search_products_not_found' ? await resultsOf(asked, text) : undefined;
    const heading = translate(searchTexts, shop.texts, 'results', { text });
    const { categories } = await shop.catalogue.names();
    return {
      head: searchHead(asked, shop, text === '' ? translate(searchTexts, shop.texts, 'heading') : heading),
      text,
      why,
      heading,
      crumb: translate(searchTexts, shop.texts, 'crumb'),
      results,
      groups: text === '' || isTooShort(text) ? [] : await groupsOf(asked, text),
      ways: categories.roots.map((root) => ({ href: categoryPath(root), name: root.name })),
      phone: shop.shop.company.phone,
      zones: shop.hotspots.on('search', url.pathname),
    };
  },
  View: ({ data: { results, text, heading, crumb, groups, why, ways, phone, zones } }) =>
    results === undefined ? (
      <>
        <EmptySearch why={why} text={text} phone={phone} ways={ways} groups={groups} />
        <HotspotPlaces zones={zones} page="search" />
      </>
    ) : (
      <ListPage
        crumbs={[{ name: crumb, href: searchPath(text) }]}
        heading={heading}
        view={results.view}
        cards={results.cards}
        zones={zones}
      >
        <ResultsHead text={text} notes={results.notes} groups={groups} />
      </ListPage>
    ),
});

async function resultsOf(
  { shop, url, visit, visitor, reportError }: PageRequest,
  text: string,
): Promise<Results | undefined> {
  const { ids, total, atLeast, missing, corrected = null } = await shop.search.products(text, MOST_LISTED);
  // A list that is filtered or turned over was counted when it was first asked for.
  if (url.searchParams.size === 1) {
    shop.phrases.note(text, visit.place ?? visitor, missing.length > 0 ? 0 : total).catch(reportError);
  }
  if (ids.length === 0) return undefined;
  const list = await listData(shop, url, { kind: 'products', ids }, text);
  return { ...list, notes: { total, atLeast, missing, corrected, shown: ids.length } };
}

async function groupsOf({ shop }: PageRequest, text: string): Promise<FoundGroup[]> {
  const { categories, producers, series } = await shop.catalogue.names();
  const ids = (group: Parameters<typeof shop.search.group>[0]) => shop.search.group(group, text, MOST_IN_GROUP);
  const known = <T extends { id: number }>(some: readonly T[], wanted: readonly number[]) =>
    wanted.flatMap((id) => some.find((one) => one.id === id) ?? []);
  return [
    {
      name: 'categories',
      links: ids('categories')
        .flatMap((id) => categories.byId(id) ?? [])
        .map((one) => ({
          href: categoryPath(one),
          name: one.name,
          within: categories.ancestorsOf(one.id).map(({ name }) => name),
        })),
    },
    { name: 'series', links: known(series, ids('series')).map((one) => ({ href: seriesPath(one), name: one.name })) },
    {
      name: 'producers',
      links: known(producers, ids('producers')).map((one) => ({ href: producerPath(one), name: one.name })),
    },
    {
      name: 'pages',
      links: ids('pages')
        .flatMap((id) => shop.content.pageById(id) ?? [])
        .map((page) => ({ href: pagePath(page), name: page.title })),
    },
  ];
}
